import { CALLS, type CallName, get, post } from '@motorpark/contract';
import {
  type Action,
  type PersonAction,
  type Place,
  RIGHTS,
  ROLES,
  type Role,
  mayAt,
  mayBegin,
} from '@motorpark/domain';
import { describe, expect, it } from 'vitest';
import { openSession } from '../store/access/session';
import { newId, sql } from '../db';
import { NOWHERE } from '../testing/answers';
import { CALLERS, type Caller, placeOf, roleOf, sessionOf } from '../testing/callers';
import { CALL_CASES, type Ready, aPerson } from '../testing/calls';
import { expectDone, make } from '../testing/calls/making';
import { type Answer, type Office, inTheOffice } from '../testing/office';

const NO_RIGHT = { message: 'You do not have the right to do this.' };
const ENDED = { status: 401, body: { message: 'Your session has ended. Please log in again.' } };

const NAMES = Object.keys(CALLS).filter((name): name is CallName => name in CALLS);
const BEHIND_THE_LOGIN = NAMES.filter((name) => CALLS[name].isPublic !== true);

let place = 0;
const ready = async (office: Office, name: CallName): Promise<Ready> =>
  CALL_CASES[name].well(office, (place += 1));

const isPersonAction = (action: Action): action is PersonAction => RIGHTS[action] !== 'anybody';
const actionOf = (name: CallName): PersonAction => {
  const { does } = CALLS[name];
  if (!isPersonAction(does)) throw new Error(`${name} takes no login.`);
  return does;
};

const hasRecord = (name: CallName) => CALLS[name].path.includes('{id}');

/** The caller's relation to records that Ada of Awka created; their route leads to Tunde's Lagos, and the halls of the cases are in Owerri. */
function placeAt(caller: Caller, name: CallName): Place {
  const isTheirs = RIGHTS[actionOf(name)][roleOf(caller)] === 'themselves';
  if (isTheirs) return caller === 'ada' || !hasRecord(name) ? 'themselves' : 'elsewhere';
  return placeOf(
    caller,
    actionOf(name) === 'hall.keep' ? { own: 'owerri' } : { own: 'awka', other: 'lagos' },
  );
}

/** Whether the caller may know that the record exists. */
function sees(role: Role, action: PersonAction, at: Place): boolean {
  const see = `${action.slice(0, action.indexOf('.'))}.see`;
  const row = Object.keys(RIGHTS).find((one): one is PersonAction => one === see);
  return row !== undefined && mayAt(row, role, at);
}

type Expected =
  | 'done'
  | 'each refused'
  | 'nothing of it'
  | 'not theirs to make'
  | 'not theirs'
  | 'not there'
  | 'no right';

/** Returns the expected outcome by the table of rights. */
function expected(caller: Caller, name: CallName): Expected {
  const [role, action, at] = [roleOf(caller), actionOf(name), placeAt(caller, name)];
  const { act = action, onlyReads = CALLS[name].method === 'GET', elsewhere, refusesEach } = CALL_CASES[name];
  if (!mayBegin(action, role)) return 'no right';
  if (mayAt(action, role, at) && mayAt(act, role, at)) return 'done';
  if (refusesEach) return 'each refused';
  if (hasRecord(name)) return sees(role, action, at) ? 'not theirs' : 'not there';
  return onlyReads && !elsewhere ? 'nothing of it' : 'not theirs to make';
}

/** Returns the part of an answer that its expected outcome is about, and what it must be. */
function asExpected(what: Expected, name: CallName, made: Ready, { status, body, text }: Answer) {
  const { notTheirs, missing, elsewhere } = CALL_CASES[name];
  switch (what) {
    case 'done':
      return [
        { status, shows: text.includes(made.shows ?? '') },
        { status: 200, shows: true },
      ];
    case 'each refused':
      return [
        { status, body },
        { status: 200, body: { data: { saved: [] } } },
      ];
    case 'nothing of it':
      return [
        { status, shows: made.shows !== undefined && text.includes(made.shows) },
        { status: 200, shows: false },
      ];
    case 'not theirs to make': {
      const [field, says] = elsewhere ?? ['', ''];
      const errors = { [field]: [expect.stringMatching(new RegExp(`^${says}`))] };
      return [
        { status, body },
        { status: 422, body: { errors } },
      ];
    }
    case 'not theirs':
      return [
        { status, body },
        { status: 403, body: { message: notTheirs } },
      ];
    case 'not there':
      return [
        { status, body },
        { status: 404, body: { message: missing } },
      ];
    case 'no right':
      return [
        { status, body },
        { status: 403, body: NO_RIGHT },
      ];
  }
}

