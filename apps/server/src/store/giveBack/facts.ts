import type { WireGiveBackFact } from '@motorpark/contract';
import { HOURS_LATE } from '@motorpark/domain';
import { type Statement, sql } from '../../db';
import { fromLagos, lagosDayOf } from '../../db/lagos';
import { everOf } from '../operation/everOf';
import { IS_SENT_OFF } from '../trip/sentOff';

/** What holds of a record at the moment when its money is given back. */
export interface GiveBackFacts {
  /** The number of the ticket or waybill; the route's code of a trip. */
  name: string;
  after_printing: boolean;
  /** Whether a passenger was boarded or the parcel loaded, even if that was taken back. */
  after_boarding: boolean;
  /** Whether the bus has left since the sale, even if that was taken back, or its time is past. */
  after_departure: boolean;
}

type FactColumns = Readonly<Record<keyof GiveBackFacts, Statement>>;

const was = (kind: 'printed' | 'status', id: string) =>
  sql`exists (select from ${everOf('change', id)} where kind = ${kind})`;

/** SQL: the first time of a bus that could still wait at another one (`waitingSince`): a ticket that could be refunded until before that came late from another day. */
const waitedSince = (at: Statement) =>
  sql`least(${at} - make_interval(hours => ${HOURS_LATE}), ${fromLagos(sql`${lagosDayOf(at)}::timestamp`)})`;

/** SQL condition on `ticket`: whether the time is past at which it was to leave, though its trip was delayed or it came to another bus of that day. */
export const isPastTime = (now: Date): Statement =>
  sql`(ticket.planned_at <= ${now}::timestamptz or ticket.refundable_until <= ${now}::timestamptz
    and coalesce(ticket.refundable_until >= ${waitedSince(sql`ticket.planned_at`)}, true))`;

/** SQL condition on `trip`. */
const hasGone = (now: Date, since: Statement) =>
  sql`(${IS_SENT_OFF} or trip.departs_at <= ${now}::timestamptz or exists (
    select from change where change.trip_id = trip.id and kind = 'status' and change.at >= ${since}))`;

/** SQL: the facts of each kind of record, by its id. */
export const FACTS_OF: Readonly<
  Record<'ticket' | 'waybill' | 'trip', (id: string, now: Date) => FactColumns>
> = {
  ticket: (id, now) => ({
    name: sql`(select number from ticket where id = ${id}::uuid)`,
    after_printing: was('printed', id),
    after_boarding: sql`(${was('status', id)}
      or exists (select from passenger where ticket_id = ${id}::uuid and boarded_at is not null))`,
    after_departure: sql`exists (
      select from ticket join trip on trip.id = trip_id where ticket.id = ${id}::uuid
        and (${isPastTime(now)} or ${hasGone(now, sql`ticket.booked_at`)}))`,
  }),
  waybill: (id, now) => ({
    name: sql`(select number from waybill where id = ${id}::uuid)`,
    after_printing: was('printed', id),
    after_boarding: sql`(${was('status', id)}
      or exists (select from waybill where id = ${id}::uuid and trip_id is not null))`,
    after_departure: sql`(${was('status', id)} or exists (
      select from waybill join trip on trip.id = trip_id where waybill.id = ${id}::uuid and ${hasGone(now, sql`waybill.booked_at`)}))`,
  }),
  trip: (id, now) => ({
    name: sql`(select code from trip join route on route.id = route_id where trip.id = ${id}::uuid)`,
    after_printing: sql`exists (select from ticket join change on ticket_id = ticket.id
      where ticket.trip_id = ${id}::uuid and kind = 'printed')`,
    after_boarding: sql`exists (select from ticket join passenger on ticket_id = ticket.id
      where ticket.trip_id = ${id}::uuid and boarded_at is not null)`,
    after_departure: sql`exists (select from trip where id = ${id}::uuid and ${hasGone(now, sql`'-infinity'`)})`,
  }),
};

/** SQL conditions on `give_back`: what held at that moment. */
export const FACT_CONDITIONS: Readonly<Record<WireGiveBackFact, Statement>> = {
  after_printing: sql`after_printing`,
  after_boarding: sql`after_boarding`,
  after_departure: sql`after_departure`,
  alone: sql`(give_back.person_id is not null and witness_id is null)`,
};

/** SQL: the number of the ticket or waybill, or the code of the trip's route. */
export const GIVEN_BACK_OF = sql`coalesce((select number from ticket where ticket.id = give_back.ticket_id),
  (select number from waybill where waybill.id = give_back.waybill_id),
  (select code from trip join route on route.id = route_id where trip.id = give_back.trip_id))`;

/** SQL: the id of the newest line of the ledger of the ticket or waybill; null for a trip. */
export const NEWEST_LINE = sql`(
  select operation.id from operation
  where operation.ticket_id = give_back.ticket_id or operation.waybill_id = give_back.waybill_id
  order by operation.at desc, operation.id desc limit 1)`;
