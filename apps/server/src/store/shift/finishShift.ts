import {
  type Kobo,
  type ShiftCount,
  WHO_FOLLOWS_UP,
  WHY_IT_DIFFERS,
  cashOf,
  floatTooHigh,
  mayAnywhere,
  notesOf,
} from '@motorpark/domain';
import { columns, computed, join, newId, type Transaction, type Statement, sql } from '../../db';
import type { Person } from '../../request/person';
import { invalid } from '../../request/failure';
import type { LockedShift } from './lockShift';
import { UNCONFIRMED_AT_COUNT, sumsOf } from './shiftParts';

interface Counting {
  now: Date;
  /** Undefined if nobody counts the drawer: only the expected amounts are stored. */
  count: ShiftCount | undefined;
  /** The person who counted, if it is not the owner. */
  by?: Person | undefined;
}

/** Whether the count of somebody else is disputed until it is confirmed. One of a super admin needs nobody. */
export const isDisputedBy = (by: Person): boolean => !mayAnywhere('shift.confirm', by.role);

/** Returns the SQL assignments of a count: the expected amounts at its time, and what was found. */
export async function countedNow(
  tx: Transaction,
  id: string,
  { now, count, by }: Counting,
): Promise<Statement> {
  const expected = await sumsOf(tx, id);
  const settled = sql`counted_at = ${now}, expected_cash_kobo = ${expected.Cash}, expected_pos_kobo = ${expected.POS},
    expected_transfer_kobo = ${expected['Bank Transfer']}`;
  if (count === undefined) return settled;
  const notes = notesOf(count);
  return sql`${settled},
    notes = ${notes}::int[], coins_kobo = ${count.coins}, counted_cash_kobo = ${cashOf(notes, count.coins)},
    counted_pos_kobo = ${count.pos}, counted_transfer_kobo = ${count.transfers}, counted_by = ${by?.id ?? null}::uuid,
    is_witnessed = ${by && isDisputedBy(by) ? false : null}::boolean`;
}

interface Finishing {
  reason: string | undefined;
  now: Date;
  /** Id of the person who closes the shift, if it is not the owner. */
  by?: string;
  /** Amount in kobo that stays in the drawer as the next float; undefined if all cash is taken over or the shift was not counted. */
  floatLeft?: Kobo | undefined;
  /** A count that is stored together with the closing. */
  counting?: Statement | undefined;
}

/**
 * Closes a shift under the next number of its terminal. Shifts of one terminal close one after the other, so the numbers have no gaps. The counted cash that
 * does not stay is recorded as a drop that still has to be banked, received by whoever closes the shift of somebody else. Throws a 422 at `reason` if a difference is not explained, at `float_left` if more would
 * stay than was counted.
 */
export async function finishShift(tx: Transaction, shift: LockedShift, finishing: Finishing): Promise<void> {
  const { id, terminal_id: terminalId, counted_cash_kobo: cash } = shift;
  const { reason, now, by, floatLeft, counting } = finishing;
  await refuseUnexplained(tx, id, reason);
  if ((floatLeft ?? 0) > (cash ?? 0)) throw invalid({ float_left: 'This is more than was counted.' });
  const [company] = await tx.query(sql`select ${columns('company.drawer_float_kobo')} from company`);
  const most = company?.drawer_float_kobo ?? 0;
  if ((floatLeft ?? 0) > most) throw invalid({ float_left: floatTooHigh(most) });
  await tx.query(sql`select from terminal where id = ${terminalId} for no key update`);
  const closed = sql`
    closed_at = ${now}, closed_by = ${by ?? null}::uuid, float_left_kobo = ${floatLeft ?? null}::bigint, reason = ${reason || null}, report_number = (
      select coalesce(max(report_number), 0) + 1 from shift as other where other.terminal_id = ${terminalId})`;
  await tx.query(
    sql`update shift set ${counting ? join([closed, counting], ', ') : closed} where id = ${id}`,
  );
  await tx.query(sql`
    insert into cash_drop (id, shift_id, amount_kobo, is_closing, at, receiver_id, receiver_name)
    select ${newId()}, id, counted_cash_kobo - float_left_kobo, true, ${now}, closed_by, (select name from person where person.id = closed_by) from shift
    where id = ${id} and counted_cash_kobo > float_left_kobo`);
}

/** Throws a 422 at `reason` if the count differs or includes unconfirmed payments, and no reason is given. */
async function refuseUnexplained(tx: Transaction, id: string, reason: string | undefined): Promise<void> {
  if (reason) return;
  const [row] = await tx.query(
    sql`select ${computed<{ differs: boolean; is_unconfirmed: boolean }>({
      differs: sql`(counted_cash_kobo, counted_pos_kobo, counted_transfer_kobo)
        <> (expected_cash_kobo, expected_pos_kobo, expected_transfer_kobo)`,
      is_unconfirmed: sql`exists (
        select from awaited_payment join operation on operation.id = awaited_payment.id
        where operation.shift_id = shift.id and ${UNCONFIRMED_AT_COUNT})`,
    })} from shift where id = ${id}`,
  );
  if (row?.differs) throw invalid({ reason: WHY_IT_DIFFERS });
  if (row?.is_unconfirmed) throw invalid({ reason: WHO_FOLLOWS_UP });
}
