import { type Data, type WireShift, shiftCountWire } from '@motorpark/contract';
import { SHIFT_COUNT, cashOf, notesOf, shiftCountSchema, valuesOf } from '@motorpark/domain';
import { computed, sql } from '../db';
import { reasonIn } from '../history';
import type { PersonContext } from '../http/call';
import { invalid, refused } from '../http/failure';
import { formIn } from '../http/form';
import { answerOf, lockShift } from './lockShift';
import { sumsOf } from './shiftRows';

/** Keeps what was counted, once: only then does the answer say what should have been there. */
export function countShift(context: PersonContext): Promise<Data<WireShift>> {
  const { db, input, person, now } = context;
  const count = valuesOf(SHIFT_COUNT, formIn(shiftCountSchema, shiftCountWire.names, input));
  return db.transaction(async (tx) => {
    const { id, status } = await lockShift(tx, context);
    if (status !== 'Open') throw refused('This drawer was counted already.');
    const notes = notesOf(count);
    const expected = await sumsOf(tx, id);
    await tx.query(sql`
      update shift set counted_at = ${now}, notes = ${notes}::int[], coins_kobo = ${count.coins},
        counted_cash_kobo = ${cashOf(notes, count.coins)}, counted_pos_kobo = ${count.pos},
        counted_transfer_kobo = ${count.transfers}, expected_cash_kobo = ${expected.Cash},
        expected_pos_kobo = ${expected.POS}, expected_transfer_kobo = ${expected['Bank Transfer']}
      where id = ${id}`);
    return answerOf(tx, id, person);
  });
}

/** Closes a counted shift for good, under the next number of its terminal; with a reason where the count differs. */
export function closeShift(context: PersonContext): Promise<Data<WireShift>> {
  const { db, person, now } = context;
  const reason = reasonIn(context.input);
  return db.transaction(async (tx) => {
    const { id, status, terminal_id: terminalId } = await lockShift(tx, context);
    if (status === 'Open') throw refused('Count the drawer first.');
    if (status === 'Closed') throw refused('This shift is closed already.');
    const [row] = await tx.query(
      sql`select ${computed<{ differs: boolean }>({
        differs: sql`(counted_cash_kobo, counted_pos_kobo, counted_transfer_kobo)
        <> (expected_cash_kobo, expected_pos_kobo, expected_transfer_kobo)`,
      })} from shift where id = ${id}`,
    );
    if (row?.differs && !reason) throw invalid({ reason: 'Please say why it differs.' });
    // One after the other, so that the reports of a terminal have no gaps.
    await tx.query(sql`select from terminal where id = ${terminalId} for no key update`);
    await tx.query(sql`
      update shift set closed_at = ${now}, reason = ${reason || null}, report_number = (
        select coalesce(max(report_number), 0) + 1 from shift as other where other.terminal_id = ${terminalId})
      where id = ${id}`);
    return answerOf(tx, id, person);
  });
}
