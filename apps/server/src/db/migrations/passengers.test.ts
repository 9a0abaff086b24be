import { expect, inject, it, onTestFinished } from 'vitest';
import type { Engine } from '../database';
import { openPglite } from '../engines/pglite';
import { join, sql } from '../sql';
import { aDeparture, aTicket } from '../testing/booking';
import { copyPgliteTemplate } from '../testing/pgliteTemplate';
import { migrate } from './migrate';

/** Restores the schema as it was when a ticket had one name for all its seats. */
async function goBackBeforePassengers(engine: Engine) {
  for (const undo of [
    sql`drop table passenger cascade`,
    sql`drop function passengers_take_their_seats cascade`,
    sql`drop function ticket_tells_of_its_traveler cascade`,
    sql`drop function ticket_is_found_by_its_passengers cascade`,
    sql`alter table ticket drop column search, drop column passenger_search, drop column traveler_address,
      drop column next_of_kin_name`,
    sql`alter table ticket add column search text`,
    sql`alter table company drop column passenger_details, drop column known_travelers`,
    sql`delete from schema_migrations where name in ('038_passengers', '039_passenger_rules')`,
  ]) {
    await engine.query(undo);
  }
}

it('Tickets from before get their first passenger, in the lowest of their seats, and others without a name', async () => {
  const engine = await openPglite(copyPgliteTemplate(inject('pgliteTemplate')));
  onTestFinished(() => engine.close());
  await goBackBeforePassengers(engine);
  const departure = await aDeparture({ transaction: (work) => engine.attempt(work) });
  const [none, party, voided] = [
    await aTicket(engine, departure),
    await aTicket(engine, departure),
    await aTicket(engine, departure),
  ];
  const seats = [
    [party, 5],
    [party, 4],
    [voided, 7],
  ] as const;
  await engine.query(sql`insert into ticket_seat (trip_id, seat_number, ticket_id)
    values ${join(
      seats.map(([ticket, seat]) => sql`(${departure.tripId}::uuid, ${seat}::int, ${ticket}::uuid)`),
      ', ',
    )}`);
  await engine.query(
    sql`update ticket set deleted_at = now(), deleted_by = ${departure.personId} where id = ${voided}`,
  );
  await migrate(engine);
  const of = (ticket: string) =>
    engine.query(sql`select seat_number, is_first, name, phone, next_of_kin_phone from passenger
      where ticket_id = ${ticket} order by seat_number`);
  const first = { is_first: true, name: 'Chidi Eze', phone: '08031234567', next_of_kin_phone: '08037654321' };
  const unnamed = { is_first: false, name: null, phone: null, next_of_kin_phone: null };
  expect(await of(none)).toEqual([]);
  expect(await of(party)).toEqual([
    { seat_number: 4, ...first },
    { seat_number: 5, ...unnamed },
  ]);
  expect(await of(voided)).toEqual([{ seat_number: 7, ...first }]);
  expect(
    await engine.query(sql`select id from ticket where search like '%chidi eze%08031234567%'`),
  ).toHaveLength(3);
});
