export { changesBetween } from './changesBetween';
export { type Columns, fieldColumns } from './columns';
