import { counted } from '@motorpark/domain';
import { MOST_IMPORT_ROWS } from '@motorpark/api';

/** Texts of the import (docs/import.md). */
export const messages = {
  title: (title: string) => `Import ${title}`,
  lead: 'One row of the file for each, checked before anything is kept.',
  back: (title: string) => `Back to ${title}`,
  file: 'CSV file',
  hint: (columns: string) =>
    `Its first line says what stands in each column: ${columns}. At most ${MOST_IMPORT_ROWS.toLocaleString('en-US')} rows and 2 MB.`,
  template: 'Download template',
  templateName: (many: string) => `${many}_template.csv`,
  passcodes: {
    title: 'Passcodes stand in no file',
    text: 'Whoever is imported has none yet: they choose one by “Forgot password” on the login page, or you set a first one in their form.',
  },
  checking: 'Checking the file…',
  checkFailed: 'The file could not be checked. Please choose it again.',
  importFailed: 'The file could not be imported. Nothing of it was kept.',
  figures: 'What is in the file',
  toMake: 'New',
  same: 'On record already',
  sameNote: 'Left as they are',
  wrong: 'With mistakes',
  right: 'No mistakes',
  rightText: (rows: number) => `${counted(rows, 'row was', 'rows were')} checked.`,
  nothingNew: 'Everything in this file is on record already.',
  import: (count: number, one: string, many: string) => `Import ${counted(count, one, many)}`,
  importing: 'Importing…',
  imported: (count: number, one: string, many: string) => `${counted(count, one, many)} imported.`,
  hasMistakes: (count: number) => `${counted(count, 'mistake')} to mend`,
  mend: 'Nothing is imported while there is one. Mend the file, save it and choose it again.',
  completed: (count: number) => `${counted(count, 'phone number')} completed`,
  completedText: 'A spreadsheet removed their first 0 or +. Check them before you import the file.',
  storedAs: 'Stored as',
  shownPhones: (shown: number, all: number) =>
    `${shown.toLocaleString('en-US')} of ${counted(all, 'phone number')}`,
  mistakes: 'Mistakes',
  noMistakes: 'No mistakes',
  shown: (shown: number, all: number) => `${shown.toLocaleString('en-US')} of ${counted(all, 'mistake')}`,
  columns: { row: 'Row', column: 'Column', value: 'What stands there', message: 'What is wrong' },
  row: (row: number) => `Row ${row.toLocaleString('en-US')}`,
  wholeRow: 'Whole row',
  nothing: 'Nothing',
};
