import { inBase64 } from '../files';
import type { CallCase } from './callCase';

const aFile = (place: number) => ({
  list: 'terminals',
  file: inBase64(`Name,Address,City,State\r\nImported ${place},1 Zik Avenue,Awka,Anambra\r\n`),
});

const WRONG: CallCase['wrong'] = [
  [
    { list: 'tickets' },
    'list',
    'It is one of terminals, routes, vehicles, drivers, admins, fares, services.',
  ],
  [{ file: '' }, 'file', 'Choose a CSV file that is not empty.'],
  [{ file: inBase64('Name,Address,City,State\r\n') }, 'file', 'This file has no rows below its headings.'],
];

export const importCases = {
  previewImport: {
    well: (_office, place) => ({ fields: aFile(place) }),
    answers: () => ({
      data: { rows: 1, new: 1, changed: 0, same: 0, wrong: 0, mistake_count: 0, mistakes: [] },
    }),
    wrong: WRONG,
  },
  importRecords: {
    well: (_office, place) => ({ fields: aFile(place) }),
    answers: () => ({ data: { imported: 1, changed: 0, same: 0 } }),
    wrong: WRONG,
  },
} satisfies Record<string, CallCase>;
