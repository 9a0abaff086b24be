import {
  type Claimed,
  type Instant,
  type Kobo,
  readTicketNumber,
  readWaybillNumber,
} from '@motorpark/domain';
import { type Sql, type Statement, columns, computed, sql } from '../../db';
import { instant } from '../../db/rows';
import type { Person } from '../../request/person';
import { withinTicketReach } from '../ticket/reach';
import { withinWaybillReach } from '../waybill/reach';

/** A ticket or waybill that a claim would be for. */
interface ClaimedRecord extends Claimed {
  id: string;
  originId: string;
  destinationId: string;
  /** What the sender said that the goods are worth; undefined of a ticket. */
  worth?: Kobo | undefined;
  claimId?: string | undefined;
}

export const NO_RECORD = 'This ticket or waybill was not found at your terminal.';

/** SQL: the last time that the history set a status. */
const lastSet = (status: string, of: Statement): Statement =>
  sql`(select ${instant(sql`max(at)`)} from change where kind = 'status' and to_status = ${status} and ${of})`;

const CLAIM = columns('claim?.number as claim', 'claim?.id as claim_id');

const waybillNamed = (db: Sql, number: string, person: Person) =>
  db.query(sql`
    select ${columns(
      'waybill.id',
      'waybill.origin_terminal_id',
      'waybill.destination_terminal_id',
      CLAIM,
      computed<Facts>({
        noun: sql`'waybill'`,
        is_void: sql`waybill.deleted_at is not null`,
        is_erased: sql`waybill.erasure_id is not null`,
        has_left: sql`waybill.status <> 'Pending'`,
        worth: sql`waybill.worth_kobo`,
        received_at: sql`case when waybill.status = 'Picked Up'
          then ${lastSet('Picked Up', sql`change.waybill_id = waybill.id`)} end`,
      }),
    )} from waybill left join claim on claim.waybill_id = waybill.id
    where waybill.number = ${number} and ${withinWaybillReach(person)} for update of waybill`);

const ticketNamed = (db: Sql, number: string, person: Person) =>
  db.query(sql`
    select ${columns(
      'ticket.id',
      'ticket.origin_terminal_id',
      'ticket.destination_terminal_id',
      CLAIM,
      computed<Facts>({
        noun: sql`'ticket'`,
        is_void: sql`ticket.deleted_at is not null`,
        is_erased: sql`ticket.erasure_id is not null`,
        has_left: sql`trip.status in ('En-route', 'Completed')`,
        worth: sql`null::bigint`,
        received_at: sql`case when trip.status = 'Completed'
          then ${lastSet('Completed', sql`change.trip_id = trip.id`)} end`,
      }),
    )} from ticket join trip on trip.id = ticket.trip_id left join claim on claim.ticket_id = ticket.id
    where ticket.number = ${number} and ${withinTicketReach(person)} for update of ticket`);

interface Facts {
  noun: Claimed['noun'];
  is_void: boolean;
  is_erased: boolean;
  has_left: boolean;
  worth: Kobo | null;
  received_at: Instant | null;
}

/** Finds and locks the ticket or waybill with a number, void or not. Returns undefined if none is within the person's reach. */
export async function findClaimed(
  tx: Sql,
  typed: string,
  person: Person,
): Promise<ClaimedRecord | undefined> {
  const isWaybill = /^\s*wb/i.test(typed);
  const number = isWaybill ? readWaybillNumber(typed) : readTicketNumber(typed);
  if (number === undefined) return undefined;
  const [row] = await (isWaybill ? waybillNamed : ticketNamed)(tx, number, person);
  if (!row) return undefined;
  return {
    id: row.id,
    noun: row.noun,
    number,
    originId: row.origin_terminal_id,
    destinationId: row.destination_terminal_id,
    isVoid: row.is_void,
    isErased: row.is_erased,
    hasLeft: row.has_left,
    receivedAt: row.received_at ?? undefined,
    worth: row.worth ?? undefined,
    claim: row.claim ?? undefined,
    claimId: row.claim_id ?? undefined,
  };
}
