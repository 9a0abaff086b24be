import { expect, it } from 'vitest';
import { sql } from '../../db';
import { closeOwn } from '../../testing/calls/drawers';
import { inTheOffice, textAt } from '../../testing/office';
import { verify } from '../../verify/verify';

inTheOffice('Cash that was counted when a drawer was closed', (office) => {
  const call = (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body: object = {},
    by: 'ada' | 'ngozi' = 'ada',
  ) => office().call(method, path, { by, body });
  const open = async (float: number, counter = 'Awka 1') => {
    await closeOwn(office());
    const body = { terminal_id: 'Awka', counter, opening_float: float };
    return textAt((await call('POST', '/api/open_shift', body)).body, 'data', 'id');
  };
  /** Counts a shift with this number of ₦1,000 notes, and closes it. */
  const close = async (id: string, thousands: number, fields: object) => {
    await call('PUT', `/api/count_shift/${id}`, { note_1000: thousands });
    return await call('PUT', `/api/close_shift/${id}`, { reason: 'It differs', ...fields });
  };
  const waiting = async () => {
    const { body } = await office().call('GET', '/api/get_drops', {
      by: 'ngozi',
      query: 'status=Not+banked&limit=200',
    });
    const ids: string[] = [];
    JSON.stringify(body, (field, value: unknown) => {
      if (field === 'id') ids.push(String(value));
      return value;
    });
    return ids;
  };
  const shiftOf = async (id: string) =>
    (await office().call('GET', `/api/get_shift/${id}`, { by: 'ngozi' })).body;
  const deposit = (body: object) => call('POST', '/api/deposit_cash', { slip: 'FBN 1', ...body }, 'ngozi');
  const banking = async () => (await office().call('GET', '/api/get_banking', { by: 'ngozi' })).body;

  it('awaits the bank, less what stays in it as the next float, and changes nothing of its report', async () => {
    const id = await open(5_000);
    await call('POST', `/api/drop_cash/${id}`, { amount: 2_000, received_by: 'The bank' });
    const { body } = await close(id, 3, { float_left: 1_000 });
    expect(body).toMatchObject({
      data: {
        float_left: 1_000,
        drops: [{ amount: 2_000 }],
        lines: [{ expected: 3_000, counted: 3_000 }, {}, {}],
      },
    });
    expect(await banking()).toMatchObject({
      data: {
        not_banked: { drops: 2, amount: 4_000 },
        terminals: [{ terminal: 'Awka', drops: 2, amount: 4_000 }],
        short: 0,
      },
    });
    const listed = await office().call('GET', '/api/get_drops', { by: 'ngozi', query: 'q=closing&limit=5' });
    expect(listed.body).toMatchObject({
      data: [{ amount: 2_000, note: 'Counted at closing', counter: 'Awka 1' }],
    });
  });

  it('awaits it as a whole where a client does not say what stays', async () => {
    const id = await open(1_000);
    expect((await close(id, 1, {})).body).toMatchObject({ data: { float_left: 0 } });
    expect(await waiting()).toHaveLength(3);
  });

  it('is never less than what stays', async () => {
    const id = await open(1_000);
    const refused = await close(id, 1, { float_left: 1_000.01 });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { float_left: ['This is more than was counted.'] } },
    });
    await call('PUT', `/api/close_shift/${id}`, { float_left: 1_000 });
    expect(await waiting()).toHaveLength(3);
  });

  it('is paid in with other drops of its terminal at once: what the bank took in less is said, why, and adds up', async () => {
    const drops = await waiting();
    const body = { drops, amount: 4_900 };
    expect(await deposit(body)).toMatchObject({
      status: 422,
      body: { errors: { reason: ['Please say why it differs.'] } },
    });
    expect((await deposit({ ...body, reason: 'A torn note' })).body).toMatchObject({
      data: { terminal: 'Awka', amount: 4_900, dropped: 5_000, drops: 3 },
    });
    expect(await waiting()).toEqual([]);
    expect(await banking()).toMatchObject({
      data: {
        not_banked: { drops: 0, amount: 0 },
        banked: { drops: 3, amount: 5_000 },
        short: 100,
        over: 0,
        terminals: [],
      },
    });
    const csv = await office().call('GET', '/api/get_drops', { by: 'ngozi', query: 'format=csv' });
    expect(csv.text).toContain('4900.00,-100.00,"A torn note"');
    expect(await deposit({ ...body, reason: 'Again' })).toMatchObject({ status: 422 });
    expect(await office().db.query(sql`select from cash_deposit`)).toHaveLength(1);
  });

  it('is banked by nobody at the terminal, and not together with that of another', async () => {
    const id = await open(2_000);
    await close(id, 2, {});
    const drops = await waiting();
    expect((await call('POST', '/api/deposit_cash', { drops, slip: '1', amount: 2_000 })).status).toBe(403);
    const lagos = { terminal_id: 'Lagos', counter: 'Lagos 1', opening_float: 1_000 };
    const there = textAt(
      (await office().call('POST', '/api/open_shift', { by: 'tunde', body: lagos })).body,
      'data',
      'id',
    );
    await office().call('POST', `/api/drop_cash/${there}`, {
      by: 'tunde',
      body: { amount: 500, received_by: 'The bank' },
    });
    expect(await deposit({ drops: await waiting(), amount: 2_500 })).toMatchObject({
      body: { errors: { drops: ['A deposit is of one terminal.'] } },
    });
    const narrowed = await office().call('GET', '/api/get_drops', {
      by: 'ngozi',
      query: `limit=50&status=Not+banked&terminal_id=${office().company.lagos}`,
    });
    expect(narrowed.body).toMatchObject({ total: 1, data: [{ terminal: 'Lagos' }] });
  });

  it('that stays as a float is missed where the next shift at the counter begins with less', async () => {
    const first = await open(2_000, 'Awka 7');
    await close(first, 2, { float_left: 2_000 });
    const next = await open(500, 'awka 7');
    expect(await shiftOf(next)).toMatchObject({ data: { left_before: 2_000, opening_float: 500 } });
    await close(next, 0, {});
    const { text } = await office().call('GET', '/api/get_shift_differences', { by: 'ngozi' });
    expect(text).toContain('"float_missing":1500');
    const after = await open(0, 'Awka 7');
    expect(await shiftOf(after)).toMatchObject({ data: { left_before: 0 } });
  });

  it('that stays as a float is missed of whoever left it where nobody begins with it for a week, as at a counter that is never opened again', async () => {
    const { clock } = office();
    const { now } = clock;
    const missing = async () => {
      const { text } = await office().call('GET', '/api/get_shift_differences', {
        by: 'ngozi',
        query: 'by=terminal',
      });
      return [...text.matchAll(/"float_missing":([\d.]+)/g)].reduce((sum, [, one]) => sum + Number(one), 0);
    };
    const shift = await open(500, 'Gone 1');
    await close(shift, 9, { float_left: 9_000 });
    await close(await open(0, 'Gone 2'), 0, {});
    clock.now = new Date(now.getTime() + 7 * 24 * 60 * 60_000);
    const before = await missing();
    clock.now = new Date(clock.now.getTime() + 1);
    expect((await missing()) - before).toBe(9_000);
    // The next shift that starts with the float has found it.
    await open(9_000, 'gone 1');
    expect((await missing()) - before).toBe(0);
    clock.now = now;
  });

  it('awaits the bank too where the head office counts for somebody, and not where nobody does', async () => {
    const before = (await waiting()).length;
    const end = (id: string, fields: object) =>
      call('PUT', `/api/end_shift/${id}`, { reason: 'Gone home', ...fields }, 'ngozi');
    await end(await open(1_000), { counting: 'Not counted' });
    expect(await waiting()).toHaveLength(before);
    await end(await open(1_000), { counting: 'Counted', note_1000: 1 });
    expect(await waiting()).toHaveLength(before + 1);
  });

  it('is sealed, and stays as it is', async () => {
    const { db } = office();
    expect((await verify(db)).broken).toEqual([]);
    await expect(db.query(sql`update cash_deposit set amount_kobo = 1`)).rejects.toThrow('stays banked');
    await expect(
      db.query(sql`insert into cash_drop (id, shift_id, amount_kobo, is_closing, at)
        select gen_random_uuid(), id, 1, true, now() from shift where closed_at is not null limit 1`),
    ).rejects.toThrow('stays dropped');
  });
});
