import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Engine } from '../database';
import { openPglite } from '../engines/pglite';
import { openPostgres } from '../engines/postgres';
import { newId } from '../newId';
import { sql } from '../sql';
import { copyPgliteTemplate, emptyFolder } from '../testing/pgliteTemplate';
import { copyTemplate, dropDatabase, urlOf } from '../testing/postgresTemplate';
import { verifyIn } from '../../verify/verify';
import { MIGRATIONS } from './index';
import { migrate } from './migrate';

const BEFORE = MIGRATIONS.filter(({ name }) => name < '007');
const SOLD = '2026-11-20T08:00:00.000Z';
const MOVED = '2026-11-20T09:00:00.000Z';

/** Creates a company with the schema before 007, whose clerk moved a ticket and a parcel to other routes after they were paid for. */
async function aCompanyFromBefore(engine: Engine) {
  await migrate(engine, BEFORE);
  const terminal = async (name: string) => {
    const id = newId();
    await engine.query(sql`insert into terminal (id, name, address, city, state)
      values (${id}, ${name}, 'Road', ${name}, ${name})`);
    return id;
  };
  const awka = await terminal('Awka');
  const portHarcourt = await terminal('Port Harcourt');
  const enugu = await terminal('Enugu');
  const ada = newId();
  await engine.query(sql`insert into person (id, name, email, passcode_hash, role, terminal_id)
    values (${ada}, 'ada', 'ada@company.example', 'x', 'admin', ${awka})`);
  const bus = newId();
  await engine.query(sql`insert into vehicle (id, vehicle_number, vehicle_type, seat_count)
    values (${bus}, 'ANB 482 XA', 'Bus', 6)`);
  const trip = async (code: string, destination: string) => {
    const [road, id] = [newId(), newId()];
    await engine.query(sql`insert into route (id, code, origin_terminal_id, destination_terminal_id, distance, duration)
      values (${road}, ${code}, ${awka}, ${destination}, '100 km', '2 hours')`);
    await engine.query(sql`insert into trip (id, route_id, vehicle_id, departs_at, amount_kobo, total_seats)
      values (${id}, ${road}, ${bus}, '2026-11-22T06:00:00.000Z', 350000, 6)`);
    return id;
  };
  await trip('Awka - Port Harcourt', portHarcourt);
  const now = await trip('Awka - Enugu', enugu);
  const [ticket, waybill] = [newId(), newId()];
  await engine.query(sql`insert into ticket (id, number, trip_id, traveler_name, traveler_number, next_of_kin_number,
      date_of_birth, amount_kobo, payment_method, booked_by, booked_at)
    values (${ticket}, 'TK-1', ${now}, 'Chinedu', '0803', '0805', '1990-01-01', 350000, 'Cash', ${ada}, ${SOLD})`);
  await engine.query(sql`insert into waybill (id, number, sender_name, sender_number, sender_address, receiver_name,
      receiver_number, origin_terminal_id, destination_terminal_id, book_date, description, quantity, worth_kobo,
      payment_method, amount_kobo, booked_by, booked_at)
    values (${waybill}, 'WB-1', 'Ada', '0803', 'Awka', 'Bola', '0805', ${awka}, ${enugu}, '2026-11-20', 'Books', 1, 0,
      'Cash', 100000, ${ada}, ${SOLD})`);
  const changed = (column: 'ticket' | 'waybill', field: string, from: string, to: string) =>
    engine.query(sql`insert into change (id, ticket_id, waybill_id, kind, fields, person_id, at)
      values (${newId()}, ${column === 'ticket' ? ticket : null}, ${column === 'waybill' ? waybill : null}, 'edited',
        ${JSON.stringify([{ field, from, to }])}::jsonb, ${ada}, ${MOVED})`);
  await changed(
    'ticket',
    'Trip',
    'Awka - Port Harcourt, 22 Nov 2026, 07:00 AM, ANB 482 XA',
    'Awka - Enugu, 22 Nov 2026, 07:00 AM, ANB 482 XA',
  );
  await changed('waybill', 'Destination terminal', 'Port Harcourt', 'Enugu');
  const line = async (amount: number, at: string, reverses: string | null = null, of = ticket) => {
    const id = newId();
    await engine.query(sql`insert into operation (id, type, ticket_id, waybill_id, description, amount_kobo,
        terminal_id, person_id, at, reverses)
      values (${id}, ${of === ticket ? 'TICKET_BOOKING' : 'WAYBILL'}, ${of === ticket ? ticket : null},
        ${of === waybill ? waybill : null}, 'Line', ${amount}, ${awka}, ${ada}, ${at}, ${reverses})`);
    return id;
  };
  const sale = await line(950_000, SOLD);
  await line(-950_000, MOVED, sale);
  await line(350_000, MOVED);
  await line(100_000, SOLD, null, waybill);
}

