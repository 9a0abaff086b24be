import type { WireManifest, WirePassenger } from '@motorpark/contract';
import type { Party } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { mayDo } from '../access/rights';
import { saleRulesOf } from '../company/companyRow';
import { type Sql, columns, computed, sql } from '../../db';
import { instant, instants, listRows } from '../../db/rows';
import { loadedParcels } from '../loading/loadedParcels';
import { ticketKeysOf } from '../ticket/ticketKeys';
import { FORMER_NO_SHOWS, IS_FORMER_NO_SHOW } from './formerNoShows';
import { CREW } from '../trip/crew';
import { TRIP_BUS, TRIP_ENDS, TRIP_ROUTES } from '../trip/tripColumns';

const TRIP = columns(
  'trip.id',
  'trip.version',
  'route.code as route_id',
  'origin.id as origin_id',
  'destination.id as destination_id',
  'origin.name as origin',
  'destination.name as destination',
  instants('trip.departs_at as travel_date'),
  TRIP_BUS,
  computed<Pick<WireManifest, 'driver' | 'driver_phone' | 'second_driver' | 'second_driver_phone'>>({
    driver: CREW.driver,
    driver_phone: CREW.driverPhone,
    second_driver: CREW.secondDriver,
    second_driver_phone: CREW.secondDriverPhone,
  }),
  'trip.status',
  'trip.total_seats',
  computed<{ can_run_again: boolean }>({ can_run_again: sql`trip.cancelled_seats is not null` }),
);

/** What holds only of a passenger in a seat of the trip. */
type Boarding = Pick<WirePassenger, 'boarded_at' | 'boarded_by' | 'no_show' | 'luggage'>;

/** Details that a companion left empty are taken from the ticket's first passenger, except the name. */
const PASSENGER_COLUMNS = columns(
  'ticket.id as ticket',
  'ticket.number as ticket_id',
  computed<Omit<WirePassenger, 'seat_number' | 'ticket' | 'ticket_id' | keyof Boarding>>({
    name: sql`coalesce(passenger.name, '')`,
    phone: sql`coalesce(passenger.phone, ticket.traveler_number)`,
    address: sql`coalesce(passenger.address, ticket.traveler_address, '')`,
    next_of_kin_name: sql`coalesce(passenger.next_of_kin_name, ticket.next_of_kin_name, '')`,
    next_of_kin_phone: sql`coalesce(passenger.next_of_kin_phone, ticket.next_of_kin_number)`,
    kind: sql`coalesce(passenger.kind, '')`,
    infants: sql`coalesce(case when passenger.is_first then ticket.infants end, '')`,
    accompanied_by: sql`case when passenger.is_first then ticket.accompanied_by end`,
    alone_reason: sql`case when passenger.is_first then ticket.alone_reason end`,
  }),
);
const PASSENGER = columns(
  'ticket_seat.seat_number',
  PASSENGER_COLUMNS,
  computed<Boarding>({
    boarded_at: instant(sql`passenger.boarded_at`),
    boarded_by: sql`(select name from person where person.id = passenger.boarded_by)`,
    no_show: sql`passenger.no_show_at is not null`,
    luggage: sql`case when passenger.is_first then ticket.luggage_pieces end`,
  }),
);
/** Nobody without a seat is aboard. */
const UNSEATED_PASSENGER = columns(
  'passenger.seat_number',
  PASSENGER_COLUMNS,
  computed<Boarding>({
    boarded_at: sql`null`,
    boarded_by: sql`null`,
    no_show: sql`false`,
    luggage: sql`null`,
  }),
);
/** Boarding columns are empty, because rescheduled passengers may have boarded another trip since. */
const FORMER_NO_SHOW = columns(
  PASSENGER_COLUMNS,
  computed<Pick<WirePassenger, 'seat_number'> & Boarding>({
    seat_number: sql`former.seat_number`,
    boarded_at: sql`null`,
    boarded_by: sql`null`,
    no_show: sql`true`,
    luggage: sql`null`,
  }),
);

/** Returns what is in each sold seat of a trip, ordered by seat: passengers and luggage. */
export const passengersOf = (db: Sql, tripId: string): Promise<WirePassenger[]> =>
  listRows(
    db,
    sql`select ${PASSENGER} from ticket_seat
      join ticket on ticket.id = ticket_seat.ticket_id
      join passenger on passenger.ticket_id = ticket.id and passenger.seat_number = ticket_seat.seat_number
      where ticket_seat.trip_id = ${tripId} order by ticket_seat.seat_number`,
  );

/** Whether somebody sits in a seat: it is not for luggage. */
export const isPassenger = ({ kind }: Pick<WirePassenger, 'kind'>): boolean => kind !== 'luggage';

/** Returns the passengers of a trip whose tickets have no seats, each with the seat that they had, ordered by seat. */
export const unseatedPassengersOf = (db: Sql, tripId: string): Promise<WirePassenger[]> =>
  listRows(
    db,
    sql`select ${UNSEATED_PASSENGER} from ticket join passenger on passenger.ticket_id = ticket.id
      where ticket.trip_id = ${tripId} and ticket.unseated_at is not null and ticket.deleted_at is null
      order by passenger.seat_number, ticket.id`,
  );

/** Returns the passengers of each ticket, by their seats. Ticket ids grow with time, so earlier buyers come first. */
export function partiesOf(passengers: readonly WirePassenger[]): Party[] {
  const ids = [...new Set(passengers.map(({ ticket }) => ticket))].toSorted();
  return ids.map((id) => ({
    id,
    seats: passengers.flatMap(({ ticket, seat_number: seat }) => (ticket === id ? [seat] : [])),
  }));
}

/** Returns passengers who missed the trip and were refunded or rescheduled since; they stay on the manifest. */
const formerNoShowsOf = (db: Sql, tripId: string): Promise<WirePassenger[]> =>
  listRows(
    db,
    sql`select ${FORMER_NO_SHOW} from trip cross join ${FORMER_NO_SHOWS}
      join ticket on ticket.id = former.ticket_id left join passenger on passenger.id = former.passenger_id
      where trip.id = ${tripId} and ${IS_FORMER_NO_SHOW}`,
  );

export async function manifestOf(db: Sql, tripId: string, person: Person): Promise<WireManifest> {
  const [row] = await listRows(
    db,
    sql`select ${TRIP} from ${TRIP_ROUTES} ${TRIP_ENDS} where trip.id = ${tripId}`,
  );
  if (!row) throw new Error(`There is no trip ${tripId}.`);
  const { origin_id: own, destination_id: other, ...trip } = row;
  const inSeats = await passengersOf(db, tripId);
  const luggage_seats = inSeats.filter((one) => !isPassenger(one)).length;
  return {
    ...trip,
    details: (await saleRulesOf(db)).passengerDetails,
    is_own: mayDo(person, 'trip.board', { own, other }),
    ticket_keys: await ticketKeysOf(db),
    passengers: [...inSeats, ...(await formerNoShowsOf(db, tripId))]
      .filter(isPassenger)
      .toSorted((a, b) => a.seat_number - b.seat_number),
    ...(luggage_seats > 0 && { luggage_seats }),
    parcels: await loadedParcels(db, tripId),
  };
}