function expectAnswer(caller: Caller, name: CallName, made: Ready, answer: Answer) {
  const what = expected(caller, name);
  const [found, due] = asExpected(what, name, made, answer);
  expect({ caller, what, ...found }).toMatchObject({ caller, what, ...due });
}

const split = <One>(all: readonly One[], isFirst: (one: One) => boolean): readonly [One[], One[]] => [
  all.filter(isFirst),
  all.filter((one) => !isFirst(one)),
];

const tokenOf = (office: Office, caller: Caller) => sessionOf(office, caller, (place += 1));

it('A call whose action has no row in the table of rights does not compile', () => {
  // @ts-expect-error -- the action has no row
  expect(post('/api/steal_ticket', { does: 'ticket.steal' })).toBeDefined();
  // @ts-expect-error -- the action is missing
  expect(post('/api/steal_ticket', {})).toBeDefined();
  // @ts-expect-error -- a call with an action cannot be public
  expect(get('/api/trips', { does: 'trip.see', isPublic: true })).toBeDefined();
});

inTheOffice('By the table of rights,', (office) => {
  describe.each(BEHIND_THE_LOGIN)('%s', (name) => {
    it('is done for those who may, and refused to the others, which changes nothing', async () => {
      const [may, others] = split(CALLERS, (caller) => expected(caller, name) === 'done');
      const tokens = new Map<Caller, string>();
      for (const caller of others) tokens.set(caller, await tokenOf(office(), caller));
      const made = await ready(office(), name);
      for (const [caller, token] of tokens)
        expectAnswer(caller, name, made, await make(office(), name, made, { token }));
      expectDone(name, made, await make(office(), name, made));
      for (const caller of may) {
        // The token first, because preparing the call may create data of that person.
        const token = await tokenOf(office(), caller);
        const own = await ready(office(), name);
        expectAnswer(caller, name, own, await make(office(), name, own, { token }));
      }
    });

    it('is refused to a role that may not begin it before what they sent is read, telling nothing', async () => {
      if (mayBegin(actionOf(name), 'admin')) return;
      const { call, company, tokenOf: openedFor } = office();
      const { method, path } = CALLS[name];
      const token = await openedFor('ada');
      for (const id of [company.people.tunde, company.awka, NOWHERE, 'seven']) {
        const { status, body } = await call(method, path.replace('{id}', id), {
          token,
          ...(method !== 'GET' && { text: '{' }),
        });
        expect({ status, body }).toEqual({ status: 403, body: NO_RIGHT });
      }
    });
  });

  it('is tried by somebody of each role', () => {
    expect(new Set(CALLERS.map(roleOf))).toEqual(new Set(Object.keys(ROLES)));
  });

  it('what takes no login is done without one, and by everybody', async () => {
    for (const name of NAMES.filter((one) => CALLS[one].isPublic === true)) {
      for (const caller of [undefined, 'ada'] as const) {
        const made = await ready(office(), name);
        expectDone(name, made, await make(office(), name, made, caller ? { by: caller } : {}));
      }
    }
  });

  it('nothing behind the login is for a session that ended: by ban, deletion, logout, a new passcode, and time', async () => {
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
      login_email: `renewed-${newId()}@company.example`,
      passcode: 'Tickets#2027',
    };
    const done = [
      await call('PUT', `/api/admin_status/${banned.id}`, { by: 'ngozi', body: { is_banned: 1 } }),
      await call('DELETE', `/api/delete_admin/${deleted.id}`, { by: 'ngozi' }),
      await call('POST', '/api/logout', { token: loggedOut.token }),
      await call('PUT', `/api/edit_admin/${renewed.id}`, { by: 'ngozi', body: form }),
    ];
    expect(done.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const name of BEHIND_THE_LOGIN) {
      for (const token of [banned.token, deleted.token, loggedOut.token, renewed.token, old, 'made-up']) {
        const answer = await make(office(), name, { id: NOWHERE }, { token });
        expect({ name, ...answer }).toMatchObject({ name, ...ENDED });
      }
      expect(await make(office(), name, { id: NOWHERE }, {})).toMatchObject({
        status: 401,
        headers: { 'www-authenticate': 'Bearer' },
        body: { message: 'Please log in.' },
      });
    }
  });
});
