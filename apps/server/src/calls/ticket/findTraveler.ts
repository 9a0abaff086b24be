import type { Data, WireKnownByPhone, WireTraveler } from '@motorpark/contract';
import { PHONE_EXAMPLE, readPhone, searchText } from '@motorpark/domain';
import { countLookup } from '../../store/audit';
import { type Database, columns, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';
import type { Person } from '../../request/person';
import { withinTicketReach } from '../../store/ticket/reach';

/** What is known of a customer of an earlier sale. */
type Known = Partial<WireTraveler> & { name: string };

/** Returns what is known by a phone number from the sales of the caller's terminal. */
export async function findTraveler(context: PersonContext): Promise<Data<WireKnownByPhone>> {
  const { db, input, person } = context;
  const phone = typeof input['phone'] === 'string' ? readPhone(input['phone']) : undefined;
  if (phone === undefined) throw invalid({ phone: PHONE_EXAMPLE });
  if (!person.terminal) return { data: {} };
  await countLookup(context, 'travelers');
  const own = { terminal: person.terminal.id, phone };
  const traveler = await travelerOf(db, own);
  const seats = await seatsOf(db, person, own);
  return { data: { ...(traveler && { traveler }), ...(seats.length > 0 && { seats }) } };
}

interface OwnPhone {
  terminal: string;
  phone: string;
}

/** Returns who travelled last under a phone, otherwise who last sent or received a parcel; completed from other sales under the same name. */
async function travelerOf(db: Database, own: OwnPhone): Promise<WireTraveler | undefined> {
  const [first, ...others] = [
    ...(await passengerOf(db, own)),
    ...(await senderOf(db, own)),
    ...(await receiverOf(db, own)),
  ];
  if (!first) return undefined;
  const same = others.filter(({ name }) => searchText(name) === searchText(first.name));
  const valueOf = (field: keyof WireTraveler) =>
    [first, ...same].map((known) => known[field]).find(Boolean) ?? '';
  return {
    name: first.name,
    phone: own.phone,
    address: valueOf('address'),
    email: valueOf('email'),
    date_of_birth: valueOf('date_of_birth'),
    next_of_kin_name: valueOf('next_of_kin_name'),
    next_of_kin_phone: valueOf('next_of_kin_phone'),
  };
}

/** Returns the seats of a phone on trips that have not left; companions without one have the traveler's. A void ticket has no seats. */
const seatsOf = (db: Database, person: Person, { terminal, phone }: OwnPhone) =>
  db.query<NonNullable<WireKnownByPhone['seats']>[number]>(sql`
    select ticket.number as ticket_number, ticket.trip_id,
      array_agg(passenger.seat_number order by passenger.seat_number) as seats from ticket
    join trip on trip.id = ticket.trip_id and trip.status = 'Scheduled'
    join passenger on passenger.ticket_id = ticket.id and coalesce(passenger.phone, ticket.traveler_number) = ${phone}
    join ticket_seat on ticket_seat.ticket_id = ticket.id and ticket_seat.seat_number = passenger.seat_number
    where ticket.id in (select ticket_id from passenger where sold_terminal_id = ${terminal} and phone = ${phone})
      and ${withinTicketReach(person)}
    group by ticket.id order by ticket.id`);

const PASSENGER = columns(
  'passenger.name',
  'passenger.address',
  'passenger.next_of_kin_name',
  'passenger.next_of_kin_phone',
  'passenger.is_first',
  'ticket.date_of_birth',
);

/** Details that a companion left empty stay empty: they are not copied from the traveler. */
async function passengerOf(db: Database, { terminal, phone }: OwnPhone): Promise<Known[]> {
  const found = await db.query(sql`
    select ${PASSENGER} from passenger
    join ticket on ticket.id = passenger.ticket_id
    where passenger.sold_terminal_id = ${terminal} and passenger.phone = ${phone}
      and passenger.name is not null and ticket.deleted_at is null
    order by passenger.ticket_id desc limit 1`);
  return found.map((passenger) => ({
    name: passenger.name ?? '',
    address: passenger.address ?? '',
    next_of_kin_name: passenger.next_of_kin_name ?? '',
    next_of_kin_phone: passenger.next_of_kin_phone ?? '',
    date_of_birth: passenger.is_first ? passenger.date_of_birth : '',
  }));
}

async function senderOf(db: Database, { terminal, phone }: OwnPhone): Promise<Known[]> {
  const found = await db.query(sql`
    select ${columns('waybill.sender_name', 'waybill.sender_address', 'waybill.sender_email')} from waybill
    where origin_terminal_id = ${terminal} and sender_number = ${phone} and deleted_at is null
    order by id desc limit 1`);
  return found.map((waybill) => ({
    name: waybill.sender_name,
    address: waybill.sender_address,
    email: waybill.sender_email,
  }));
}

async function receiverOf(db: Database, { terminal, phone }: OwnPhone): Promise<Known[]> {
  const found = await db.query(sql`
    select ${columns('waybill.receiver_name')} from waybill
    where origin_terminal_id = ${terminal} and receiver_number = ${phone} and deleted_at is null
    order by id desc limit 1`);
  return found.map((waybill) => ({ name: waybill.receiver_name }));
}
