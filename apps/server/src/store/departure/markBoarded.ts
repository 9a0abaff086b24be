import { STEP_BACK_MINUTES } from '@motorpark/domain';
import { type Transaction, columns, computed, newId, sql } from '../../db';
import { ledgerTerminalOf } from '../access/rights';
import { isPastTime } from '../giveBack/facts';
import { recordMove } from '../giveBack/recordMove';
import { UNPRINTED, recordEdit } from '../history';
import type { PersonContext } from '../../request/call';

type By = Pick<PersonContext, 'person' | 'now' | 'ip' | 'requestId'>;

/** The reason stored in a ticket's history when the last of its passengers is unboarded. */
const TAKEN_BACK = 'Boarding was taken back.';

interface Marking {
  ticketId: string;
  seats: readonly number[];
  isAboard: boolean;
  /** Whether the ticket's status is updated too; false if the caller is setting the status itself. */
  setsStatus: boolean;
  /** Whether what becomes of passengers who were aboard is on record already. */
  isRecorded?: boolean;
  /** The reason for boarding after check-in has closed. */
  reason?: string | undefined;
}

/**
 * Marks passengers of one ticket as aboard or not. The ticket becomes Boarded with its first passenger aboard, and Scheduled when none is; both are stored in
 * its history. Its seats for luggage are aboard while any of them is. The caller holds the locks of the trip and the ticket.
 */
export async function markBoarded(
  tx: Transaction,
  { ticketId, seats, isAboard, isRecorded, setsStatus, reason }: Marking,
  by: By,
): Promise<void> {
  const before = await seatsAboard(tx, ticketId);
  if (!isAboard && !isRecorded) await recordSetBack(tx, { ticketId, seats }, by);
  const [at, who] = isAboard ? [by.now, by.person.id] : [null, null];
  await tx.query(sql`update passenger set boarded_at = ${at}, boarded_by = ${who}
    where ticket_id = ${ticketId} and seat_number = any(${[...seats]}::int[]) and (boarded_at is null) = ${isAboard}`);
  await tx.query(sql`
    update passenger set boarded_at = leader.boarded_at, boarded_by = leader.boarded_by
    from (select boarded_at, boarded_by from passenger where ticket_id = ${ticketId} and kind is distinct from 'luggage'
      order by boarded_at limit 1) as leader
    where ticket_id = ${ticketId} and kind = 'luggage' and passenger.boarded_at is distinct from leader.boarded_at`);
  if (!setsStatus && reason === undefined) return;
  const after = await seatsAboard(tx, ticketId);
  if (setsStatus) await setStatus(tx, ticketId, after.length > 0, by);
  const fields = [{ field: UNPRINTED.boarded, from: before.join(', '), to: after.join(', ') }];
  const { person, now } = by;
  await recordEdit(tx, { noun: 'ticket', id: ticketId, fields, reason, person, now });
}

/** Records passengers who were aboard when the time of their departure was past, and who may have left: others could board in their place. A mistake that is put right at once is none. */
async function recordSetBack(
  tx: Transaction,
  { ticketId: id, seats }: Pick<Marking, 'ticketId' | 'seats'>,
  by: By,
): Promise<void> {
  const [gone] = await tx.query(sql`
    select ${columns('ticket.sold_terminal_id')}, ${computed<{ seats: number }>({ seats: sql`count(*)::int` })}
    from ticket join passenger on ticket_id = ticket.id
    where ticket.id = ${id} and seat_number = any(${[...seats]}::int[]) and ${isPastTime(by.now)}
      and (boarded_by <> ${by.person.id} or boarded_at < ${by.now}::timestamptz - make_interval(mins => ${STEP_BACK_MINUTES}::int))
    group by ticket.sold_terminal_id`);
  if (!gone) return;
  const terminalId = ledgerTerminalOf(by.person) ?? gone.sold_terminal_id;
  const subject = { noun: 'ticket', id } as const;
  await recordMove(tx, { ...by, subject, terminalId, seats: gone.seats, reason: TAKEN_BACK });
}

async function seatsAboard(tx: Transaction, ticketId: string): Promise<number[]> {
  const rows = await tx.query(sql`
    select ${columns('passenger.seat_number')} from passenger
    where ticket_id = ${ticketId} and boarded_at is not null order by seat_number`);
  return rows.map(({ seat_number: seat }) => seat);
}

async function setStatus(tx: Transaction, ticketId: string, isAboard: boolean, { person, now }: By) {
  const [from, to] = isAboard ? ['Scheduled', 'Boarded'] : ['Boarded', 'Scheduled'];
  const moved = await tx.query(
    sql`update ticket set status = ${to} where id = ${ticketId} and status = ${from} returning id`,
  );
  if (moved.length === 0) return;
  await tx.query(sql`
    insert into change (id, ticket_id, kind, from_status, to_status, reason, person_id, terminal_id, at)
    values (${newId()}, ${ticketId}, ${isAboard ? 'status' : 'correction'}, ${from}, ${to},
      ${isAboard ? null : TAKEN_BACK}, ${person.id}, ${person.terminal?.id ?? null}, ${now})`);
}
