/** The contract's tables of calls that only late screens make, which read them from there; the one table of all calls is part of the first list. */
export const LATE_CALLS = [
  'departure',
  'disruption',
  'drop',
  'everywhere',
  'import',
  'payment',
  'report',
  'secondFactor',
  'shift',
  'ticketChange',
] as const;
