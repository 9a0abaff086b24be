import type { Data, WireErased, WirePersonalData, WirePersonalRecord } from '@motorpark/contract';
import { personalDataSchema } from '@motorpark/domain';
import { recordEvent } from '../../store/audit/recordEvent';
import { type Sql, sql, computed } from '../../db';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';
import { formIn } from '../../request/form';
import type { Payload } from '../../request/payload';
import { erase } from '../../store/erasure/erase';
import { eraseKeptAnswers } from '../../store/erasure/keptAnswers';
import { instant } from '../../db/rows';

/** Returns the tickets and waybills that contain a phone number. */
export async function findPersonalData({ db, input, now }: PersonContext): Promise<Data<WirePersonalData>> {
  const phone = phoneIn(input);
  const { records, hasMore } = await personalRecords(db, phone, now);
  return { data: { phone, records, has_more: hasMore } };
}

/**
 * Erases the personal data of everybody on those records, because afterwards nobody could tell which of the people was erased. Erases all records found, or
 * none: throws a 422 that names records of future trips or with unconfirmed payments.
 */
export async function erasePersonalData(context: PersonContext): Promise<Data<WireErased>> {
  const { db, input, person, now } = context;
  const phone = phoneIn(input);
  return db.transaction(async (tx) => {
    const { records, hasMore } = await lockedRecords(tx, phone, now);
    if (records.length === 0) throw invalid({ phone: 'No ticket and no waybill has this phone.' });
    const obstacle = records.find((one) => one.obstacle !== '');
    if (obstacle) {
      const { noun, number } = obstacle;
      throw invalid({ phone: `${noun === 'ticket' ? 'Ticket' : 'Waybill'} ${number}: ${obstacle.obstacle}` });
    }
    const { tickets, waybills } = idsOf(records);
    await erase(tx, { tickets, waybills, person, now });
    await eraseKeptAnswers(tx, [...tickets, ...waybills]);
    const count = { tickets: tickets.length, waybills: waybills.length };
    await recordEvent(tx, context, { kind: 'erased', after: count });
    return { data: { ...count, has_more: hasMore } };
  });
}

/**
 * Locks the records that contain a phone number and returns them as they are then. Until its lock is held, a record may change: a parcel is no longer picked up,
 * or a ticket is moved to a later trip.
 */
async function lockedRecords(tx: Sql, phone: string, now: Date): ReturnType<typeof personalRecords> {
  const locked = new Set<string>();
  for (;;) {
    const found = await personalRecords(tx, phone, now);
    const missing = found.records.filter(({ id }) => !locked.has(id));
    if (missing.length === 0) return found;
    const { tickets, waybills } = idsOf(missing);
    await tx.query(sql`select from ticket where id = any(${tickets}::uuid[]) order by id for update`);
    await tx.query(sql`select from waybill where id = any(${waybills}::uuid[]) order by id for update`);
    for (const { id } of missing) locked.add(id);
  }
}

function idsOf(records: readonly WirePersonalRecord[]) {
  const of = (noun: string) => records.filter((one) => one.noun === noun).map(({ id }) => id);
  return { tickets: of('ticket'), waybills: of('waybill') };
}

const phoneIn = (input: Payload): string => formIn(personalDataSchema, { phone: 'phone' }, input).phone;

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
async function personalRecords(db: Sql, phone: string, now: Date) {
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
