import { CALLS, type CallName } from '@motorpark/contract';
import { describe, expect, it } from 'vitest';
import { openSession } from '../access/session';
import { buildApp } from '../app';
import { type Database, sql } from '../db';
import { NOWHERE } from '../testing/answers';
import { CALL_CASES, type Outcome, type Ready, aPerson } from '../testing/calls';
import { make, makerOf, requestOf } from '../testing/calls/making';
import type { PersonName } from '../testing/company';
import { type Answer, type Office, inTheOffice } from '../testing/office';

const BROKEN = 'Something went wrong on the server. Please try again.';
const NO_RIGHT = { message: 'You do not have the right to do this.' };
const ENDED = { status: 401, body: { message: 'Your session has ended. Please log in again.' } };

const NAMES = Object.keys(CALLS).filter((name): name is CallName => name in CALLS);
const namesOf = (...who: string[]) => NAMES.filter((name) => who.includes(CALLS[name].who));

let place = 0;
const ready = async (office: Office, name: CallName): Promise<Ready> =>
  CALL_CASES[name].well(office, (place += 1));

/** The call was made: it is answered as it should be. */
function expectDone(name: CallName, made: Ready, answer: Answer) {
  const { answers, isFile } = CALL_CASES[name];
  expect(answer).toMatchObject({ status: 200, ...(!isFile && { body: answers(made) }) });
  if (made.shows !== undefined) expect(answer.text).toContain(made.shows);
}

function expectOutcome(outcome: Outcome, made: Ready, answer: Answer) {
  if (outcome === 'may' || outcome === 'nothing of it') {
    expect(answer.status).toBe(200);
    if (made.shows === undefined) return;
    expect(answer.text.includes(made.shows)).toBe(outcome === 'may');
  } else expect(answer).toMatchObject(outcome);
}

/** A database that is lost at the very end of the work: before the commit, and before any answer that is read without one. */
const cutOff = (db: Database): Database => ({
  ...db,
  query: (statement) =>
    /from session\s+join person/.test(statement.text)
      ? db.query(statement)
      : Promise.reject(new Error('cut off')),
  transaction: (work) =>
    db.transaction(async (tx) => {
      await work(tx);
      throw new Error('cut off');
    }),
});

it('Every call of the contract has its case here', () => {
  expect(Object.keys(CALL_CASES).toSorted()).toEqual(NAMES.toSorted());
  for (const name of NAMES) {
    const { others, missing } = CALL_CASES[name];
    expect({ name, others: others !== undefined }).toEqual({ name, others: CALLS[name].who === 'staff' });
    expect({ name, missing: missing !== undefined }).toEqual({
      name,
      missing: CALLS[name].path.includes('{id}'),
    });
  }
});

inTheOffice('Every call', (office) => {
  describe.each(NAMES)('%s', (name) => {
    const { wrong = [] } = CALL_CASES[name];

    it('is done for whom it is made', async () => {
      const made = await ready(office(), name);
      expectDone(name, made, await make(office(), name, made));
    });

    it('says at each field what is wrong, and does nothing', async () => {
      const made = await ready(office(), name);
      // What takes something has something to check.
      expect(wrong.length > 0).toBe(made.fields !== undefined);
      for (const [change, field, message] of wrong) {
        const answer = await make(office(), name, { ...made, fields: { ...made.fields, ...change } });
        const errors = field === '' ? {} : { errors: { [field]: [message] } };
        expect({ change, status: answer.status, body: answer.body }).toEqual({
          change,
          status: 422,
          body: { message, ...errors },
        });
      }
      expectDone(name, made, await make(office(), name, made));
    });
  });

  describe.each(NAMES.filter((name) => CALL_CASES[name].missing !== undefined))('%s', (name) => {
    it('knows no record that is not there', async () => {
      const made = await ready(office(), name);
      for (const id of [NOWHERE, NOWHERE.toUpperCase(), 'seven', ' ', "' or 1=1", '\0', '💥', '../x']) {
        expect(await make(office(), name, { ...made, id })).toMatchObject({
          status: 404,
          body: { message: CALL_CASES[name].missing },
        });
      }
    });
  });

  describe.each(NAMES.filter((name) => !CALL_CASES[name].cannotFail))('%s', (name) => {
    it('that fails at its very end has done nothing, and says nothing of why', async () => {
      const { db, clock, tokenOf } = office();
      const made = await ready(office(), name);
      const broken = buildApp({
        db: cutOff(db),
        clock: () => clock.now,
        settings: { logLevel: 'silent' },
        deliver: async () => undefined,
      });
      const { method, url, options } = requestOf(name, made);
      const { by } = makerOf(name);
      const answer = await broken.inject({
        method,
        url,
        ...('query' in options && { query: options.query }),
        ...('body' in options && { payload: { ...options.body } }),
        headers: by ? { authorization: `Bearer ${await tokenOf(by)}` } : {},
      });
      expect({ status: answer.statusCode, body: answer.json<unknown>() }).toEqual({
        status: 500,
        body: { message: BROKEN, error: BROKEN },
      });
      expectDone(name, made, await make(office(), name, made));
    });
  });
});

