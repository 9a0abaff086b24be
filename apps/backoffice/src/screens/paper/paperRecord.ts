import { paperWire, paperCodec } from '@motorpark/api';
import { PAPER_FIELDS, type Paper, type PaperForm, draftOf } from '@motorpark/domain';
import { officePaths } from '../../paths';
import { formFields } from '../../shared/record/fieldKinds';
import type { ListedKind } from '../../shared/record/recordKind';
import { usualWords } from '../../shared/record/usualWords';
import { paperColumns } from './paperColumns';

export const paperRecord: ListedKind<Paper, PaperForm> = {
  one: 'paper',
  many: 'papers',
  title: 'Papers',
  paths: officePaths.paper,
  columns: paperColumns,
  nameOf: ({ kind, vehicle, driver }) => `${kind} of ${vehicle || driver || ''}`,
  search: { label: 'Search Papers', hint: 'Finds vehicles, drivers, kinds and numbers' },
  form: {
    title: 'Paper Information',
    wireNames: paperWire.names,
    read: paperCodec.read,
    valuesOf: (row) => draftOf(PAPER_FIELDS, row),
    fields: formFields(PAPER_FIELDS, {
      vehicle: { kind: 'search', placeholder: 'Choose a vehicle', hint: 'Or choose a driver.' },
      driver: { kind: 'search', placeholder: 'Choose a driver' },
      kind: { kind: 'suggest', placeholder: 'Insurance' },
      number: {},
      expiresOn: { kind: 'day', hint: 'The last day on which it is valid.' },
    }),
  },
  words: usualWords('paper', 'papers'),
};
