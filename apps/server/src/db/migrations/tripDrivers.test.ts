import { expect, inject, it, onTestFinished } from 'vitest';
import type { Engine } from '../database';
import { openPglite } from '../engines/pglite';
import { newId } from '../newId';
import { sql } from '../sql';
import { aDeparture } from '../testing/booking';
import { copyPgliteTemplate } from '../testing/pgliteTemplate';
import { migrate } from './migrate';

/** The schema as it was while a manifest named the driver that the vehicle has today. */
async function goBackBeforeTripDrivers(engine: Engine) {
  for (const undo of [
    sql`drop table trip_departure cascade`,
    sql`drop function trip_departure_only_grows`,
    sql`alter table trip drop column driver_id, drop column second_driver_id`,
    sql`delete from schema_migrations where name = '085_trip_drivers'`,
  ]) {
    await engine.query(undo);
  }
}

it('Trips from before get the driver that their vehicle had then, as far as the history tells', async () => {
  const engine = await openPglite(copyPgliteTemplate(inject('pgliteTemplate')));
  onTestFinished(() => engine.close());
  await goBackBeforeTripDrivers(engine);
  const { tripId, personId } = await aDeparture({ transaction: (work) => engine.attempt(work) });
  const [vehicle, today, then] = [newId(), newId(), newId()];
  for (const [id, name, phone] of [
    [today, 'Uche Obi', '08034127700'],
    [then, 'Emeka Eze', '08034127799'],
  ]) {
    await engine.query(
      sql`insert into driver (id, name, phone, address) values (${id}, ${name}, ${phone}, 'Awka')`,
    );
  }
  await engine.query(sql`insert into vehicle (id, vehicle_number, vehicle_type, seat_count, driver_id)
    values (${vehicle}, 'KJA 11 AA', 'Bus', 14, ${today})`);
  const aTrip = async (status: string, leftAt?: string) => {
    const id = newId();
    await engine.query(sql`insert into trip (id, route_id, vehicle_id, departs_at, amount_kobo, total_seats, status)
      select ${id}, route_id, ${vehicle}, departs_at, amount_kobo, 14, ${status} from trip where id = ${tripId}`);
    if (leftAt !== undefined) {
      await engine.query(sql`insert into change (id, trip_id, kind, from_status, to_status, person_id, at)
        values (${newId()}, ${id}, 'status', 'Scheduled', ${status}, ${personId}, ${leftAt})`);
    }
    return id;
  };
  const event = (target: string, kind: string, at: string, before: object) =>
    engine.query(sql`insert into audit_event (id, at, kind, target_kind, target_id, before)
      values (${newId()}, ${at}, 'edited', ${kind}, ${target}, ${JSON.stringify(before)}::jsonb)`);
  await event(vehicle, 'vehicle', '2026-01-01T08:00:00Z', { vehicle_seat_number: 12 });
  await event(vehicle, 'vehicle', '2026-03-01T08:00:00Z', { assigned_driver: 'Emeka Eze' });
  await event(then, 'driver', '2026-02-15T08:00:00Z', { driver_phone: '08034127781' });
  await event(then, 'driver', '2026-04-01T08:00:00Z', { driver_phone: '08034127782' });

  const beforeHistory = await aTrip('Completed', '2025-12-01T08:00:00Z');
  const early = await aTrip('Completed', '2026-02-01T08:00:00Z');
  const late = await aTrip('En-route', '2026-05-01T08:00:00Z');
  const planned = await aTrip('Scheduled');
  await migrate(engine);

  expect(
    await engine.query(sql`select trip_id, driver_name, driver_phone from trip_departure order by at`),
  ).toEqual([
    { trip_id: early, driver_name: 'Emeka Eze', driver_phone: '08034127781' },
    { trip_id: late, driver_name: 'Uche Obi', driver_phone: '08034127700' },
  ]);
  expect(
    await engine.query(sql`select id, driver_id from trip where vehicle_id = ${vehicle} order by id`),
  ).toEqual(
    [
      { id: beforeHistory, driver_id: null },
      { id: early, driver_id: null },
      { id: late, driver_id: null },
      { id: planned, driver_id: today },
    ].toSorted((a, b) => a.id.localeCompare(b.id)),
  );
  expect(await engine.query(sql`select count(*) from seal where about = 'trip_departure'`)).toEqual([
    { count: 2 },
  ]);
});
