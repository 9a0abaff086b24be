import { CALLS } from '@motorpark/contract';
import { describe, expect, it } from 'vitest';
import { sql } from '../../db';
import { NOWHERE, statusesOf } from '../../testing/answers';
import { anyText, listWith, somethingWith } from '../../testing/matchers';
import { type CallOptions, type Office, inEachOffice, inTheOffice, textAt } from '../../testing/office';
import { RECORD_CASES, type RecordCase } from '../../testing/records';

/** Number of parallel creations; hashing each passcode takes a third of a second. */
const AT_ONCE = 5;

/** Calls on one kind of record; each form that is filled in is another one. */
function callsOn(office: () => Office, { calls, filled }: RecordCase) {
  let token: Promise<string> | undefined;
  let place = 0;
  const call = async (what: keyof typeof calls, id: string, options: CallOptions = {}) => {
    const { method, path } = CALLS[calls[what]];
    token ??= office().tokenOf('ngozi');
    return office().call(method, path.replace('{id}', id), { token: await token, ...options });
  };
  const form = () => filled(office().company, (place += 1));
  return {
    call,
    form,
    make: async (body = form()) => textAt((await call('create', '', { body })).body, 'data', 'id'),
    listed: async () => JSON.stringify((await call('list', '')).body),
  };
}

inEachOffice('While others do the same', (office) => {
  describe.each(RECORD_CASES)('the office’s $one', (record) => {
    const { unique } = record;
    const { call, form, make, listed } = callsOn(office, record);

    it('is deleted by one of two who press at the same moment', async () => {
      const id = await make();
      const answers = await Promise.all([call('remove', id), call('remove', id)]);
      expect(statusesOf(answers)).toEqual([200, 404]);
    });

    it('that there is already, however it is typed, is refused at the field', async () => {
      const [one, other] = [form(), form()];
      await make(one);
      const id = await make(other);
      const same = unique.inAnotherWay(String(one[unique.field]));
      const { message } = unique;
      const refusal = { status: 422, body: { message, errors: { [unique.field]: [message] } } };
      const before = await listed();
      for (const text of [one[unique.field], same]) {
        const body = { ...other, [unique.field]: text };
        expect(await call('create', '', { body })).toMatchObject(refusal);
        expect(await call('edit', id, { body })).toMatchObject(refusal);
      }
      expect(await listed()).toBe(before);
    });

    it('is made by one of many who make the same at the same moment', async () => {
      const body = form();
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => call('create', '', { body })));
      const refusals = answers.filter(({ status }) => status === 422);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(refusals).toHaveLength(AT_ONCE - 1);
      for (const refusal of refusals) {
        expect(refusal.body).toEqual({
          message: unique.message,
          errors: { [unique.field]: [unique.message] },
        });
      }
    });

    it('is made once with a retry key, and answered again', async () => {
      const body = form();
      const key = `make-${record.one}`;
      const headers = { 'idempotency-key': key };
      const answers = await Promise.all([1, 2, 3].map(() => call('create', '', { body, headers })));
      for (const answer of answers) {
        expect(answer.status).toBe(200);
        expect(answer.body).toEqual(answers[0]?.body);
      }
      expect((await call('create', '', { body: form(), headers })).status).toBe(409);
      const rows = await office().db.query(sql`select key from retry_key where key = ${key}`);
      expect(rows).toHaveLength(1);
    });
  });
});

inTheOffice('In the office', (office) => {
  describe.each(RECORD_CASES)('the $one', (record) => {
    const { call, form, make, listed } = callsOn(office, record);

    it('is made, and stands in the list', async () => {
      const body = form();
      const made = await call('create', '', { body });
      expect(made).toMatchObject({ status: 200 });
      expect(made.body).toEqual({ data: { ...record.answered(body), id: anyText, version: 1 } });
      const row = { ...record.answered(body), id: textAt(made.body, 'data', 'id'), version: 1 };
      const rows = listWith(row);
      expect((await call('list', '')).body).toMatchObject({
        data: record.one === 'admin' ? { admins: rows } : rows,
      });
    });

    it('is made from a query with a null body, as core clients send it', async () => {
      const body = form();
      const fields = Object.entries(body).map(([name, value]): [string, string] => [name, String(value)]);
      const query = new URLSearchParams(fields).toString();
      const isCore = !['vehicle', 'paper', 'fare', 'discount'].includes(record.one);
      // Calls beyond the core contract take their fields from the body only.
      expect(await call('create', '', { query, text: 'null' })).toMatchObject(
        isCore ? { status: 200, body: { data: somethingWith(record.answered(body)) } } : { status: 422 },
      );
    });

    it('is changed, and answered as it is now', async () => {
      const before = form();
      const id = await make(before);
      const body = form();
      const changed = await call('edit', id, { body: { id, ...body } });
      expect(changed.body).toEqual({ data: { ...record.answered(body, before), id, version: 2 } });
      expect(changed.status).toBe(200);
      expect((await call('edit', id, { body })).status).toBe(200);
    });

    it('keeps its version where it is saved as it was', async () => {
      const body = form();
      const id = await make(body);
      // A passcode that is sent always counts as a change.
      const saved = await call('edit', id, { body: { ...body, passcode: '' } });
      expect(saved.body).toEqual({ data: { ...record.answered(body), id, version: 1 } });
    });

    it('is deleted once: it is answered, gone from the list, and then unknown', async () => {
      const body = form();
      const id = await make(body);
      expect(await call('remove', id)).toMatchObject({
        status: 200,
        body: { data: { ...record.answered(body), id } },
      });
      expect(await listed()).not.toContain(id);
      const gone = { status: 404, body: { message: record.missing } };
      expect(await call('remove', id)).toMatchObject(gone);
      expect(await call('edit', id, { body })).toMatchObject(gone);
    });

    it.each([NOWHERE, 'seven', '%20'])('with the id %s is unknown', async (id) => {
      const gone = { status: 404, body: { message: record.missing } };
      expect(await call('edit', id, { body: form() })).toMatchObject(gone);
      expect(await call('remove', id)).toMatchObject(gone);
    });

    it('says at each field what is wrong, whether new or changed, and keeps nothing of it', async () => {
      const id = await make();
      const before = await listed();
      for (const [wrong, field, message] of record.complaints) {
        const body = { ...form(), ...wrong };
        const refusal = { status: 422, body: { message, errors: { [field]: [message] } } };
        expect({ wrong, ...(await call('create', '', { body })) }).toMatchObject(refusal);
        expect({ wrong, ...(await call('edit', id, { body })) }).toMatchObject(refusal);
      }
      expect(await listed()).toBe(before);
    });

    it('says everything at once when nothing is filled in', async () => {
      const missing = record.complaints.filter(([wrong]) => Object.values(wrong).includes(''));
      const { status, body } = await call('edit', NOWHERE, { body: {} });
      expect(status).toBe(422);
      expect(body).toMatchObject({
        message: missing[0]?.[2],
        errors: Object.fromEntries(missing.map(([, field, message]) => [field, [message]])),
      });
    });
  });
});
