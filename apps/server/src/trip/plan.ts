import { type Instant, areAtOnce, arrivalOf, formatDateTime } from '@motorpark/domain';
import type { Person } from '../access/person';
import { mayActFor } from '../access/rights';
import { type Sql, sql } from '../db';
import { invalid } from '../http/failure';

/** The road and the vehicle that a trip form names. */
export interface Road {
  id: string;
  code: string;
  duration: string;
}

export interface Bus {
  id: string;
  number: string;
  seats: number;
}

/** The route of that code, in whatever capitals and spaces, if its trips are the person's to run. It keeps its ends meanwhile. */
export async function roadCalled(tx: Sql, code: string, person: Person): Promise<Road> {
  const [road] = await tx.query<Road & { origin_id: string }>(sql`
    select id, code, duration, origin_terminal_id as origin_id from route
    where lower(regexp_replace(code collate "default", '\\s', '', 'g'))
      = lower(regexp_replace(${code}::text collate "default", '\\s', '', 'g'))
    for key share`);
  if (!road) throw invalid({ route_id: `There is no route called ${code}. Choose one from the list.` });
  if (!mayActFor(person, road.origin_id)) {
    const own = person.terminal ? ` Choose one that leaves from ${person.terminal.name}.` : '';
    throw invalid({ route_id: `${road.code} does not leave from your terminal.${own}` });
  }
  return road;
}

/** The vehicle of that plate, however it is written; nobody else plans a trip with it until the transaction ends. */
export async function busCalled(tx: Sql, number: string): Promise<Bus> {
  const [bus] = await tx.query<Bus>(sql`
    select id, vehicle_number as number, seat_count as seats from vehicle
    where upper(regexp_replace(vehicle_number, '[\\s.-]', '', 'g'))
      = upper(regexp_replace(${number}::text collate "C", '[\\s.-]', '', 'g'))
    for no key update`);
  if (!bus) throw invalid({ vehicle_number: `There is no vehicle ${number}. Choose one from the list.` });
  return bus;
}

interface Departure {
  /** The trip itself where it exists already. */
  tripId?: string;
  bus: Bus;
  road: Road;
  travelDate: Instant;
}

interface OtherRun {
  code: string;
  departsAt: Instant;
  duration: string;
}

/** A vehicle is on one road at a time, for as long as its route says that the road takes. Completed trips are over. */
export async function refuseUnlessFree(tx: Sql, { tripId, bus, road, travelDate }: Departure): Promise<void> {
  const others = await tx.query<OtherRun>(sql`
    select route.code, departs_at as "departsAt", duration
    from trip join route on route.id = trip.route_id
    where vehicle_id = ${bus.id} and trip.deleted_at is null and status <> 'Completed'
      and trip.id is distinct from ${tripId ?? null}::uuid
      and departs_at between ${travelDate}::timestamptz - interval '7 days' and ${travelDate}::timestamptz + interval '7 days'
    order by departs_at`);
  const other = others.find((run) => areAtOnce(run, { departsAt: travelDate, duration: road.duration }));
  if (!other) return;
  const until = formatDateTime(arrivalOf(other) ?? other.departsAt);
  throw invalid({
    vehicle_number: `${bus.number} is on ${other.code} from ${formatDateTime(other.departsAt)} until about ${until}. Choose another vehicle or time.`,
  });
}
