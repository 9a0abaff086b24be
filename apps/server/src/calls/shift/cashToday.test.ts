import { expect, it } from 'vitest';
import { aBooking } from '../../testing/booking';
import { aTrip } from '../../testing/company';
import { closeOwn } from '../../testing/calls/drawers';
import { anyText } from '../../testing/matchers';
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
      await call('PUT', path, { by: 'ngozi', body: { slip: 'FBN 1' } });
    }
    expect(await places()).toMatchObject({ data: [{ drawer: left }] });
    const next = { ...opening, opening_float: 900 };
    await call('POST', '/api/open_shift', { by: 'ada', body: next });
    expect(await places()).toMatchObject({ data: [{ drawer: { expected: 900, closed_at: null } }] });
  });

  it('is not for staff', async () => {
    expect((await office().call('GET', '/api/get_cash_today', { by: 'ada' })).status).toBe(403);
  });
});
