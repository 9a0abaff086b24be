import { normalizePhone, normalizePlate } from '@motorpark/domain';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Engine } from '../database';
import { openPglite } from '../engines/pglite';
import { openPostgres } from '../engines/postgres';
import { newId } from '../newId';
import { sql } from '../sql';
import { aDeparture, aTicket } from '../testing/booking';
import { copyPgliteTemplate } from '../testing/pgliteTemplate';
import { copyTemplate, dropDatabase, urlOf } from '../testing/postgresTemplate';
import { MIGRATIONS, type Migration } from './index';
import { migrate } from './migrate';

const ONE: Migration = { name: '901_one', text: 'create table one (id int);\ninsert into one values (1);' };
const TWO: Migration = { name: '902_two', text: 'alter table one add column name text;' };
const BROKEN: Migration = {
  name: '903_broken',
  text: 'create table three (id int); create table three (id int);',
};

/** Sorted, as a migration that depends on a higher number comes after it in MIGRATIONS. */
const ALL_NAMES = MIGRATIONS.map(({ name }) => name).toSorted();

const namesOf = async (engine: Engine) => {
  const rows = await engine.query<{ name: string }>(
    sql`select name from schema_migrations where sha256 <> '' order by name`,
  );
  return rows.map(({ name }) => name);
};

/** Restores the schema as it was after 001_core. */
async function goBackBeforeOffice(engine: Engine) {
  for (const undo of [
    sql`drop index driver_name_taken`,
    sql`drop index vehicle_plate_taken`,
    sql`drop index route_code_taken_in_any_case`,
    sql`drop index ticket_by_deleter`,
    sql`drop index waybill_by_deleter`,
    sql`delete from schema_migrations where name = '002_office'`,
  ]) {
    await engine.query(undo);
  }
}

/** Restores the schema as it was before tickets had a fare. */
async function goBackBeforeFares(engine: Engine) {
  await engine.query(sql`alter table ticket drop column fare_kobo`);
  await engine.query(sql`delete from schema_migrations where name = '009_fare'`);
}

/** Plates as they were typed, as they are stored now, and the version of the vehicle after the migration. */
const PLATES = [
  ['abc-123 xy', 'ABC-123 XY', 2],
  ['ANB 482 XA', 'ANB 482 XA', 1],
  ['  kja  11 aa ', 'KJA 11 AA', 2],
] as const;

/** Phone numbers as they were stored before they were validated, and as they are stored now. */
const PHONES = [
  ['0803 412 7781', '08034127781'],
  ['+234 803\u00a0412\u20117781', '08034127781'],
  ['234(803)412.7781', '08034127781'],
  ['0044 7700 900123', '+447700900123'],
  ['+23408034127781', '+23408034127781'],
  ['0803', '0803'],
  ['abc', 'abc'],
] as const;

