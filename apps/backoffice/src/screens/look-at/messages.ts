import { type DifferenceGroup, type LookAtKind, counted } from '@motorpark/domain';

export const messages = {
  title: 'To look at',
  lead: 'What somebody still has to settle, however old it is, and what went another way than usual in the last 31 days. Choose a period for what is older.',
  byKind: 'By kind',
  rows: 'Rows',
  each: 'One by one',
  differences: {
    title: 'Differences',
    by: {
      person: 'Differences by person',
      terminal: 'Differences by terminal',
      week: 'Differences by week',
      personAndWeek: 'Differences by person and week',
    } satisfies Record<DifferenceGroup, string>,
    shown: (rows: number) => counted(rows, 'row'),
    week: (monday: string) => `Week of ${monday}`,
    loading: 'Loading the differences…',
    loadFailed: 'The differences could not be loaded.',
    empty: 'No shift opened in this period is closed yet',
  },
  search: 'Search what to look at',
  searchHint: 'Finds people, terminals, counters, numbers and reasons',
  loading: 'Loading what to look at…',
  empty: 'Nothing to look at',
  next: {
    'Short or over': 'See the report of the shift',
    'Not counted': 'See the report of the shift',
    'Receipt not confirmed': 'Confirm the receipt',
    'Not banked in time': 'Mark as banked',
    'No till open': 'See its line',
    'After the count': 'See its line',
    Discarded: 'See the report of the shift',
    'Given back late': 'See how it was given back',
    'Not paid in time': 'See its line',
    'Confirmed by hand': 'See its line',
  } satisfies Record<LookAtKind, string>,
};
