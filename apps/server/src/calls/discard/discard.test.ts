import { beforeAll, expect, it } from 'vitest';
import { Due } from '../../clock';
import { newId, sql } from '../../db';
import { eraseDue } from '../../store/erasure/eraseDue';
import { aBooking } from '../../testing/booking';
import { aTrip } from '../../testing/company';
import { aDiscard, discard } from '../../testing/calls/discards';
import { opened } from '../../testing/calls/drawers';
import { inTheOffice, textAt } from '../../testing/office';
import { aWaybill } from '../../testing/waybill';
import { verify } from '../../verify/verify';

inTheOffice('A sale that was thrown away at its machine', (office) => {
  const key = newId();
  let shift = '';
  const send = (retryKey: string) =>
    office().call('POST', '/api/create_waybills', {
      by: 'ada',
      body: aWaybill(office().company),
      headers: { 'idempotency-key': retryKey },
    });
  const listed = async (query = 'limit=50') =>
    await office().call('GET', '/api/get_look_at', { by: 'ngozi', query: `status=Discarded&${query}` });
  const seen = async (by: 'ada' | 'ngozi' = 'ngozi') =>
    (await office().call('GET', `/api/get_shift/${shift}`, { by })).body;
  const countOf = async (table: 'waybill' | 'discarded_sale' | 'audit_event') =>
    (await office().db.query({ text: `select from ${table}`, values: [] })).length;

  beforeAll(async () => {
    shift = await opened(office());
  });

  it('stays on record: who, when, where, what, how much, whether a slip was printed, and why', async () => {
    expect((await discard(office(), { key, shift, refusal: 'The seat is sold.' })).body).toEqual({
      data: { outcome: 'Discarded', id: '', number: '' },
    });
    expect((await listed()).body).toMatchObject({
      data: [
        {
          kind: 'Discarded',
          details: [
            'Ticket, Chinedu Okoro, Awka - Lagos, 21 Nov 2026, 07:00 AM, seats 1, 2, Awka 2, Cash, slips printed: 1',
            'The traveler changed their mind, The seat is sold.',
          ].join(', '),
          amount: 37_000,
          person: 'ada',
          terminal: 'Awka',
          shift_id: shift,
          at: office().clock.now.toISOString(),
        },
      ],
      counts: { Discarded: 1 },
    });
    expect((await listed('q=chinedu&limit=50')).body).toMatchObject({ total: 1 });
    expect((await listed('format=csv')).text).toContain('The traveler changed their mind');
    expect((await verify(office().db)).broken).toEqual([]);
  });

  it('is told once, however often its machine says so, and in other words too', async () => {
    const again = await discard(office(), { key, shift, reason: 'Somebody else’s words' });
    expect(again.body).toEqual({ data: { outcome: 'Discarded', id: '', number: '' } });
    expect(await countOf('discarded_sale')).toBe(1);
  });

  it('is on the report of its shift, in no sum of it', async () => {
    for (const by of ['ada', 'ngozi'] as const) {
      expect(await seen(by)).toMatchObject({ data: { discarded: [{ kind: 'Ticket', amount: 37_000 }] } });
    }
    expect(await seen()).toMatchObject({ data: { lines: [{ received: 0, expected: 5_000 }, {}, {}] } });
  });

  it('is in Activity, without whom it was for', async () => {
    const { body, text } = await office().call('GET', '/api/get_audit', {
      by: 'ngozi',
      query: 'kind=sale_discarded',
    });
    expect(body).toMatchObject({
      data: [{ by: { name: 'ada' }, after: { entry: 'ticket', amount: 37_000, slips: 1 } }],
    });
    expect(text).not.toContain('Chinedu');
  });

  it('is booked by no late duplicate', async () => {
    const before = await countOf('waybill');
    const late = await send(key);
    expect(late).toMatchObject({ status: 409 });
    expect(late.text).toContain('This sale was discarded at its computer');
    expect(await countOf('waybill')).toBe(before);
  });

  it('stays in the books where it was booked meanwhile, and its machine is told under which number', async () => {
    const booked = newId();
    const { body } = await send(booked);
    const told = { id: textAt(body, 'data', 'id'), number: textAt(body, 'data', 'waybill_number') };
    expect((await discard(office(), { key: booked, kind: 'Waybill' })).body).toEqual({
      data: { outcome: 'In the books', ...told },
    });
    expect(await countOf('discarded_sale')).toBe(1);
  });

  it('says under which number a ticket is in the books', async () => {
    const { call, company, db } = office();
    const booked = newId();
    const { body } = await call('POST', '/api/book_ticket', {
      by: 'ada',
      body: aBooking(await aTrip(db, company)),
      headers: { 'idempotency-key': booked },
    });
    const told = { id: textAt(body, 'data', 'id'), number: textAt(body, 'data', 'ticket_id') };
    expect((await discard(office(), { key: booked })).body).toEqual({
      data: { outcome: 'In the books', ...told },
    });
  });

  it('is named by its key: without one nothing is recorded', async () => {
    const before = await countOf('discarded_sale');
    expect(await office().call('POST', '/api/discard_sale', { by: 'ada', body: aDiscard() })).toMatchObject({
      status: 422,
      body: { message: 'The Idempotency-Key of the sale that is discarded is missing.' },
    });
    expect(await countOf('discarded_sale')).toBe(before);
  });

  it('is either booked or discarded where both come at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const both = newId();
      const [sale, thrown] = await Promise.all([send(both), discard(office(), { key: both })]);
      const outcome = textAt(thrown.body, 'data', 'outcome');
      expect([sale.status, outcome]).toEqual(
        outcome === 'Discarded' ? [409, 'Discarded'] : [200, 'In the books'],
      );
    }
  });

  it('is added up with the differences, also once its shift is closed', async () => {
    const { call } = office();
    await call('PUT', `/api/count_shift/${shift}`, { by: 'ada', body: { note_1000: 40 } });
    await call('PUT', `/api/close_shift/${shift}`, { by: 'ada', body: { reason: 'Sold much' } });
    await discard(office(), { shift, amount: 1_000 });
    const { body } = await call('GET', '/api/get_shift_differences', { by: 'ngozi' });
    const [made] = await office().db.query<{ naira: number }>(
      sql`select (sum(amount_kobo) / 100)::int as naira from discarded_sale where shift_id = ${shift}`,
    );
    expect(made?.naira).toBeGreaterThan(38_000 - 1);
    expect(body).toMatchObject({ data: [{ discarded: made?.naira }] });
  });

  it('names no drawer of somebody else', async () => {
    await office().call('POST', '/api/discard_sale', {
      by: 'ngozi',
      body: aDiscard({ reason: 'By the office' }),
      headers: { 'idempotency-key': newId(), 'made-in-shift': shift },
    });
    const [row] = await office().db.query(
      sql`select shift_id, terminal_id from discarded_sale where reason = 'By the office'`,
    );
    expect(row).toEqual({ shift_id: null, terminal_id: null });
  });

  it('says whom it was for only as long as the company keeps that', async () => {
    const { db } = office();
    await db.query(sql`update company set retention_months = 12`);
    await eraseDue(db, new Due('2040-01-01T00:00:00Z'));
    expect(await db.query(sql`select from discarded_name`)).toEqual([]);
    const { text } = await listed('q=changed+their+mind');
    expect(text).toContain('Ticket, Awka - Lagos');
    expect(text).not.toContain('Chinedu');
    expect((await verify(db)).broken).toEqual([]);
  });

  it('is changed by nobody', async () => {
    for (const text of ['update discarded_sale set amount_kobo = 1', 'delete from discarded_sale']) {
      await expect(office().db.query({ text, values: [] })).rejects.toThrow(/stays on record|violates/);
    }
  });
});
