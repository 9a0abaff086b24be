export { CsvAnswer } from './csvAnswer';
export { type Cell, count, day, instant, money, phone } from './cells';
export { type Sheet, type SheetColumn, sheetOf, sheetOfColumns } from './sheet';
