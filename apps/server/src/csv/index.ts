export { CsvAnswer } from './csvAnswer';
export { type Cell, count, day, instant, money, phone } from './cells';
export { type Sheet, sheetOf } from './sheet';
