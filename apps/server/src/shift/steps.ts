import { type Kobo, type ShiftCount, type ShiftMethod, cashOf, notesOf } from '@motorpark/domain';
import { computed, newId, type Sql, type Statement, sql } from '../db';
import { invalid } from '../http/failure';
import { UNSEEN } from './shiftParts';

type Expected = Readonly<Record<ShiftMethod, Kobo>>;

/** What should have been there, which is settled from now on. */
export const settled = (expected: Expected, now: Date): Statement => sql`
  counted_at = ${now}, expected_cash_kobo = ${expected.Cash}, expected_pos_kobo = ${expected.POS},
  expected_transfer_kobo = ${expected['Bank Transfer']}`;

/** What was found, by whom where that is not whose shift it is. */
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
  /** Where that is not whose shift it is. */
  by?: string;
  /** What stays in the drawer as the next float, where its cash does not go on as a whole. */
  floatLeft?: Kobo | undefined;
}

/** Closed, under the next number of its terminal: shifts of one terminal close one after the other, so that the numbers have no gaps. */
export async function closed(
  tx: Sql,
  { terminalId, reason, now, by, floatLeft }: Closing,
): Promise<Statement> {
  await tx.query(sql`select from terminal where id = ${terminalId} for no key update`);
  return sql`
    closed_at = ${now}, closed_by = ${by ?? null}::uuid, float_left_kobo = ${floatLeft ?? null}::bigint, reason = ${reason || null}, report_number = (
      select coalesce(max(report_number), 0) + 1 from shift as other where other.terminal_id = ${terminalId})`;
}

/** What was counted in a drawer that is closed, and does not stay in it, is on its way to the bank. */
export async function handIn(tx: Sql, id: string, now: Date): Promise<void> {
  await tx.query(sql`
    insert into cash_drop (id, shift_id, amount_kobo, is_closing, at)
    select ${newId()}, id, counted_cash_kobo - float_left_kobo, true, ${now} from shift
    where id = ${id} and counted_cash_kobo > float_left_kobo`);
}

/** 422 at `reason` where the count of a shift differs, or holds what nobody has seen, and nobody says anything of it. */
export async function refuseUnexplained(tx: Sql, id: string, reason: string | undefined): Promise<void> {
  const [row] = await tx.query(
    sql`select ${computed<{ differs: boolean; is_unconfirmed: boolean }>({
      differs: sql`(counted_cash_kobo, counted_pos_kobo, counted_transfer_kobo)
        <> (expected_cash_kobo, expected_pos_kobo, expected_transfer_kobo)`,
      is_unconfirmed: sql`exists (
        select from awaited_payment join operation on operation.id = awaited_payment.id
        where operation.shift_id = shift.id and ${UNSEEN})`,
    })} from shift where id = ${id}`,
  );
  if (reason) return;
  if (row?.differs) throw invalid({ reason: 'Please say why it differs.' });
  if (row?.is_unconfirmed) throw invalid({ reason: 'Please say who sees to what is not confirmed.' });
}
