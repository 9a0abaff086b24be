import type { WirePersonalRecord } from '@motorpark/contract';
import { type Sql, computed, sql } from '../../db';
import { instant } from '../../db/rows';

/** Maximum number of records erased in one call. */
const MOST = 200;

const RECORD = computed<WirePersonalRecord>({
  noun: sql`noun`,
  id: sql`id`,
  number: sql`number`,
  roles: sql`array_remove(array[case when is_first then 'Traveler' end, case when is_other then 'Passenger' end,
    case when is_kin then 'Next of kin' end, case when is_sender then 'Sender' end, case when is_receiver then 'Receiver' end], null)`,
  at: instant(sql`at`),
  route: sql`route`,
  obstacle: sql`obstacle`,
});

/** SQL: in which roles a phone number appears on tickets; refers to `passenger`. */
const onTicket = (phone: string) => sql`
  select ticket_id, bool_or(is_first and phone = ${phone}) as is_first, bool_or(not is_first and phone = ${phone}) as is_other,
    bool_or(next_of_kin_phone is not distinct from ${phone}) as is_kin
  from (
    select passenger.ticket_id, is_first, phone, next_of_kin_phone from terminal
    join passenger on passenger.sold_terminal_id = terminal.id and passenger.phone = ${phone}
    union all
    select ticket_id, is_first, phone, next_of_kin_phone from passenger where next_of_kin_phone = ${phone}
  ) as one group by ticket_id`;

const AWAITED = sql`exists (
  select from awaited_payment join operation on operation.id = awaited_payment.id
  where outcome is null and `;

/** Returns the tickets and waybills that contain a phone number, in its stored form, newest first. Erased records contain none. */
export async function personalRecords(db: Sql, phone: string, now: Date) {
  const rows = await db.query(sql`
    select ${RECORD} from (
      select 'ticket' as noun, ticket.id, number, is_first, is_other, is_kin, false as is_sender, false as is_receiver,
        trip.departs_at as at, origin.name || ' - ' || destination.name as route,
        case
          when ticket.deleted_at is not null then ''
          when trip.departs_at > ${now} then 'Its trip is still to come.'
          when trip.status = 'En-route' then 'Its bus is on the road.'
          when ticket.unseated_at is not null then 'Its passengers wait for a seat or their money.'
          when ${AWAITED} operation.ticket_id = ticket.id) then 'Its payment is not confirmed yet.'
          else '' end as obstacle
      from (${onTicket(phone)}) as known
      join ticket on ticket.id = known.ticket_id
      join trip on trip.id = ticket.trip_id
      join route on route.id = trip.route_id
      join terminal as origin on origin.id = route.origin_terminal_id
      join terminal as destination on destination.id = route.destination_terminal_id
      where ticket.erasure_id is null
      union all
      select 'waybill', waybill.id, number, false, false, false, sender_number = ${phone}, receiver_number = ${phone},
        booked_at, origin.name || ' - ' || destination.name,
        case
          when waybill.deleted_at is not null then ''
          when waybill.status <> 'Picked Up' then 'It was not picked up yet.'
          when ${AWAITED} operation.waybill_id = waybill.id) then 'Its payment is not confirmed yet.'
          else '' end
      from waybill
      join terminal as origin on origin.id = origin_terminal_id
      join terminal as destination on destination.id = destination_terminal_id
      where waybill.erasure_id is null and (sender_number = ${phone} or receiver_number = ${phone})
    ) as record order by at desc, id limit ${MOST + 1}`);
  return { records: rows.slice(0, MOST), hasMore: rows.length > MOST };
}