const rules = (open: () => Promise<Engine>) => {
  it('gives each line the road, and the place, that it had when it was written', async () => {
    const engine = await open();
    await aCompanyFromBefore(engine);
    await migrate(engine);
    expect(
      await engine.query(sql`select amount_kobo, terminal_name, origin_name, destination_name
        from operation order by id`),
    ).toEqual([
      { amount_kobo: 950_000, terminal_name: 'Awka', origin_name: 'Awka', destination_name: 'Port Harcourt' },
      {
        amount_kobo: -950_000,
        terminal_name: 'Awka',
        origin_name: 'Awka',
        destination_name: 'Port Harcourt',
      },
      { amount_kobo: 350_000, terminal_name: 'Awka', origin_name: 'Awka', destination_name: 'Enugu' },
      { amount_kobo: 100_000, terminal_name: 'Awka', origin_name: 'Awka', destination_name: 'Port Harcourt' },
    ]);
    expect(
      await engine.query(sql`select terminal.name as sold_at
        from ticket join terminal on terminal.id = sold_terminal_id`),
    ).toEqual([{ sold_at: 'Awka' }]);
    await expect(engine.query(sql`update operation set origin_name = 'Aba'`)).rejects.toThrow('only grows');
  });

  it('is sealed as it stands, with all that it is about', async () => {
    const engine = await open();
    await aCompanyFromBefore(engine);
    await migrate(engine);
    const { broken, seals, chains } = await engine.attempt(verifyIn);
    expect(broken).toEqual([]);
    expect([seals, chains.map(({ chain }) => chain)]).toEqual([8, ['Head office', 'Awka']]);
  });

  it('lets staff give a ticket’s money back until its bus is to leave, and no longer where the trip is put off', async () => {
    const engine = await open();
    await aCompanyFromBefore(engine);
    await migrate(engine);
    await engine.query(sql`update trip set departs_at = departs_at + interval '3 days'`);
    const rows = await engine.query<{ refundable_until: string }>(sql`select refundable_until from ticket`);
    expect(rows).toEqual([{ refundable_until: '2026-11-22T06:00:00.000Z' }]);
  });
};

describe('The ledger of before, on PGlite', () => {
  const unused = emptyFolder(inject('pgliteTemplate'));
  // A first start takes seconds, so it is done once and each test uses a copy.
  beforeAll(async () => (await openPglite(unused)).close());
  rules(async () => {
    const engine = await openPglite(copyPgliteTemplate(unused));
    onTestFinished(() => engine.close());
    return engine;
  });
});

const url = inject('postgresUrl');
if (url !== '') {
  describe('The ledger of before, on PostgreSQL', () => {
    rules(async () => {
      const name = await copyTemplate(url, 'template0');
      onTestFinished(() => dropDatabase(url, name));
      const engine = openPostgres(urlOf(url, name));
      onTestFinished(() => engine.close());
      return engine;
    });
  });
}