inTheOffice('The rights to', (office) => {
  const others = ['tunde', 'chika'] as const satisfies readonly PersonName[];

  describe.each(namesOf('staff'))('%s', (name) => {
    it.each(others)('end with the terminal, for %s', async (by) => {
      const { others: outcomes } = CALL_CASES[name];
      const made = await ready(office(), name);
      const outcome = outcomes?.[by] ?? 'may';
      expectOutcome(outcome, made, await make(office(), name, made, { by }));
      if (typeof outcome === 'object') expectDone(name, made, await make(office(), name, made));
    });

    it('are the head office’s too', async () => {
      const made = await ready(office(), name);
      const { headOffice } = CALL_CASES[name];
      const answer = await make(office(), name, made, { by: 'ngozi' });
      if (headOffice) expectOutcome(headOffice, made, answer);
      else expectDone(name, made, answer);
    });
  });

  describe.each(namesOf('super_admin'))('%s', (name) => {
    it('are nobody’s at a terminal, who learn nothing of it', async () => {
      const made = await ready(office(), name);
      for (const by of ['ada', ...others] as const) {
        const { status, body } = await make(office(), name, made, { by });
        expect({ status, body }).toEqual({ status: 403, body: NO_RIGHT });
      }
      expectDone(name, made, await make(office(), name, made));
    });
  });

  it('all calls but the public ones end with the session: by ban, deletion, logout, a new passcode, and time', async () => {
    const { db, clock, call, company } = office();
    const someone = async () => {
      const { id } = await aPerson(office(), (place += 1));
      await db.query(sql`update person set role = 'super_admin' where id = ${id}`);
      return { id, token: await openSession(db, id, clock.now) };
    };
    const [banned, deleted, loggedOut, renewed] = [
      await someone(),
      await someone(),
      await someone(),
      await someone(),
    ];
    const old = await openSession(db, company.people.ngozi, new Date(clock.now.getTime() - 16 * 3_600_000));
    const form = {
      admin_name: 'Uche Eze',
      admin_phone: '08034127781',
      terminal_id: company.awka,
      department: 'Logistics',
      login_email: 'renewed@company.example',
      passcode: 'Tickets#2027',
    };
    const done = [
      await call('PUT', `/api/admin_status/${banned.id}`, { by: 'ngozi', body: { is_banned: 1 } }),
      await call('DELETE', `/api/delete_admin/${deleted.id}`, { by: 'ngozi' }),
      await call('POST', '/api/logout', { token: loggedOut.token }),
      await call('PUT', `/api/edit_admin/${renewed.id}`, { by: 'ngozi', body: form }),
    ];
    expect(done.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const name of namesOf('staff', 'super_admin')) {
      for (const token of [banned.token, deleted.token, loggedOut.token, renewed.token, old, 'made-up']) {
        expect({ name, ...(await make(office(), name, { id: NOWHERE }, { token })) }).toMatchObject({
          name,
          ...ENDED,
        });
      }
      expect(await make(office(), name, { id: NOWHERE }, {})).toMatchObject({
        status: 401,
        headers: { 'www-authenticate': 'Bearer' },
        body: { message: 'Please log in.' },
      });
    }
  });
});
