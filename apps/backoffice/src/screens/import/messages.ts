import { type ImportColumn, MOST_IMPORT_ROWS } from '@motorpark/api';
import { counted } from '@motorpark/domain';

/** Texts of the import (docs/import.md). */
export const messages = {
  title: (title: string) => `Import ${title}`,
  lead: 'One row for each. The file is checked before anything is saved.',
  back: (title: string) => `Back to ${title}`,
  backToSetUp: 'Back to the set-up',
  file: 'CSV file',
  hint: (columns: readonly ImportColumn[]) =>
    [
      `The first row has the names of the columns: ${columns.map(({ heading }) => heading).join(', ')}.`,
      ...columns.flatMap(({ heading, choices }) =>
        choices ? [`${heading} is one of: ${choices.join(', ')}.`] : [],
      ),
      `At most ${MOST_IMPORT_ROWS.toLocaleString('en-US')} rows and 2 MB.`,
    ].join(' '),
  template: 'Download template',
  templateName: (many: string) => `${many}_template.csv`,
  passcodes: {
    title: 'Passcodes are not imported',
    text: 'Imported people have no passcode yet. They choose one with “Forgot Passcode?” on the login page, or you set a first one in their form.',
  },
  checking: 'Checking the file…',
  checkFailed: 'The file could not be checked. Please choose it again.',
  importFailed: 'The file could not be imported, and nothing was saved. Please try again.',
  figures: 'File summary',
  toMake: 'New',
  toChange: 'Changed',
  same: 'On record already',
  sameNote: 'Left as they are',
  wrong: 'With mistakes',
  right: 'No mistakes',
  rightText: (rows: number) => `${counted(rows, 'row was', 'rows were')} checked.`,
  nothingNew: 'Everything in this file is on record already.',
  import: (made: number, changed: number, one: string, many: string) =>
    made === 0
      ? `Change ${counted(changed, one, many)}`
      : `Import ${counted(made, one, many)}${changed === 0 ? '' : ` and change ${changed.toLocaleString('en-US')}`}`,
  importing: 'Importing…',
  imported: (made: number, changed: number, one: string, many: string) =>
    made === 0
      ? `${counted(changed, one, many)} changed.`
      : `${counted(made, one, many)} imported${changed === 0 ? '' : `, ${changed.toLocaleString('en-US')} changed`}.`,
  first: 'The first rows, as they will be stored',
  rows: 'First rows',
  changes: (count: number) => `${counted(count, 'value')} will change`,
  changesText: 'These records exist already. Check what the file changes before you go on.',
  from: 'From',
  to: 'To',
  shownChanges: (shown: number, all: number) =>
    `${shown.toLocaleString('en-US')} of ${counted(all, 'value')}`,
  hasMistakes: (count: number) => `${counted(count, 'mistake')} to correct`,
  mend: 'Nothing is imported while there is one. Correct the file, save it and choose it again.',
  meant: (count: number) =>
    count === 1 ? 'It is correct as it is' : `${count.toLocaleString('en-US')} are correct as they are`,
  completed: (count: number) => `${counted(count, 'phone number')} completed`,
  completedText: 'A spreadsheet removed their first 0 or +. Check them before you import the file.',
  storedAs: 'Stored as',
  shownPhones: (shown: number, all: number) =>
    `${shown.toLocaleString('en-US')} of ${counted(all, 'phone number')}`,
  mistakes: 'Mistakes',
  noMistakes: 'No mistakes',
  shown: (shown: number, all: number) => `${shown.toLocaleString('en-US')} of ${counted(all, 'mistake')}`,
  columns: { row: 'Row', column: 'Column', value: 'Value', message: 'Problem' },
  row: (row: number) => `Row ${row.toLocaleString('en-US')}`,
  wholeRow: 'Whole row',
  nothing: 'Nothing',
};
