import { CALLS, type CallName } from '@motorpark/contract';
import { describe, expect, it } from 'vitest';
import { sql } from '../db';
import { CALL_CASES, type Ready } from '../testing/calls';
import { HOSTILE_BODIES, HOSTILE_KEYS, HOSTILE_QUERIES, hostileValues } from '../testing/calls/hostile';
import { make, makerOf, requestOf } from '../testing/calls/making';
import { type Answer, type CallOptions, type Office, inTheOffice } from '../testing/office';

const NAMES = Object.keys(CALLS).filter((name): name is CallName => name in CALLS);

const STATUSES: ReadonlySet<number> = new Set([200, 400, 401, 403, 404, 409, 413, 422, 429]);
const isMessage = (body: unknown) =>
  typeof body === 'object' &&
  body !== null &&
  'message' in body &&
  typeof body.message === 'string' &&
  body.message.trim() !== '' &&
  !('error' in body);

/** Whether a response is well-formed: a JSON success or refusal, or an image that browsers do not interpret as anything else. */
const isWellFormed = ({ status, headers, body }: Answer): boolean =>
  headers['content-type'] === 'image/png'
    ? status === 200 && headers['x-content-type-options'] === 'nosniff'
    : headers['content-type'] === 'application/json; charset=utf-8' &&
      STATUSES.has(status) &&
      (status === 200 || isMessage(body));

/** Returns a malformed response together with what was sent. */
const malformed = (sent: unknown, answer: Answer) =>
  isWellFormed(answer) ? [] : [{ sent, status: answer.status, text: answer.text.slice(0, 300) }];

let place = 0;
const ready = async (office: Office, name: CallName): Promise<Ready> =>
  CALL_CASES[name].well(office, (place += 1));

/** Returns every field that a call's case mentions. */
const fieldsOf = (name: CallName, { fields = {} }: Ready) => [
  ...new Set([
    ...Object.keys(fields),
    ...(CALL_CASES[name].wrong ?? []).flatMap(([wrong]) => Object.keys(wrong)),
  ]),
];

const sessionOf = async ({ tokenOf }: Office, name: CallName): Promise<CallOptions> => {
  const { by } = makerOf(name);
  return by ? { token: await tokenOf(by) } : {};
};

inTheOffice('Whatever is sent to', (office) => {
  describe.each(NAMES)('%s', (name) => {
    const { onlyReads = false } = CALL_CASES[name];
    const isMadeAnew = CALLS[name].method === 'POST' && CALLS[name].isPublic !== true && !onlyReads;

    it('in any of its fields is answered', async () => {
      const session = await sessionOf(office(), name);
      let made = await ready(office(), name);
      for (const field of fieldsOf(name, made)) {
        const found: unknown[] = [];
        for (const value of hostileValues((place += 1))) {
          const fields = { ...made.fields, [field]: value };
          const answer = await make(office(), name, { ...made, fields }, session);
          found.push(...malformed({ field, value }, answer));
          // A refused call has changed nothing, so the next value starts from the same state.
          if (isMadeAnew && answer.status === 200) made = await ready(office(), name);
        }
        expect(found).toEqual([]);
      }
    });

    it('in its body, its query or its key is answered', async () => {
      const session = await sessionOf(office(), name);
      const made = await ready(office(), name);
      const { method, url } = requestOf(name, made);
      const ways: CallOptions[] = [
        ...(method === 'GET' ? [] : HOSTILE_BODIES.map((text) => ({ text }))),
        ...HOSTILE_QUERIES.map((query) => ({ query })),
        ...(isMadeAnew
          ? HOSTILE_KEYS.map((key) => ({ body: made.fields, headers: { 'idempotency-key': key } }))
          : []),
      ];
      for (const way of ways) {
        expect(malformed(way, await office().call(method, url, { ...session, ...way }))).toEqual([]);
      }
    });
  });

  it('leaves the books balanced, and every list readable', async () => {
    const { db } = office();
    const [sums] = await db.query<{ ledger: string; records: string }>(sql`select
      (select sum(amount_kobo)::text from operation) as ledger,
      ((select sum(amount_kobo + coalesce(fees_kobo, 0) - coalesce(refunded_kobo, 0)) from ticket
          where deleted_at is null or refunded_kobo is not null)
        + (select sum(amount_kobo) from waybill where deleted_at is null)
        - (select sum(amount_kobo) from expense where deleted_at is null and status = 'Approved'))::text as records`);
    expect(sums?.ledger).toMatch(/^\d+$/);
    expect(sums?.ledger).toBe(sums?.records);
    for (const name of NAMES.filter((each) => CALLS[each].method === 'GET')) {
      const made = await ready(office(), name);
      expect({ name, status: (await make(office(), name, made)).status }).toEqual({
        name,
        status: 200,
      });
    }
  });
});
