import { CALLS, type CallName } from '@motorpark/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app';
import { sql } from '../../db';
import { CALL_CASES } from '../../testing/calls';
import { make } from '../../testing/calls/making';
import { statusesOf } from '../../testing/answers';
import { PASSCODE, emailOf } from '../../testing/company';
import { anExpense, expensesOf } from '../../testing/expense';
import { listWith, somethingWith, textLike } from '../../testing/matchers';
import { type Office, inEachOffice, inTheOffice } from '../../testing/office';
import { ticketsOf } from '../../testing/tickets';

/**
 * Calls without a version check. A ban does not depend on other fields of the person; sessions, second factors and hall links are only created or ended; a
 * print changes nothing. A payment is settled once. A shift belongs to one person, who takes each step once.
 */
const UNCOUNTED: ReadonlySet<string> = new Set([
  // Adds a row that stays as it is, once (returns.test.ts).
  'answerReturn',
  'banAdmin',
  'bankDrop',
  'closeShift',
  'confirmCount',
  'confirmPayment',
  'correctShift',
  'countDrawer',
  'countShift',
  'dropCash',
  'endSession',
  'endShift',
  'forgetCounter',
  'hearOfExpiredSale',
  'logOutAdmin',
  'makeHallView',
  // Asks for an account number and changes nothing of the sale.
  'openTransfer',
  'payExpense',
  'printShift',
  'printTicket',
  'printWaybill',
  'receiveDrop',
  // Its preview is checked instead.
  'replaceVehicle',
  // Adds a row, for at most what is there then (returns.test.ts).
  'returnTransfer',
  'takeBackDeposit',
  'takeBackDrop',
  'takeBackFound',
  // Pays once, for a payment that waits.
  'takeLateTransfer',
  'takeOverDrawer',
  // Its ticket must first be changed by a disruption (unseated.test.ts).
  'seatUnseated',
  'takeSecondFactor',
  'withdrawHallView',
  'witnessCount',
]);

/** Every call that changes or deletes a record. */
const CHANGES = Object.keys(CALLS)
  .filter((name): name is CallName => name in CALLS)
  .filter((name) => CALLS[name].path.includes('{id}') && CALLS[name].method !== 'GET')
  .filter((name) => !UNCOUNTED.has(name));

let place = 200;
const ready = (office: Office, name: CallName) => CALL_CASES[name].well(office, (place += 1));

inTheOffice('The version that somebody saw', (office) => {
  describe.each(CHANGES)('%s', (name) => {
    it('is refused where it is not the one on record, with the record as it is', async () => {
      const made = await ready(office(), name);
      const stale = await make(office(), name, { ...made, fields: { ...made.fields, version: 7 } });
      expect(stale).toMatchObject({ status: 409, body: { data: { id: made.id, version: 1 } } });
      expect(stale.text).toContain('since you opened it');
      expect(await make(office(), name, { ...made, fields: { ...made.fields, version: 1 } })).toMatchObject({
        status: 200,
        body: CALL_CASES[name].answers(made),
      });
    });
  });

  it('is a whole number', async () => {
    const made = await ready(office(), 'ticketStatus');
    for (const version of ['first', 0, 1.5, [1]]) {
      expect(
        await make(office(), 'ticketStatus', { ...made, fields: { ...made.fields, version } }),
      ).toMatchObject({
        status: 422,
        body: { errors: { version: ['The version is a whole number above zero.'] } },
      });
    }
  });

  const LISTS = [
    ['fetchTerminals', '/api/fetch_terminals'],
    ['getDrivers', '/api/get_drivers'],
    ['getVehicles', '/api/get_vehicles'],
    ['getRoutes', '/api/get_routes'],
    ['getTrips', '/api/get_trips'],
    ['getAllTickets', '/api/get_all_tickets'],
    ['getWaybills', '/api/get_waybills'],
    ['getExpenses', '/api/get_expenses'],
  ] as const;
  it.each(LISTS)('comes with every row of %s', async (name, path) => {
    await ready(office(), name);
    const { body } = await office().call('GET', path, { by: 'ngozi' });
    expect(body).toMatchObject({ data: listWith(somethingWith({ version: 1 })) });
  });
});

