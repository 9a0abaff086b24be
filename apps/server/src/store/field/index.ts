export { changesBetween } from './changesBetween';
export { fieldColumns } from './fieldColumns';
