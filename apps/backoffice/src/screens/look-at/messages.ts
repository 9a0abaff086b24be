import type { LookAtKind } from '@motorpark/domain';

export const messages = {
  title: 'To look at',
  lead: 'What somebody still has to settle, however old it is, and what went another way than usual in the last 31 days. Choose a period for what is older.',
  byKind: 'By kind',
  search: 'Search what to look at',
  searchHint: 'Finds people, terminals, counters, numbers and reasons',
  loading: 'Loading what to look at…',
  empty: 'Nothing to look at',
  next: {
    'Short or over': 'See the report of the shift',
    'Not counted': 'See the report of the shift',
    'Receipt not confirmed': 'Confirm who received it',
    'Not banked in time': 'Bank it',
    'No till open': 'See its line',
    'After the count': 'See its line',
    Discarded: 'See the report of the shift',
    'Given back late': 'See how it was given back',
    'Not paid in time': 'See its line',
  } satisfies Record<LookAtKind, string>,
};
