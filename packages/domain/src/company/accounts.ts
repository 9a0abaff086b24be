import { linesOf } from './lines';

/** What the accountant's files have an account of: what was sold or spent, then what it was paid by, then where a payment provider's settlements go (docs/company.md). */
export const ACCOUNTS = [
  'Tickets',
  'Waybills',
  'Expenses',
  'Cash',
  'POS',
  'Bank Transfer',
  'Bank',
  'Provider Fee',
  'Other',
] as const;

const LINE = new RegExp(`^(${ACCOUNTS.join('|')}): *\\S.{0,39}$`, 'i');

/** Returns why a text does not name accounts, one a line; undefined if it does, or is empty. */
export function accountsFault(text: string): string | undefined {
  const lines = linesOf(text);
  const wrong = lines.findIndex((line) => !LINE.test(line));
  if (wrong !== -1)
    return `Write line ${wrong + 1} as Cash: 1010, with one of ${ACCOUNTS.join(', ')} before the colon and at most 40 characters after it.`;
  const names = lines.map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
  const twice = names.findIndex((name, at) => names.indexOf(name) < at);
  return twice === -1 ? undefined : `Line ${twice + 1} is for the same account as one above. Write one line.`;
}
