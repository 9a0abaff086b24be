import { expect, it } from 'vitest';
import { closeOwn } from '../../testing/calls/drawers';
import { inTheOffice, textAt } from '../../testing/office';
import { WRONG_BOOKS, changesOfTickets } from '../../testing/ticketChanges';
import { ticketsOf } from '../../testing/tickets';
import { verify } from '../../verify/verify';

inTheOffice('A ticket that was paid two ways', (office) => {
  const { trip, sold, edit } = ticketsOf(office);
  const { linesOf, openTill, paidBy, reschedule, ticket } = changesOfTickets(office);

  /** Sells a ticket for cash and moves it to a more expensive trip, paying the difference by transfer. */
  async function paidTwoWays() {
    const { id, body } = await sold(await trip(), { payment_method: 'Cash' });
    const dearer = await trip({ amountKobo: 3_000_000, departsAt: '2026-11-23T06:00:00.000Z' });
    const moved = { trip_id: dearer, seat_number: [1], amount: 30_000, payment_method: 'Bank Transfer' };
    expect(await reschedule(id, moved)).toMatchObject({ status: 200 });
    return { id, body: { ...body, trip_id: dearer, seat_number: [1], amount: 30_000 } };
  }
  const SO_FAR = [
    { amount: 18_500, method: 'Cash', kind: null },
    { amount: 11_500, method: 'Bank Transfer', kind: 'difference' },
    { amount: 1000, method: 'Bank Transfer', kind: 'fee' },
  ];

  it('stays paid as it was where seats are added or given back: only what is settled then is a line, by the way that is said then', async () => {
    const { id, body } = await paidTwoWays();
    const before = await paidBy();
    const more = { ...body, seat_number: [1, 2], amount: 60_000, payment_method: 'POS' };
    expect(await edit(id, more)).toMatchObject({ status: 200 });
    expect(await linesOf(id)).toMatchObject([
      ...SO_FAR,
      { amount: 30_000, method: 'POS', kind: 'difference' },
    ]);
    expect(await edit(id, { ...body, payment_method: 'Cash', reason: 'One stays' })).toMatchObject({
      status: 200,
    });
    expect((await linesOf(id)).slice(4)).toMatchObject([
      { amount: -30_000, method: 'Cash', kind: 'difference' },
    ]);
    expect(await paidBy()).toEqual({ ...before, POS: 30_000, Cash: (before['Cash'] ?? 0) - 30_000 });
    expect(await ticket(id)).toMatchObject({ data: { payment_information: { payment_method: 'Cash' } } });
    expect(await office().db.query(WRONG_BOOKS)).toEqual([]);
    expect((await verify(office().db)).broken).toEqual([]);
  });

  it('keeps the ways that it was paid by, and is otherwise edited as ever', async () => {
    const { id, body } = await paidTwoWays();
    const why =
      'This ticket was paid in several ways or at several terminals: how it was paid stays as it is.';
    expect(await edit(id, { ...body, payment_method: 'POS' })).toMatchObject({
      status: 422,
      body: { message: why, errors: { payment_method: [why] } },
    });
    expect(await edit(id, { ...body, traveler_name: 'Ada Obi' })).toMatchObject({ status: 200 });
    expect(await linesOf(id)).toMatchObject(SO_FAR);
  });

  it('is also one that was sold for cash in a drawer that is counted, and gets a further seat by card from somebody else', async () => {
    const { call } = office();
    await openTill();
    const { id, body } = await sold(await trip(), { seat_number: [1] });
    await closeOwn(office());
    const opening = { terminal_id: 'Lagos', counter: 'Lagos 1', opening_float: 0 };
    const shift = textAt(
      (await call('POST', '/api/open_shift', { by: 'tunde', body: opening })).body,
      'data',
      'id',
    );
    const two = { ...body, seat_number: [1, 2], amount: 37_000, payment_method: 'POS' };
    expect(await edit(id, two, 'tunde')).toMatchObject({ status: 200 });
    expect(await linesOf(id)).toMatchObject([
      { amount: 18_500, method: 'Cash', kind: null },
      { amount: 18_500, method: 'POS', kind: 'difference' },
    ]);
    // No cash left the other drawer.
    expect((await call('GET', `/api/get_shift/${shift}`, { by: 'ngozi' })).body).toMatchObject({
      data: { lines: [{ expected: 0 }, { method: 'POS', expected: 18_500 }, { expected: 0 }] },
    });
    expect(await ticket(id)).toMatchObject({
      data: { payment_information: { amount: 37_000, payment_method: 'Cash' } },
    });
    expect(await office().db.query(WRONG_BOOKS)).toEqual([]);
  });

  it('is none where whoever sold it puts right both in their own open drawer', async () => {
    await openTill();
    const { id, body } = await sold(await trip(), { seat_number: [1] });
    const two = { ...body, seat_number: [1, 2], amount: 37_000, payment_method: 'POS' };
    expect(await edit(id, two)).toMatchObject({ status: 200 });
    expect((await linesOf(id)).slice(1)).toMatchObject([
      { amount: -18_500, method: 'Cash', is_reversal: true },
      { amount: 37_000, method: 'POS', kind: null },
    ]);
    await closeOwn(office());
  });
});
