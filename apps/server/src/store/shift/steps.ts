import { type Kobo, type ShiftCount, type ShiftMethod, cashOf, notesOf } from '@motorpark/domain';
import { computed, newId, type Transaction, type Statement, sql } from '../../db';
import { invalid } from '../../request/failure';
import { UNCONFIRMED_AT_COUNT } from './shiftParts';

type Expected = Readonly<Record<ShiftMethod, Kobo>>;

/** SQL assignments that fix the expected amounts at the time of the count. */
export const settled = (expected: Expected, now: Date): Statement => sql`
  counted_at = ${now}, expected_cash_kobo = ${expected.Cash}, expected_pos_kobo = ${expected.POS},
  expected_transfer_kobo = ${expected['Bank Transfer']}`;

/** SQL assignments of the counted amounts; `by` is set if it is not the shift's owner who counted. */
export function counted(count: ShiftCount, by?: string): Statement {
  const notes = notesOf(count);
  return sql`
    notes = ${notes}::int[], coins_kobo = ${count.coins}, counted_cash_kobo = ${cashOf(notes, count.coins)},
    counted_pos_kobo = ${count.pos}, counted_transfer_kobo = ${count.transfers}, counted_by = ${by ?? null}::uuid`;
}

interface Closing {
  terminalId: string;
  reason: string | undefined;
  now: Date;
  /** Id of the person who closes the shift, if it is not the owner. */
  by?: string;
  /** Amount in kobo that stays in the drawer as the next float; undefined if all cash is taken over or the shift was not counted. */
  floatLeft?: Kobo | undefined;
}

/** SQL assignments that close a shift under the next number of its terminal. Shifts of one terminal close one after the other, so the numbers have no gaps. */
export async function closed(
  tx: Transaction,
  { terminalId, reason, now, by, floatLeft }: Closing,
): Promise<Statement> {
  await tx.query(sql`select from terminal where id = ${terminalId} for no key update`);
  return sql`
    closed_at = ${now}, closed_by = ${by ?? null}::uuid, float_left_kobo = ${floatLeft ?? null}::bigint, reason = ${reason || null}, report_number = (
      select coalesce(max(report_number), 0) + 1 from shift as other where other.terminal_id = ${terminalId})`;
}

/** Records the counted cash that does not stay in a closed drawer as a drop that still has to be banked. */
export async function recordClosingDrop(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.query(sql`
    insert into cash_drop (id, shift_id, amount_kobo, is_closing, at)
    select ${newId()}, id, counted_cash_kobo - float_left_kobo, true, ${now} from shift
    where id = ${id} and counted_cash_kobo > float_left_kobo`);
}

/** Throws a 422 at `reason` if the count differs or includes unconfirmed payments, and no reason is given. */
export async function refuseUnexplained(
  tx: Transaction,
  id: string,
  reason: string | undefined,
): Promise<void> {
  const [row] = await tx.query(
    sql`select ${computed<{ differs: boolean; is_unconfirmed: boolean }>({
      differs: sql`(counted_cash_kobo, counted_pos_kobo, counted_transfer_kobo)
        <> (expected_cash_kobo, expected_pos_kobo, expected_transfer_kobo)`,
      is_unconfirmed: sql`exists (
        select from awaited_payment join operation on operation.id = awaited_payment.id
        where operation.shift_id = shift.id and ${UNCONFIRMED_AT_COUNT})`,
    })} from shift where id = ${id}`,
  );
  if (reason) return;
  if (row?.differs) throw invalid({ reason: 'Please say why it differs.' });
  if (row?.is_unconfirmed) throw invalid({ reason: 'Please say who will follow up what is not confirmed.' });
}
