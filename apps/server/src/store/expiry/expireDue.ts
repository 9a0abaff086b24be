import { type HeldReason, formatDateTime, hasLeft, heldBecause } from '@motorpark/domain';
import type { Due } from '../../clock';
import { type Database, type Transaction, columns, computed, prepared, sql } from '../../db';
import { recordGiveBack } from '../giveBack/recordGiveBack';
import { balanceOf, reverse, wasCash } from '../operation/ledger';
import { HAS_BOARDED } from '../ticket/sharedColumns';
import { lockTrips } from '../trip/lockTrips';

/** Maximum number of sales per run, the longest overdue first. */
const MOST = 100;

/**
 * Voids sales whose money did not arrive in time: frees the seats and reverses the income. A sale that was cash before, was boarded or has left is held for a
 * super admin instead (docs/payment.md). Each is voided once, even in parallel runs; a simultaneous confirmation is either first or too late. Does nothing
 * while the clock is in doubt. A failure is logged and does not affect the others.
 */
export async function expireDue(
  db: Database,
  now: Due | undefined,
  onFailure: (error: unknown) => void = () => undefined,
): Promise<void> {
  if (!now) return;
  const due = await db.query(
    prepared(sql`
      select ${columns('awaited_payment.id', 'operation.terminal_id')}
      from awaited_payment join operation on operation.id = awaited_payment.id
      where outcome is null and held is null and expires_at <= ${now} order by expires_at limit ${MOST}`),
  );
  for (const { id, terminal_id: terminalId } of due) {
    try {
      await db.transaction((tx) => expire(tx, id, now), terminalId);
    } catch (error) {
      onFailure(error);
    }
  }
}

async function expire(tx: Transaction, id: string, now: Date): Promise<void> {
  const record = await lockRecord(tx, id);
  if (!record) return;
  const held = await whyHeld(tx, record, now);
  if (held !== undefined) {
    await tx.query(
      sql`update awaited_payment set held = ${held} where id = ${id} and outcome is null and held is null`,
    );
    return;
  }
  const [due] = await tx.query(sql`
    update awaited_payment set outcome = 'Expired', settled_at = ${now}
    where id = ${id} and outcome is null and expires_at <= ${now}
    returning ${columns('awaited_payment.expires_at')}`);
  if (!due) return;
  const { noun, number, terminalId, personId } = record;
  const reason = `The payment was not confirmed by ${formatDateTime(due.expires_at)}.`;
  const subject = { noun, id: record.id };
  const amount = await balanceOf(tx, subject);
  const act = { way: 'expire', subject, amount, kept: 0, person: undefined, terminalId, now } as const;
  await recordGiveBack(tx, { ...act, reason });
  await tx.query(sql`
    update ${noun === 'ticket' ? sql`ticket` : sql`waybill`} set deleted_at = ${now}, deleted_reason = ${reason}
    where id = ${record.id} and deleted_at is null`);
  await reverse(tx, {
    subject,
    words: `${noun === 'ticket' ? 'Ticket' : 'Waybill'} ${number} expired: not confirmed`,
    terminalId,
    person: { id: personId },
    now,
  });
}

/** Returns why a locked sale does not expire; undefined if it does. */
async function whyHeld(
  tx: Transaction,
  { noun, id }: { noun: 'ticket' | 'waybill'; id: string },
  now: Date,
): Promise<HeldReason | undefined> {
  const was_cash = wasCash(id);
  if (noun === 'waybill') {
    const [row] = await tx.query(sql`
      select ${columns('waybill.status', computed<{ was_cash: boolean }>({ was_cash }))} from waybill where id = ${id}`);
    return (
      row && heldBecause({ wasCash: row.was_cash, hasBoarded: false, hasLeft: row.status !== 'Pending' })
    );
  }
  const [row] = await tx.query(sql`
    select ${columns(
      'ticket.status',
      'trip.status as trip_status',
      'trip.departs_at',
      computed<{ was_cash: boolean; has_boarded: boolean }>({ was_cash, has_boarded: HAS_BOARDED }),
    )} from ticket join trip on trip.id = ticket.trip_id where ticket.id = ${id}`);
  return (
    row &&
    heldBecause({
      wasCash: row.was_cash,
      hasBoarded: row.has_boarded || row.status !== 'Scheduled',
      hasLeft: hasLeft({ status: row.trip_status, travelDate: row.departs_at }, now.toISOString()),
    })
  );
}

/**
 * Locks the ticket or waybill of an operation until the transaction ends; its trip first, in the order that all calls use. Returns undefined if the
 * ticket was moved to another trip meanwhile, which is not locked: the next run takes it.
 */
async function lockRecord(tx: Transaction, id: string) {
  const [line] = await tx.query(sql`
    select ${columns('operation.ticket_id', 'operation.waybill_id', 'operation.terminal_id', 'operation.person_id')}
    from operation where id = ${id}`);
  if (!line) return undefined;
  const { ticket_id: ticketId, waybill_id: waybillId, terminal_id: terminalId, person_id: personId } = line;
  const seller = { terminalId, personId };
  if (waybillId !== null) {
    const [waybill] = await tx.query(
      sql`select ${columns('waybill.id', 'waybill.number')} from waybill where id = ${waybillId} for update`,
    );
    return waybill && { ...seller, ...waybill, noun: 'waybill' as const };
  }
  const [trip] = await tx.query(sql`select ${columns('ticket.trip_id')} from ticket where id = ${ticketId}`);
  if (trip) await lockTrips(tx, [trip.trip_id]);
  const [ticket] = await tx.query(
    sql`select ${columns('ticket.id', 'ticket.number', 'ticket.trip_id')} from ticket where id = ${ticketId} for update`,
  );
  if (!ticket || ticket.trip_id !== trip?.trip_id) return undefined;
  return { ...seller, id: ticket.id, number: ticket.number, noun: 'ticket' as const };
}
