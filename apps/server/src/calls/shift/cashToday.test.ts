import { expect, it } from 'vitest';
import { aPerson } from '../../testing/calls';
import { openSession } from '../../store/access/session';
import { aBooking } from '../../testing/booking';
import { aTrip } from '../../testing/company';
import { closeOwn } from '../../testing/calls/drawers';
import { anyEntryWith, anyText, somethingWith } from '../../testing/matchers';
import { inTheOffice, textAt } from '../../testing/office';

inTheOffice('Cash today', (office) => {
  const places = async () => (await office().call('GET', '/api/get_cash_today', { by: 'ngozi' })).body;

  it('is what should be in each open drawer, what a closed one left as float until the next shift has it, and what is not banked until the bank has it', async () => {
    const { call, db, company } = office();
    await closeOwn(office());
    const opening = { terminal_id: 'Awka', counter: 'Awka 7', opening_float: 5_000 };
    const id = textAt(
      (await call('POST', '/api/open_shift', { by: 'ada', body: opening })).body,
      'data',
      'id',
    );
    const trip = await aTrip(db, company, {});
    const sold = await call('POST', '/api/book_ticket', {
      by: 'ada',
      body: aBooking(trip, { seat_number: [3] }),
    });
    const paid = Number(/"amount":(\d+)/.exec(sold.text)?.[1]);
    const drop = { amount: 2_000, received_by: 'The bank', note: 'Safe' };
    await call('POST', `/api/drop_cash/${id}`, { by: 'ada', body: drop });
    const drawer = { id, person: 'ada', counter: 'Awka 7', expected: 3_000 + paid, counted: null };
    expect(await places()).toMatchObject({
      data: [{ terminal: 'Awka', drawer, not_banked: 2_000 }],
    });

    await call('PUT', `/api/count_shift/${id}`, { by: 'ada', body: { note_1000: 4 } });
    expect(await places()).toMatchObject({ data: [{ drawer: { ...drawer, counted: 4_000 } }] });

    await call('PUT', `/api/close_shift/${id}`, { by: 'ada', body: { float_left: 1_000, reason: 'Change' } });
    const left = { ...drawer, expected: 1_000, counted: 1_000, closed_at: anyText };
    expect(await places()).toMatchObject({
      data: [
        { drawer: left, not_banked: 0 },
        { terminal: 'Awka', drawer: null, not_banked: 5_000 },
      ],
    });
    const drops = await call('GET', '/api/get_drops', { by: 'ngozi', query: 'limit=50' });
    for (const place of ['0', '1']) {
      const path = `/api/bank_drop/${textAt(drops.body, 'data', place, 'id')}`;
      await call('PUT', path, { by: 'ngozi', body: { slip: `FBN ${place}` } });
    }
    expect(await places()).toMatchObject({ data: [{ drawer: left }] });
    const next = { ...opening, opening_float: 900 };
    await call('POST', '/api/open_shift', { by: 'ada', body: next });
    for (const entry of [
      { ...left, expected: 100 },
      { expected: 900, closed_at: null },
    ])
      expect(await places()).toMatchObject({ data: anyEntryWith({ drawer: somethingWith(entry) }) });
  });

  it('names what the next shift at the counter began without, until that shift is closed; Differences has it then, or after a week', async () => {
    const { call, clock, db } = office();
    const { now } = clock;
    const wait = (minutes: number) => (clock.now = new Date(clock.now.getTime() + minutes * 60_000));
    const as = (id: string) => openSession(db, id, clock.now);
    const open = async (id: string, float: number) => {
      const body = { terminal_id: 'Awka', counter: 'Window 1', opening_float: float };
      return textAt(
        (await call('POST', '/api/open_shift', { token: await as(id), body })).body,
        'data',
        'id',
      );
    };
    const close = async (id: string, shift: string, thousands: number) => {
      const token = await as(id);
      await call('PUT', `/api/count_shift/${shift}`, { token, body: { note_1000: thousands } });
      const body = { float_left: thousands * 1_000 };
      expect((await call('PUT', `/api/close_shift/${shift}`, { token, body })).status).toBe(200);
    };
    const missing = async (id: string, float: number) => {
      const { body } = await call('GET', '/api/get_shift_differences', { by: 'ngozi' });
      expect(body).toMatchObject({ data: anyEntryWith({ person_id: id, float_missing: float }) });
    };
    const { id: anna } = await aPerson(office(), 821, 'Anna Udo');
    const { id: ben } = await aPerson(office(), 822, 'Ben Udo');

    const first = await open(anna, 50_000);
    wait(1);
    await close(anna, first, 50);
    wait(1);
    const second = await open(ben, 20_000);
    const row = { drawer: somethingWith({ id: first, expected: 30_000, counted: 50_000 }) };
    expect(await places()).toMatchObject({ data: anyEntryWith(row) });
    await missing(anna, 0);
    wait(8 * 24 * 60);
    await missing(anna, 30_000);
    await close(ben, second, 20);
    await missing(anna, 0);
    await missing(ben, 30_000);
    expect(await places()).not.toMatchObject({ data: anyEntryWith(row) });
    clock.now = now;
  });

  it('is not for staff', async () => {
    expect((await office().call('GET', '/api/get_cash_today', { by: 'ada' })).status).toBe(403);
  });
});
