import { expect, it } from 'vitest';
import { sql } from '../../db';
import { closeOwn } from '../../testing/calls/drawers';
import { queryOf } from '../../testing/lists';
import { inTheOffice } from '../../testing/office';
import { changesOfTickets } from '../../testing/ticketChanges';
import { ticketsOf } from '../../testing/tickets';
import { parcels } from '../../testing/waybill';

inTheOffice('An edit that lowers what was paid and changes how', (office) => {
  const { trip, sold, edit } = ticketsOf(office);
  const { openTill } = changesOfTickets(office);
  const actsOf = (id: string) =>
    office().db.query(sql`
      select way, amount_kobo / 100 as amount, former_method, method from give_back
      where ${id} in (ticket_id, waybill_id) order by id`);

  it('is two acts: seats taken off in cash, and all other cash that is a transfer from now on', async () => {
    const { id, body } = await sold(await trip(), { seat_number: [1, 2] });
    const one = { ...body, seat_number: [1], amount: 18_500, payment_method: 'Bank Transfer' };
    expect((await edit(id, { ...one, reason: 'One stays' })).status).toBe(200);
    expect(await actsOf(id)).toEqual([
      { way: 'seats', amount: 18_500, former_method: null, method: 'Cash' },
      { way: 'method', amount: 18_500, former_method: 'Cash', method: 'Bank Transfer' },
    ]);
  });

  it('names all that left the drawer, though the amount was lowered by a naira', async () => {
    const { id, body } = await sold(await trip({ amountKobo: 10_000_000 }), {
      seat_number: [1],
      amount: 100_000,
    });
    await office().db.query(sql`update trip set status = 'En-route'`);
    const less = { ...body, amount: 99_999, payment_method: 'Cash' };
    expect((await edit(id, { ...less, reason: 'A naira too much' }, 'ngozi')).status).toBe(200);
    expect(await actsOf(id)).toEqual([{ way: 'amount', amount: 1, former_method: null, method: 'Cash' }]);
    const waybill = parcels(office);
    const { id: parcel } = await waybill.takeIn({ amount: 100_000 });
    const wishes = { amount: 99_999, payment_method: 'Bank transfer/USSD' as const, reason: 'By transfer' };
    expect((await waybill.edit(parcel, wishes)).status).toBe(200);
    expect(await actsOf(parcel)).toEqual([
      { way: 'amount', amount: 1, former_method: null, method: 'Cash' },
      { way: 'method', amount: 99_999, former_method: 'Cash', method: 'Bank Transfer' },
    ]);
  });

  it('names what was paid before, where more is taken in another way', async () => {
    const { id, body } = await sold(await trip(), { seat_number: [1] });
    const two = { ...body, seat_number: [1, 2], amount: 37_000, payment_method: 'POS', reason: 'By card' };
    expect((await edit(id, two)).status).toBe(200);
    expect(await actsOf(id)).toEqual([
      { way: 'method', amount: 18_500, former_method: 'Cash', method: 'POS' },
    ]);
  });

  it('is none of a changed method where only the rest is taken in another way', async () => {
    await openTill();
    const { id, body } = await sold(await trip(), { seat_number: [1] });
    await closeOwn(office());
    const two = { ...body, seat_number: [1, 2], amount: 37_000, payment_method: 'POS', reason: 'By card' };
    expect((await edit(id, two)).status).toBe(200);
    expect(await actsOf(id)).toEqual([]);
  });

  it('is listed and in the file with both methods', async () => {
    const get = (query: Record<string, string>) =>
      office().call('GET', '/api/get_given_back', { by: 'ngozi', query: queryOf(query) });
    const both = { former_method: 'Cash', payment_method: 'POS', amount: 18_500 };
    expect((await get({ way: 'method', limit: '1' })).body).toMatchObject({ data: [both] });
    expect((await get({ way: 'method', format: 'csv' })).text).toContain('Cash to Card (POS)');
  });
});
