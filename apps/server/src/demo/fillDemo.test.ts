import { beforeAll, expect, it } from 'vitest';
import { Due } from '../clock/Due';
import type { Database } from '../db';
import { onEveryEngine } from '../db/testing';
import { sql } from '../db/sql';
import { makeCompany } from './company';
import { NOON } from './demo.fixtures';
import { makeTrips } from '../store/timetable/makeTrips';
import { DEMO_PASSCODE, fillDemo, isEmpty } from './index';

const hashPasscode = (passcode: string) => Promise.resolve(`hash of ${passcode}`);

onEveryEngine('The demo company in the database', (open) => {
  let database: Database;
  let logins: Awaited<ReturnType<typeof fillDemo>>[];
  let wasEmpty: boolean;
  beforeAll(async () => {
    database = await open();
    wasEmpty = await isEmpty(database);
    const fills = [1, 2, 3].map(() => fillDemo(database, { now: NOON, hashPasscode }));
    logins = await Promise.all(fills);
  });

  it('is filled once, however many processes start at the same time', async () => {
    expect([wasEmpty, await isEmpty(database)]).toEqual([true, false]);
    const [first, ...others] = logins;
    for (const other of others) expect(other).toEqual(first);
    const [row] = await database.query<{ people: number }>(sql`select count(*) as people from person`);
    expect(row?.people).toBe(8);
  });

  it('has logins for the head office and every terminal', async () => {
    const [known = []] = logins;
    expect(known.slice(0, 3).map(({ email, role, terminal }) => ({ email, role, terminal }))).toEqual([
      { email: 'super@motorpark.example', role: 'super_admin', terminal: undefined },
      { email: 'awka@motorpark.example', role: 'admin', terminal: 'Awka' },
      { email: 'lagos@motorpark.example', role: 'admin', terminal: 'Lagos' },
    ]);
    expect(known.map(({ passcode }) => passcode)).toEqual(known.map(() => DEMO_PASSCODE));
    const people = await database.query<{ email: string; passcode_hash: string }>(
      sql`select email, passcode_hash from person order by email`,
    );
    expect(people.map(({ email }) => email)).toEqual(known.map(({ email }) => email).toSorted());
    expect(new Set(people.map(({ passcode_hash }) => passcode_hash))).toEqual(
      new Set([`hash of ${DEMO_PASSCODE}`]),
    );
  });

  it('has nearly all papers on record: a few are missing, one has expired and two expire within a month', async () => {
    const [counts] = await database.query(sql`
      select (select count(*) from vehicle where (select count(*) from paper where vehicle_id = vehicle.id) < 4) as vehicles,
        (select count(*) from driver where not exists (select from paper where driver_id = driver.id)) as drivers,
        count(*) filter (where expires_on < day) as expired,
        count(*) filter (where expires_on between day and day + 30) as expiring
      from paper, (select max(departs_at)::date as day from trip) as last`);
    expect(counts).toEqual({ vehicles: 3, drivers: 2, expired: 1, expiring: 2 });
  });

  it('has a timetable that has made all of its trips, up to its last day', async () => {
    const [made] = await database.query(sql`
      select (select count(*) from service) as services, count(*) filter (where service_id is null) as others from trip`);
    expect(made).toEqual({ services: 24, others: 0 });
    expect(await makeTrips(database, new Due(NOON.getTime()))).toBe(0);
  });

  it('keeps the seats, the ledger and the money in the database as they were made', async () => {
    const company = makeCompany(NOON);
    const [counts] = await database.query(sql`
      select (select count(*) from trip) as trips, (select count(*) from ticket) as tickets,
        (select count(*) from ticket_seat) as seats, (select count(*) from waybill) as waybills,
        (select count(*) from change) as changes, (select count(*) from operation) as operations`);
    expect(counts).toEqual({
      trips: company.trips.length,
      tickets: company.tickets.length,
      seats: company.seats.length,
      waybills: company.waybills.length,
      changes: company.changes.length + company.decisions.length,
      operations: company.operations.length,
    });
    const [money] = await database.query<{ ledger: string; books: string }>(sql`
      select (select sum(amount_kobo) from operation)::text as ledger,
        ((select sum(amount_kobo) from ticket where deleted_at is null)
          + (select sum(amount_kobo) from waybill where deleted_at is null)
          - (select sum(amount_kobo) from expense where status = 'Approved'))::text as books`);
    expect(money?.ledger).toBe(money?.books);
    const withoutAct = await database.query(sql`
      select operation.id from operation left join give_back
        on (give_back.ticket_id, give_back.waybill_id, give_back.amount_kobo) is not distinct from
          (operation.ticket_id, operation.waybill_id, -operation.amount_kobo)
      where reverses is not null and give_back.id is null`);
    expect(withoutAct).toEqual([]);
    const odd = await database.query(sql`
      select number from ticket left join ticket_seat on ticket_seat.ticket_id = ticket.id
      where (deleted_at is null) = (ticket_id is null) or (deleted_at is null) <> (released_seats is null)`);
    expect(odd).toEqual([]);
  });
});
