import {
  MOST_USED_ROWS,
  type WireAwaitedPayment,
  type WireStatement,
  type WireStatementRow,
  type WireUsedRow,
} from '@motorpark/contract';
import { nairaOnWire, parseNaira } from '@motorpark/domain';
import { asTheBankHasIt, sameReference } from './references';
import type { StatementRow } from './statementColumns';

/** A row by which money came in, and whatever in it could be a reference. */
export interface ReadRow {
  row: StatementRow;
  said: ReadonlySet<string>;
}

interface Known {
  /** What waits, by the reference that was said. */
  awaited: ReadonlyMap<string, readonly WireAwaitedPayment[]>;
  /** What was confirmed, by the reference that it was confirmed under. */
  used: ReadonlyMap<string, string>;
}

/** Nobody needs all of it to know the row again. */
const MOST_SHOWN = 200;

/** What each row comes to; each payment is offered by the first row that names it. */
export function sortOut(
  rows: readonly ReadRow[],
  { awaited, used }: Known,
): Omit<WireStatement, 'rows' | 'passed_over'> {
  const matches: WireStatement['matches'] = [];
  const differing: WireStatement['differing'] = [];
  const usedRows: WireUsedRow[] = [];
  const offered = new Set<string>();
  let repeated = 0;
  let unmatched = 0;
  for (const { row, said } of rows) {
    const named = [...said].flatMap((same) => awaited.get(same) ?? []);
    const reused = named.filter(({ told_reference: told }) => used.has(sameReference(told)));
    const open = named.filter((payment) => !reused.includes(payment));
    const before = [...said].find((same) => used.has(same));
    if (reused.length > 0 || (open.length === 0 && before !== undefined)) {
      const same = reused[0] ? sameReference(reused[0].told_reference) : (before ?? '');
      usedRows.push({
        ...shown(row, asTheBankHasIt(row, same) ?? reused[0]?.told_reference ?? same),
        used_for: used.get(same) ?? '',
        payment: reused[0] ?? null,
      });
    } else if (open.length === 0) {
      unmatched += 1;
    } else {
      const exact = open.filter(({ amount }) => nairaOnWire(koboOf(row) ?? -1) === amount);
      const fresh = (exact.length > 0 ? exact : open).filter(({ id }) => !offered.has(id));
      if (fresh.length === 0) repeated += 1;
      for (const payment of fresh) {
        const told = payment.told_reference;
        const match = { ...shown(row, asTheBankHasIt(row, sameReference(told)) ?? told), payment };
        (exact.length > 0 ? matches : differing).push(match);
        if (exact.length > 0) offered.add(payment.id);
      }
    }
  }
  return {
    matches,
    // If the right amount came later, the wrong one no longer matters.
    differing: differing.filter(({ payment }) => !offered.has(payment.id)),
    used: usedRows
      .toSorted((one, other) => Number(other.payment !== null) - Number(one.payment !== null))
      .slice(0, MOST_USED_ROWS),
    used_count: usedRows.length,
    repeated,
    unmatched,
  };
}

const koboOf = ({ amount = '' }: StatementRow) => parseNaira(amount.replace(/\s*cr\.?$/i, ''));

const shown = ({ row, date, texts, amount = '' }: StatementRow, reference: string): WireStatementRow => ({
  row,
  date: date.slice(0, MOST_SHOWN),
  text: texts.join(', ').slice(0, MOST_SHOWN),
  amount: amount.slice(0, MOST_SHOWN),
  reference,
});
