import { setImmediate as letOthers } from 'node:timers/promises';
import type { Data, WireAwaitedPayment, WireStatement } from '@motorpark/contract';
import { atOwnTerminal } from '../../../store/access/rights';
import { sql } from '../../../db';
import type { PersonContext } from '../../../request/call';
import { expireDue } from '../../../store/expiry/expireDue';
import { paymentRows } from '../../../store/payment/paymentRows';
import { referencesIn, sameReference } from './references';
import { type ReadRow, matchRows } from './matchRows';
import { type StatementRow, readStatement } from './statementColumns';
import { usedReferences } from './usedReferences';

/** Rows read before other calls get a turn. */
const BATCH = 200;

/** Minimum length of a reference that is looked up among all used ones, unless it fills a cell of its own. */
const SHORTEST_USED = 6;

/** Matches a bank statement with awaited payments by the reference given at the sale. Confirms none of them and stores nothing of the statement. */
export async function matchStatement(context: PersonContext): Promise<Data<WireStatement>> {
  const { db, input, person, due } = context;
  const rows = readStatement(input['file']);
  await expireDue(db, due);
  const payments = await paymentRows(
    db,
    sql`outcome is null and coalesce(ticket.payment_reference, waybill.payment_reference) is not null
      and ${atOwnTerminal(person, 'payment.confirm', sql`operation.terminal_id`)}`,
    context,
  );
  const awaited = new Map<string, WireAwaitedPayment[]>();
  for (const payment of payments) {
    const same = sameReference(payment.told_reference);
    if (same !== '') awaited.set(same, [...(awaited.get(same) ?? []), payment]);
  }
  const paid = await readAll(rows.filter(({ amount }) => amount !== undefined));
  const credits = paid.filter(({ row }) => row.isCredited);
  const used = await usedReferences(
    db,
    new Set(
      credits.flatMap(({ references, row }) =>
        [...references].filter((same) => awaited.has(same) || mayBeUsed(same, row)),
      ),
    ),
  );
  return {
    data: {
      ...matchRows(paid, { awaited, used }),
      rows: rows.length,
      passed_over: rows.length - credits.length,
    },
  };
}

async function readAll(rows: readonly StatementRow[]): Promise<ReadRow[]> {
  const read: ReadRow[] = [];
  for (const row of rows) {
    if (read.length % BATCH === BATCH - 1) await letOthers();
    read.push({ row, references: referencesIn(row) });
  }
  return read;
}

const mayBeUsed = (same: string, { references }: StatementRow): boolean =>
  (same.length >= SHORTEST_USED && /\d/.test(same)) ||
  references.some((cell) => sameReference(cell) === same);
