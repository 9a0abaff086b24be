import { expect, it } from 'vitest';
import { sql } from '../../db';
import { planned } from '../../testing/calls/disruptions';
import { inTheOffice, textAt } from '../../testing/office';
import { WRONG_BOOKS, changesOfTickets } from '../../testing/ticketChanges';
import { setConfirmation } from '../../testing/payments';
import { ticketsOf } from '../../testing/tickets';
import { aBus } from '../../testing/trips';
import { parcels } from '../../testing/waybill';

inTheOffice('Money of a record that several terminals took', (office) => {
  const { trip, sold, edit, remove, ledgerOf } = ticketsOf(office);
  const { rules, reschedule } = changesOfTickets(office);

  /** What each terminal has of a record in the ledger, and what left its books by Money given back, in naira. */
  const booksOf = async (id: string) => {
    const rows = await office().db.query<{ name: string; left: number; given: number }>(sql`
      select name, (select coalesce(sum(amount_kobo), 0)::float8 / 100 from operation
          where ${id} in (ticket_id, waybill_id) and terminal_id = terminal.id) as left,
        (select coalesce(sum(amount_kobo), 0)::float8 / 100 from give_back
          where ${id} in (ticket_id, waybill_id) and terminal_id = terminal.id) as given
      from terminal where name in ('Awka', 'Lagos') order by name`);
    return Object.fromEntries(rows.map(({ name, left, given }) => [name, [left, given]]));
  };
  /** Sells a seat in Lagos, and another one on the same ticket in Awka. */
  const extended = async () => {
    const { id, body } = await sold(await trip(), { seat_number: [1] }, 'tunde');
    const two = { ...body, seat_number: [1, 2], amount: 37_000 };
    expect((await edit(id, two, 'ada')).status).toBe(200);
    return { id, body: two };
  };

  it('stays in the books of the seller where another terminal sells a further seat: that books the difference', async () => {
    const { awka, lagos } = office().company;
    const { id } = await extended();
    expect(await ledgerOf(id)).toEqual([
      { amount_kobo: 1_850_000, terminal_id: lagos, is_reversal: false },
      { amount_kobo: 1_850_000, terminal_id: awka, is_reversal: false },
    ]);
  });

  it('is given back out of the books of each when the head office deletes the ticket', async () => {
    const { id } = await extended();
    expect((await remove(id, 'ngozi')).status).toBe(200);
    expect(await booksOf(id)).toEqual({ Awka: [0, 18_500], Lagos: [0, 18_500] });
  });

  it('is given back out of the books of the seller who deletes it', async () => {
    const { id } = await extended();
    expect((await remove(id, 'tunde')).status).toBe(200);
    expect(await booksOf(id)).toEqual({ Awka: [18_500, 0], Lagos: [-18_500, 37_000] });
  });

  it('is lowered in the books of the seller, by staff and by the head office', async () => {
    for (const by of ['tunde', 'ngozi'] as const) {
      const { id, body } = await extended();
      const one = { ...body, seat_number: [1], amount: 18_500, reason: 'One stays' };
      expect((await edit(id, one, by)).status).toBe(200);
      expect(await booksOf(id)).toEqual({ Awka: [18_500, 0], Lagos: [0, 18_500] });
    }
  });

  it('keeps how it was paid', async () => {
    const { id, body } = await extended();
    const why =
      'This ticket was paid in several ways or at several terminals: how it was paid stays as it is.';
    expect(await edit(id, { ...body, payment_method: 'POS', reason: 'By card' }, 'ngozi')).toMatchObject({
      status: 422,
      body: { errors: { payment_method: [why] } },
    });
  });

  it('is only the seller’s to change before it is confirmed', async () => {
    await setConfirmation(office(), 'required');
    const { id, body } = await sold(await trip(), { seat_number: [1], payment_method: 'POS' }, 'tunde');
    const two = { ...body, seat_number: [1, 2], amount: 37_000 };
    const why =
      'The payment of this ticket is not confirmed yet. Please sell further seats on another ticket.';
    expect(await edit(id, two, 'ada')).toMatchObject({
      status: 422,
      body: { errors: { seat_number: [why] } },
    });
    expect((await edit(id, two, 'tunde')).status).toBe(200);
    await setConfirmation(office(), 'none');
    expect(await booksOf(id)).toEqual({ Awka: [0, 0], Lagos: [37_000, 0] });
  });

  it('is divided where a party is divided, in the books of each', async () => {
    const on = await trip();
    const { id, body } = await sold(on, { seat_number: [1] }, 'tunde');
    await edit(id, { ...body, seat_number: [1, 2, 3], amount: 55_500 }, 'ada');
    await aBus(office().db, 'SVT 1 XA', 1);
    const order = await planned(office(), on, { kind: 'vehicle', vehicle_number: 'SVT 1 XA' }, 'ngozi');
    await office().call('PUT', `/api/disrupt_trip/${on}`, { by: 'ngozi', body: order });
    const waiting = await office().call('GET', `/api/get_unseated?trip_id=${on}`, { by: 'ada' });
    const lost = textAt(waiting.body, 'data', '0', 'id');
    expect(await booksOf(id)).toEqual({ Awka: [0, 0], Lagos: [18_500, 0] });
    expect(await booksOf(lost)).toEqual({ Awka: [37_000, 0], Lagos: [0, 0] });
  });

  it('counts a fee of another terminal in the books of that terminal', async () => {
    await rules({ reschedule_notice: '0' });
    const { id } = await sold(await trip(), { seat_number: [1] }, 'tunde');
    expect((await reschedule(id, { trip_id: await trip() }, 'ada')).status).toBe(200);
    expect((await remove(id, 'ngozi')).status).toBe(200);
    expect(await booksOf(id)).toEqual({ Awka: [0, 1000], Lagos: [0, 18_500] });
  });

  it('of a parcel is given back where its price and where its storage were paid', async () => {
    await rules({ storage_fee: '500', storage_hours: '0' });
    const { at, remove: removeWaybill } = parcels(office);
    const id = await at('Delivered');
    office().clock.now = new Date(office().clock.now.getTime() + 3_600_000);
    const collected = {
      collected_by: 'Bola Ade',
      collector_phone: '07061234567',
      identification: 'NIN 4417',
    };
    const paid = { ...collected, status: 'Picked Up', storage_fee: 500, storage_method: 'Cash' };
    expect(
      (await office().call('PUT', `/api/waybill_status/${id}`, { by: 'tunde', body: paid })).status,
    ).toBe(200);
    expect((await removeWaybill(id, 'ngozi')).status).toBe(200);
    expect(await booksOf(id)).toEqual({ Awka: [0, 3500], Lagos: [0, 500] });
  });

  it('comes to what each ticket says', async () => {
    expect(await office().db.query(WRONG_BOOKS)).toEqual([]);
  });
});
