import type { WireDisruption } from '@motorpark/contract';
import { assignmentNotes, dutiesByName, dutiesWith, lagosDay, missingPapers } from '@motorpark/domain';
import { type Transaction, columns, computed, sql } from '../../db';
import { papersOnRecord } from '../../store/paper/papers';
import { driversOf } from '../../store/trip/crew';
import { namedDuties, standsAt } from '../../store/trip/duties';
import type { Planned } from './previewed';

/** Returns what there is to know before trips get another vehicle, by trip; they are ordered by departure. Trips that keep theirs have nothing. */
export async function swapOutlooks(
  tx: Transaction,
  planned: readonly Planned[],
): Promise<ReadonlyMap<string, Pick<WireDisruption, 'driver' | 'notes'>>> {
  const swaps = planned.flatMap(({ trip, plan }) => {
    if (plan?.change.kind !== 'vehicle') return [];
    const { bus } = plan.change;
    const { id, originId, travelDate, driver: driven = '', secondDriver: second = '' } = trip;
    const driver = bus.driver ?? driven;
    const made = { vehicleNumber: bus.number, driver, secondDriver: second === driver ? '' : second };
    return [{ id, bus, originId, travelDate, driven, ...made, crew: [...driversOf(trip), bus.driver_id] }];
  });
  const [first] = swaps;
  const last = swaps.at(-1);
  if (!first || !last) return new Map();
  const ids = swaps.map(({ id }) => id);
  const crew = [...new Set(swaps.flatMap((swap) => swap.crew))].filter((id) => id !== null);
  const vehicles = await tx.query(sql`
    select ${columns('vehicle.id', 'vehicle.vehicle_number', computed<{ place: string }>({ place: standsAt(lagosDay(first.travelDate)) }))}
    from vehicle where id = ${first.bus.id}`);
  const drivers = await tx.query(sql`
    select ${columns('driver.id', 'driver.name', 'driver.kind')} from driver where id = any(${crew}::uuid[])`);
  const terminals = await tx.query(sql`select ${columns('terminal.id', 'terminal.name')} from terminal`);
  const [company] = await tx.query(sql`select ${columns('company.rest_hours')} from company`);
  // A trip takes a week at most; what ended before that is where the vehicle stands.
  const stored = await namedDuties(
    tx,
    sql`(trip.id = any(${ids}::uuid[]) or trip.vehicle_id = ${first.bus.id}
        or trip.driver_id = any(${crew}::uuid[]) or trip.second_driver_id = any(${crew}::uuid[]))
      and departs_at between ${first.travelDate}::timestamptz - interval '10 days' and ${last.travelDate}::timestamptz + interval '10 days'`,
  );
  const duties = dutiesWith(stored, swaps, {});
  const byName = dutiesByName(duties);
  const { kindsOf, papersOf } = await papersOnRecord(tx);
  return new Map(
    swaps.map(({ id, originId, travelDate, driven, ...made }) => {
      const missing = (kinds: readonly string[], holder: string) =>
        missingPapers([{ kinds, papers: papersOf(holder) }], lagosDay(travelDate));
      const departure = {
        id,
        times: duties.find(({ tripId }) => tripId === id),
        duties: byName,
        restHours: company?.rest_hours ?? 0,
        origin: terminals.find((terminal) => terminal.id === originId)?.name ?? '',
      };
      const notes = assignmentNotes(
        { ...departure, ...made },
        vehicles.map((one) => ({
          number: one.vehicle_number,
          standsAt: one.place,
          missing: missing(kindsOf.Vehicle, one.id),
        })),
        drivers.map((one) => ({ name: one.name, missing: missing(kindsOf[one.kind], one.id) })),
      );
      return [id, { notes, ...(made.driver !== driven && { driver: made.driver }) }];
    }),
  );
}
