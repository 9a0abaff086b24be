export { fetchLazyParts, lazyPart } from './lazyPart';
