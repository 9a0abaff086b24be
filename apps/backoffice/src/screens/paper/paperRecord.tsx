import { paperWire, readPaper } from '@motorpark/api';
import {
  PAPER_FIELDS,
  PAPER_NOTICE_DAYS,
  type Paper,
  type PaperForm,
  addDays,
  draftOf,
  formatDay,
  paperState,
} from '@motorpark/domain';
import { type Column, StatusBadge } from '@motorpark/ui';
import { officePaths } from '../../paths';
import { formFields } from '../../shared/record/fieldKinds';
import type { ListedKind } from '../../shared/record/recordKind';
import { usualWords } from '../../shared/record/usualWords';
import { today } from '../../shared/today';

export const lastDayOfNotice = () => addDays(today(), PAPER_NOTICE_DAYS);

/** The columns of a paper, in its list and on the dashboard. */
export const paperColumns: Column<Paper>[] = [
  {
    header: 'Vehicle or driver',
    cell: ({ vehicle, driver }) => vehicle || driver || '',
    isRowHeader: true,
    truncate: true,
  },
  { header: 'Kind', cell: ({ kind }) => kind, truncate: true },
  { header: 'Number', cell: ({ number }) => number, truncate: true, hides: 1 },
  {
    header: 'Valid until',
    cell: ({ expiresOn }) => formatDay(expiresOn),
    cardLabel: 'Valid until',
    sortBy: 'expiresOn',
  },
  {
    header: 'Status',
    cell: (paper) => <StatusBadge status={paperState(paper, today(), lastDayOfNotice())} />,
    card: 'badge',
  },
];

export const paperRecord: ListedKind<Paper, PaperForm> = {
  one: 'paper',
  many: 'papers',
  keep: 'paper.keep',
  title: 'Papers',
  paths: officePaths.paper,
  columns: paperColumns,
  isImported: false,
  nameOf: ({ kind, vehicle, driver }) => `${kind} of ${vehicle || driver || ''}`,
  search: { label: 'Search Papers', hint: 'Finds vehicles, drivers, kinds and numbers' },
  form: {
    title: 'Paper Information',
    wireNames: paperWire.names,
    read: readPaper,
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
