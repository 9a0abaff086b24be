export { foundPage } from './foundPage';
export { matches } from './matches';
export { type Search, searchIn } from './searchIn';
