export { CsvAnswer } from './csvAnswer';
export { type Cell, count, day, instant, money, phone, withoutApostrophe } from './cells';
export { type Sheet, type SheetColumn, sheetOf, sheetOfColumns } from './sheet';
