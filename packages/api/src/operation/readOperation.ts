import { isOperationType, type LedgerEntry, type Operation } from '@motorpark/domain';
import { countOf, shape, idOf, instantOf, koboOf, read, recordOf, textOf, type Fields } from '../reading';

/** Parses a line of the ledger; undefined if its type is unknown or its amount cannot be read: money is never guessed. A null is an amount not told yet. */
export function readOperation(row: Fields, place = 0): Operation | undefined {
  const type = textOf(row['type']) ?? '';
  const amount = koboOf(row['amount']);
  if (!isOperationType(type) || (amount === undefined && row['amount'] !== null)) return undefined;
  const route = recordOf(row['route']);
  const [origin, destination] = [textOf(route['origin']), textOf(route['destination'])];
  return {
    id: idOf(row, place),
    type,
    description: textOf(row['description']) ?? '',
    amount,
    at: instantOf(read(row, 'timestamp', 'at')) ?? '',
    route: origin !== undefined && destination !== undefined ? { origin, destination } : undefined,
    location: textOf(row['location']),
    terminal: textOf(row['terminal']),
    by: textOf(row['by']),
    isReversal: row['is_reversal'] === true,
    entry: row['entry'] === undefined ? undefined : readEntry(recordOf(row['entry'])),
  };
}

const readEntry = shape<LedgerEntry>({
  number: textOf,
  customer: textOf,
  method: textOf,
  reference: textOf,
  counter: textOf,
  reportNumber: countOf,
  reversedAt: instantOf,
  account: textOf,
  counterAccount: textOf,
});