inEachOffice('Two clerks with one record', (office) => {
  const { trip, sold, edit } = ticketsOf(office);
  let other: ReturnType<typeof buildApp> | undefined;
  // The second clerk uses another server process on the same database.
  beforeAll(() => {
    const { db, clock } = office();
    other = buildApp({ db, clock: () => clock.now, settings: { logLevel: 'silent' } });
  });
  afterAll(() => other?.close());
  async function editElsewhere(id: string, body: object) {
    const answer = await other?.inject({
      method: 'PUT',
      url: `/api/edit_ticket/${id}`,
      headers: { authorization: `Bearer ${await office().tokenOf('tunde')}` },
      payload: body,
    });
    return { status: answer?.statusCode ?? 0, body: answer?.json<unknown>() };
  }

  it('never undo each other unseen: the later one is told who changed it, when, and what it is now', async () => {
    const { id, body } = await sold(await trip());
    await editElsewhere(id, { ...body, traveler_name: 'Chinedu Obiora', version: 1 });
    const answer = await edit(id, { ...body, traveler_number: '0809 000 1111', version: 1 });
    expect(answer).toMatchObject({
      status: 409,
      body: {
        message: 'tunde has changed this ticket since you opened it (21 Nov 2026, 10:00 AM).',
        data: {
          id,
          version: 2,
          trip_id: body.trip_id,
          dob: '1990-04-12',
          passenger_information: { traveler_name: 'Chinedu Obiora', traveler_number: '08034127781' },
        },
      },
    });
  });

  it('have a history that names each for what they changed themselves', async () => {
    const { id, body } = await sold(await trip());
    await editElsewhere(id, { ...body, traveler_name: 'Chinedu Obiora', version: 1 });
    const mine = { ...body, traveler_number: '0809 000 1111' };
    expect((await edit(id, { ...mine, version: 1 })).status).toBe(409);
    await edit(id, { ...mine, traveler_name: 'Chinedu Obiora', version: 2 });
    expect((await office().call('GET', `/api/get_ticket/${id}`, { by: 'ada' })).body).toMatchObject({
      data: {
        version: 3,
        history: [
          { kind: 'created' },
          { by: 'tunde', fields: [{ field: 'Traveler name', to: 'Chinedu Obiora' }] },
          { by: 'ada', fields: [{ field: 'Mobile number', to: '0809 000 1111' }] },
        ],
      },
    });
  });

  it('at the very same moment: one is taken, the other told', async () => {
    const { id, body } = await sold(await trip());
    const answers = await Promise.all([
      edit(id, { ...body, traveler_name: 'By Ada', version: 1 }),
      editElsewhere(id, { ...body, traveler_name: 'By Tunde', version: 1 }),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
  });

  it('see moved seats as a change, and an edit that changes nothing as none', async () => {
    const { id, body } = await sold(await trip());
    expect((await edit(id, { ...body, version: 1 })).body).toMatchObject({ data: { version: 1 } });
    expect((await edit(id, { ...body, seat_number: [1, 2], amount: 37_000, version: 1 })).body).toMatchObject(
      {
        data: { version: 2 },
      },
    );
    expect((await edit(id, { ...body, version: 1 })).status).toBe(409);
  });
});

inTheOffice('The version of a person', (office) => {
  const versionOf = async (name: 'ada' | 'tunde') => {
    const [row] = await office().db.query<{ version: number }>(
      sql`select version from person where id = ${office().company.people[name]}`,
    );
    return row?.version;
  };

  it('stays through a login, which hashes the passcode anew, and a ban; an edit raises it', async () => {
    const { call, company } = office();
    const login = { login_email: emailOf('ada'), passcode: PASSCODE };
    expect((await call('POST', '/api/login', { body: login })).status).toBe(200);
    await call('PUT', `/api/admin_status/${company.people.ada}`, { by: 'ngozi', body: { is_banned: 1 } });
    expect(await versionOf('ada')).toBe(1);
    await office().db.query(sql`update person set phone = '08034127781' where id = ${company.people.ada}`);
    expect(await versionOf('ada')).toBe(2);
  });
});

inTheOffice('An expense', (office) => {
  const { enter, edit, decide, ledgerOf } = expensesOf(office);
  const approve = (id: string, version: number) =>
    office().call('PUT', `/api/expense_status/${id}`, { by: 'ngozi', body: { status: 'Approved', version } });

  it('is never approved at an amount that the approver has not seen', async () => {
    const id = await enter({ amount: 5_000 });
    await edit(id, 'ada', anExpense({ amount: 500_000 }));
    expect(await approve(id, 1)).toMatchObject({
      status: 409,
      body: {
        message: textLike(/^ada has changed this expense/),
        data: { amount: 500_000, version: 2 },
      },
    });
    expect(await ledgerOf(id)).toEqual([]);
    expect(await approve(id, 2)).toMatchObject({
      status: 200,
      body: { data: { status: 'Approved', version: 3 } },
    });
  });

  it('is approved and rejected by others than who entered it', async () => {
    const id = await enter({}, 'ngozi');
    for (const status of ['Approved', 'Rejected']) {
      expect(await decide(id, status)).toMatchObject({
        status: 403,
        body: { message: 'You entered this expense yourself. Another super admin decides on it.' },
      });
    }
    expect(await ledgerOf(id)).toEqual([]);
    expect((await office().call('GET', '/api/get_expenses', { by: 'ngozi' })).body).toMatchObject({
      data: [{ id, is_own: true }, { is_own: false }],
    });
  });
});
