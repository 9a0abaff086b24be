import { ALL_LISTS, CALLS, type CallName } from '@motorpark/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app';
import type { Database } from '../db';
import { NOWHERE } from '../testing/answers';
import { CALL_CASES, type Ready } from '../testing/calls';
import { expectDone, make, makerOf, requestOf } from '../testing/calls/making';
import { type Office, inEachOffice, inTheOffice } from '../testing/office';
import { verify } from '../verify/verify';

const BROKEN = 'Something went wrong on the server. Please try again.';

const NAMES = Object.keys(CALLS).filter((name): name is CallName => name in CALLS);

let place = 0;
const ready = async (office: Office, name: CallName): Promise<Ready> =>
  CALL_CASES[name].well(office, (place += 1));

/** A database that fails at the end of the work: before the commit, and before the result of any read outside a transaction. */
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
    const { missing } = CALL_CASES[name];
    expect({ name, missing: missing !== undefined }).toEqual({
      name,
      missing: CALLS[name].path.includes('{id}'),
    });
  }
});

inEachOffice('Every call', (office) => {
  describe.each(NAMES)('%s', (name) => {
    it('is done for whom it is made', async () => {
      const made = await ready(office(), name);
      expectDone(name, made, await make(office(), name, made));
    });
  });

  it('leaves nothing behind that is not sealed, exports of every list and report included', async () => {
    const files: CallName[] = [];
    for (const name of NAMES.filter((call) => CALLS[call].method === 'GET')) {
      const made = await ready(office(), name);
      const answer = await make(office(), name, { ...made, fields: { ...made.fields, format: 'csv' } });
      if (String(answer.headers['content-type']).startsWith('text/csv')) files.push(name);
    }
    expect(files).toEqual(expect.arrayContaining(['getAllTickets', 'getLoadReport', 'getIncomeReport']));
    expect(files.length).toBeGreaterThan(Object.keys(ALL_LISTS).length);
    expect((await verify(office().db)).broken).toEqual([]);
  });
});

inTheOffice('Every call', (office) => {
  let ofTheOffice: ReturnType<typeof buildApp> | undefined;
  const brokenApp = () =>
    (ofTheOffice ??= buildApp({
      db: cutOff(office().db),
      clock: () => office().clock.now,
      settings: { logLevel: 'silent' },
      deliver: async () => undefined,
    }));
  afterAll(() => ofTheOffice?.close());

  describe.each(NAMES)('%s', (name) => {
    const { wrong = [] } = CALL_CASES[name];

    it('says at each field what is wrong, and does nothing', async () => {
      const made = await ready(office(), name);
      // A call has invalid inputs exactly if it takes input.
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
      const { tokenOf } = office();
      const made = await ready(office(), name);
      const { method, url, options } = requestOf(name, made);
      const { by } = makerOf(name);
      const answer = await brokenApp().inject({
        method,
        url,
        ...('query' in options && { query: options.query }),
        ...('body' in options && { payload: { ...options.body } }),
        headers: { ...options.headers, ...(by && { authorization: `Bearer ${await tokenOf(by)}` }) },
      });
      expect({ status: answer.statusCode, body: answer.json<unknown>() }).toEqual({
        status: 500,
        body: { message: BROKEN, error: BROKEN },
      });
      expectDone(name, made, await make(office(), name, made));
    });
  });
});
