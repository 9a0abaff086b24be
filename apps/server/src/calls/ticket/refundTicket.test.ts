import { expect, it } from 'vitest';
import { sql } from '../../db';
import { NOW, inTheOffice } from '../../testing/office';
import { changesOfTickets } from '../../testing/ticketChanges';
import { ticketsOf } from '../../testing/tickets';
import { verify } from '../../verify/verify';

inTheOffice('Refunding a ticket', (office) => {
  const { trip, sold, remove, takenOn } = ticketsOf(office);
  const { rules, refund, linesOf, openTill, ticket } = changesOfTickets(office);
  const figures = async () =>
    (await office().call('GET', '/api/get_summary', { by: 'ada', query: 'from=2026-11-21&to=2026-11-21' }))
      .body;

  it('hands back what was paid less what is kept, out of the drawer of whoever does it', async () => {
    await rules({ refund_kept: '10' });
    const from = await trip();
    const { id } = await sold(from, { payment_method: 'POS' });
    const till = await openTill('ada', 500_000);
    const before = await figures();
    expect(await ticket(id)).toMatchObject({ data: { terms: { refund: { amount: 16_650, kept: 1_850 } } } });
    expect(await refund(id)).toMatchObject({
      status: 422,
      body: { errors: { amount: ['₦16,650.00 is handed back for this ticket.'] } },
    });
    expect(await refund(id, { amount: 16_650 })).toMatchObject({
      status: 200,
      body: {
        data: {
          payment_information: { amount: 18_500, refunded: 16_650, refunded_by: 'Cash' },
          voided: { by: 'ada', terminal: 'Awka', at: NOW, reason: 'Ill' },
        },
      },
    });
    expect(await takenOn(from)).toEqual([]);
    expect(await linesOf(id)).toEqual([
      { amount: 18_500, kind: null, method: 'POS', is_reversal: false },
      { amount: -16_650, kind: 'refund', method: 'Cash', is_reversal: false },
    ]);
    expect((await office().call('GET', `/api/get_shift/${till}`, { by: 'ngozi' })).body).toMatchObject({
      data: { tickets: 0, taken_back: 1, lines: [{ given_back: 16_650, expected: 483_350 }, {}, {}] },
    });
    const sums = (body: unknown) => JSON.stringify(body).match(/"ticket_income":(-?[\d.]+)/)?.[1];
    const ticketsSold = (body: unknown) => JSON.stringify(body).match(/"counts":\{"tickets":(-?\d+)/)?.[1];
    const after = await figures();
    expect(Number(sums(before)) - Number(sums(after))).toBe(16_650);
    expect(Number(ticketsSold(before)) - Number(ticketsSold(after))).toBe(1);
    expect(await verify(office().db)).toMatchObject({ broken: [] });
    await rules();
  });

  it('is done once: not again, nor voided, and void is not refunded', async () => {
    const { id } = await sold(await trip());
    expect((await refund(id)).status).toBe(200);
    expect([(await refund(id)).status, (await remove(id)).status]).toEqual([404, 404]);
    const other = await sold(await trip());
    await remove(other.id);
    expect((await refund(other.id)).status).toBe(404);
  });

  it('is never answered with that of another ticket, whose retry key came again', async () => {
    const on = await trip();
    const [one, other] = [await sold(on, { seat_number: [1] }), await sold(on, { seat_number: [2] })];
    const withKey = ({ id }: { id: string }) =>
      office().call('PUT', `/api/refund_ticket/${id}`, {
        by: 'ada',
        headers: { 'idempotency-key': `refund ${one.id}` },
        body: { amount: 18_500, payment_method: 'Cash', reason: 'Ill' },
      });
    expect((await withKey(one)).status).toBe(200);
    expect(await withKey(other)).toMatchObject({
      status: 409,
      body: { message: 'This Idempotency-Key was already used for something else.' },
    });
    expect((await withKey({ id: one.id.toUpperCase() })).status).toBe(200);
    expect((await refund(other.id)).status).toBe(200);
  });

  it('is for staff where it was sold until the bus leaves, and for head office any part at any time', async () => {
    const { id } = await sold(await trip());
    expect(await refund(id, {}, 'tunde')).toMatchObject({
      status: 403,
      body: { message: 'Only staff of Awka, where it was sold, can refund this ticket.' },
    });
    office().clock.now = new Date('2026-11-22T06:00:00.000Z');
    expect(await refund(id)).toMatchObject({
      status: 403,
      body: { message: 'Refunds need to be done before departure: it is too late for this ticket.' },
    });
    expect(await refund(id, { amount: 18_501 }, 'ngozi')).toMatchObject({
      status: 422,
      body: { errors: { amount: ['₦18,500.00 was paid for this ticket.'] } },
    });
    expect((await refund(id, { amount: 500 }, 'ngozi')).status).toBe(200);
    office().clock.now = new Date(NOW);
    expect(await linesOf(id)).toMatchObject([{ amount: 18_500 }, { amount: -500, kind: 'refund' }]);
  });

  it('of a no-show is by the company’s rule', async () => {
    const from = await trip();
    const { id } = await sold(from);
    await sold(from, { seat_number: [2] });
    await office().call('PUT', `/api/board_passengers/${from}`, { by: 'ada', body: { code: '2' } });
    await office().call('PUT', `/api/trip_status/${from}`, { by: 'ada', body: { status: 'En-route' } });
    expect((await refund(id)).body).toMatchObject({
      message: 'Nobody of this ticket came, and by the company’s rule it is not refunded.',
    });
    await rules({ no_show_rule: 'refund', refund_kept: '50' });
    expect((await refund(id, { amount: 9_250 })).status).toBe(200);
    await rules();
  });

  it('needs an open till where selling does', async () => {
    const { id } = await sold(await trip(), { seat_number: [1] }, 'tunde');
    await rules({ shift_rule: 'required' });
    await office().db.query(
      sql`update ticket set sold_terminal_id = ${office().company.lagos} where id = ${id}`,
    );
    expect((await refund(id, {}, 'tunde')).body).toMatchObject({
      message: 'Open the till first: selling needs an open shift.',
    });
    await rules();
  });
});