const rules = (open: () => Promise<Engine>) => {
  it('are applied in order, once', async () => {
    const engine = await open();
    await migrate(engine, [...MIGRATIONS, ONE]);
    await migrate(engine, [...MIGRATIONS, ONE, TWO]);
    await migrate(engine, [...MIGRATIONS, ONE, TWO]);
    expect(await namesOf(engine)).toEqual([...ALL_NAMES, '901_one', '902_two']);
    expect(await engine.query(sql`select * from one`)).toEqual([{ id: 1, name: null }]);
  });

  it('are not edited once applied', async () => {
    const engine = await open();
    await migrate(engine, [...MIGRATIONS, ONE]);
    const edited = { ...ONE, text: `${ONE.text} ` };
    await expect(migrate(engine, [...MIGRATIONS, edited])).rejects.toThrow('901_one was edited');
  });

  it('may have the line ends of another system', async () => {
    const engine = await open();
    await migrate(engine, [...MIGRATIONS, ONE]);
    await migrate(engine, [...MIGRATIONS, { ...ONE, text: ONE.text.replaceAll('\n', '\r\n') }]);
    expect(await namesOf(engine)).toContain('901_one');
  });

  it('are applied together or not at all', async () => {
    const engine = await open();
    await expect(migrate(engine, [...MIGRATIONS, ONE, BROKEN])).rejects.toThrow('three');
    expect(await namesOf(engine)).toEqual(ALL_NAMES);
    await migrate(engine, [...MIGRATIONS, ONE]);
    expect(await engine.query(sql`select id from one`)).toEqual([{ id: 1 }]);
  });

  it('of a newer server are respected by an older one, which does not start', async () => {
    const engine = await open();
    await migrate(engine, [...MIGRATIONS, ONE]);
    await expect(migrate(engine, MIGRATIONS)).rejects.toThrow('made by a newer server: it has 901_one');
  });

  it('tell drivers apart who shared a name before names had to differ', async () => {
    const engine = await open();
    await goBackBeforeOffice(engine);
    for (const name of ['Uche Obi', 'UCHE OBI', 'Emeka Eze', 'Uche Obi']) {
      await engine.query(sql`insert into driver (id, name, phone, address)
        values (${newId()}, ${name}, '08034127781', 'Awka')`);
    }
    await migrate(engine);
    const drivers = await engine.query<{ name: string }>(sql`select name from driver order by id`);
    expect(drivers.map(({ name }) => name)).toEqual([
      'Uche Obi',
      'UCHE OBI (2)',
      'Emeka Eze',
      'Uche Obi (3)',
    ]);
  });

  it('leave sold tickets what they were paid; a single seat’s is its fare, deleted or not', async () => {
    const engine = await open();
    await goBackBeforeFares(engine);
    const departure = await aDeparture({ transaction: (work) => engine.attempt(work) });
    const [none, one, two, deleted] = [
      await aTicket(engine, departure),
      await aTicket(engine, departure),
      await aTicket(engine, departure),
      await aTicket(engine, departure),
    ];
    for (const [ticket, seat] of [
      [one, 1],
      [two, 2],
      [two, 3],
      [deleted, 4],
    ] as const) {
      await engine.query(sql`insert into ticket_seat (trip_id, seat_number, ticket_id)
        values (${departure.tripId}, ${seat}, ${ticket})`);
    }
    await engine.query(
      sql`update ticket set deleted_at = now(), deleted_by = ${departure.personId} where id = ${deleted}`,
    );
    await migrate(engine);
    const tickets = await engine.query<{ id: string; amount_kobo: number; fare_kobo: number | null }>(
      sql`select id, amount_kobo, fare_kobo from ticket order by id`,
    );
    expect(tickets).toEqual(
      [
        { id: none, amount_kobo: 1_500_000, fare_kobo: null },
        { id: one, amount_kobo: 1_500_000, fare_kobo: 1_500_000 },
        { id: two, amount_kobo: 1_500_000, fare_kobo: null },
        { id: deleted, amount_kobo: 1_500_000, fare_kobo: 1_500_000 },
      ].toSorted((a, b) => a.id.localeCompare(b.id)),
    );
  });

  it('bring phones into the one form in which they are kept, where they are phones', async () => {
    const engine = await open();
    await engine.query(sql`delete from schema_migrations where name = '012_phones'`);
    for (const [written] of PHONES) {
      await engine.query(sql`insert into driver (id, name, phone, address)
        values (${newId()}, ${written}, ${written}, 'Awka')`);
    }
    await migrate(engine);
    for (const [written, kept] of PHONES) {
      const [driver] = await engine.query(sql`select phone from driver where name = ${written}`);
      expect(driver).toEqual({ phone: kept });
      expect(normalizePhone(written)).toBe(kept);
    }
  });

  it('bring plates into the capitals in which they are kept, and leave the others as they are', async () => {
    const engine = await open();
    await engine.query(sql`delete from schema_migrations where name = '073_plates'`);
    for (const [written] of PLATES) {
      await engine.query(sql`insert into vehicle (id, vehicle_number, vehicle_type, seat_count)
        values (${newId()}, ${written}, 'Bus', 14)`);
    }
    await migrate(engine);
    expect(
      await engine.query(sql`select vehicle_number, version from vehicle order by vehicle_number`),
    ).toEqual(PLATES.map(([, kept, version]) => ({ vehicle_number: kept, version })));
    for (const [written, kept] of PLATES) expect(normalizePlate(written)).toBe(kept);
  });
};

describe('Migrations, on PGlite', () => {
  rules(async () => {
    const engine = await openPglite(copyPgliteTemplate(inject('pgliteTemplate')));
    onTestFinished(() => engine.close());
    return engine;
  });
});

const url = inject('postgresUrl');
if (url !== '') {
  const open = async (template = inject('postgresTemplate')) => {
    const name = await copyTemplate(url, template);
    onTestFinished(() => dropDatabase(url, name));
    const connect = () => {
      const engine = openPostgres(urlOf(url, name));
      onTestFinished(() => engine.close());
      return engine;
    };
    return connect;
  };

  describe('Migrations, on PostgreSQL', () => {
    rules(async () => (await open())());

    it('are applied once when six servers start at the same moment', async () => {
      const connect = await open('template0');
      const engines = Array.from({ length: 6 }, connect);
      await Promise.all(engines.map((engine) => migrate(engine, [...MIGRATIONS, ONE])));
      expect(await connect().query(sql`select id from one`)).toEqual([{ id: 1 }]);
    });
  });
}

it('Migrations run in the order in which they landed, which differs from that of their numbers for these only', () => {
  const numbers = MIGRATIONS.map(({ name }) => Number(name.slice(0, 3)));
  const later = MIGRATIONS.filter((_, place) => (numbers[place] ?? 0) < (numbers[place - 1] ?? 0));
  expect(later.map(({ name }) => name)).toEqual([
    '033_search_digits',
    '041_boarding',
    '046_change_rules',
    '060_awaited_payments',
    '048_disruptions',
    '035_allotments',
    '051_refunded',
    '050_check_in',
    '056_late_sales',
    '069_second_factor_again',
    '075_former_plates',
    '088_given_back',
    '096_encrypted_second_factors',
    '085_trip_drivers',
    '089_void_lists',
  ]);
});
