import type { TicketPayload } from '@motorpark/contract';
import { beforeAll, expect, it } from 'vitest';
import { sql } from '../../db';
import { openSession } from '../../store/access/session';
import { aBooking } from '../../testing/booking';
import { aPerson } from '../../testing/calls';
import { aTrip } from '../../testing/company';
import { inTheOffice, textAt } from '../../testing/office';
import { ledgerOf, paymentOf, setConfirmation, soldByTransfer } from '../../testing/payments';
import { changesOfTickets } from '../../testing/ticketChanges';
import { aBus } from '../../testing/trips';
import { aWaybill, parcels } from '../../testing/waybill';

inTheOffice('Where transfers and POS payments wait until somebody has seen them', (office) => {
  let uche = '';
  beforeAll(async () => {
    await setConfirmation(office(), 'required');
    uche = await openSession(office().db, (await aPerson(office(), 1)).id, office().clock.now);
  });
  let departures = 0;
  const trip = (amountKobo = 1_850_000) => {
    departures += 1;
    const departsAt = `2026-12-0${departures}T06:00:00.000Z`;
    return aTrip(office().db, office().company, { departsAt, amountKobo });
  };
  const confirmed = async (record: string, amount: number) => {
    const body = { reference: `Seen ${record}`, amount };
    const path = `/api/confirm_payment/${await paymentOf(office(), record)}`;
    expect((await office().call('PUT', path, { token: uche, body })).status).toBe(200);
  };
  const edit = (id: string, body: object, by: 'ada' | 'ngozi' = 'ada') =>
    office().call('PUT', `/api/edit_ticket/${id}`, { by, body });
  const FOUR: Partial<TicketPayload> = { seat_number: [1, 2, 3, 4], payment_method: 'Bank Transfer' };
  const WHY =
    '₦18,500.00 is paid already, and nobody would see more come by Bank transfer / USSD. Please sell further seats on another ticket.';

  it('further seats of a ticket that is paid are sold on another one, which waits by itself', async () => {
    const on = await trip();
    const id = await soldByTransfer(office(), { by: 'ada', trip: on });
    await confirmed(id, 18_500);
    expect(await edit(id, aBooking(on, FOUR))).toMatchObject({
      status: 422,
      body: { errors: { seat_number: [WHY] } },
    });
    expect(await ledgerOf(office(), id)).toHaveLength(1);
    expect(await edit(id, aBooking(on, FOUR), 'ngozi')).toMatchObject({
      status: 422,
      body: { errors: { seat_number: [WHY] } },
    });
    // Changing seats or names costs nothing.
    const moved = aBooking(on, {
      seat_number: [3],
      payment_method: 'Bank Transfer',
      traveler_name: 'Uche Eze',
    });
    expect((await edit(id, moved)).status).toBe(200);
  });

  it('so are those of a ticket that was paid in several ways, and rescheduling it is paid in cash', async () => {
    const { reschedule } = changesOfTickets(office);
    const [on, other] = [await trip(), await trip()];
    const id = await soldByTransfer(office(), { by: 'ada', trip: on });
    await confirmed(id, 18_500);
    const moved = async (payment_method: string, by: 'ada' | 'ngozi' = 'ada') =>
      reschedule(id, { trip_id: other, payment_method }, by);
    // The fee is refused, too.
    for (const by of ['ada', 'ngozi'] as const) {
      expect(await moved('POS', by)).toMatchObject({
        status: 422,
        body: {
          errors: {
            payment_method: [
              '₦18,500.00 is paid already, and nobody would see more come by Card (POS). Please take it in cash.',
            ],
          },
        },
      });
    }
    expect((await moved('Cash')).status).toBe(200);
    expect((await edit(id, aBooking(other, FOUR))).status).toBe(422);
  });

  it('so is what is to be collected for a cheaper trip, of which the company keeps a part of the difference', async () => {
    const { reschedule } = changesOfTickets(office);
    await office().db.query(sql`update company set refund_kept = 50`);
    const id = await soldByTransfer(office(), { by: 'ada', trip: await trip() });
    await confirmed(id, 18_500);
    // The difference of ₦1,000 is given back but for ₦500, and the fee is ₦1,000: ₦500 is to be collected.
    const moved = { trip_id: await trip(1_750_000), amount: 17_500 };
    expect(await reschedule(id, { ...moved, payment_method: 'POS' })).toMatchObject({
      status: 422,
      body: { errors: { payment_method: [expect.stringContaining('Please take it in cash.')] } },
    });
    expect((await reschedule(id, { ...moved, payment_method: 'Cash' })).status).toBe(200);
    await office().db.query(sql`update company set refund_kept = 0`);
  });

  it('what waits still goes on waiting, for all of it', async () => {
    const on = await trip();
    const id = await soldByTransfer(office(), { by: 'ada', trip: on });
    expect((await edit(id, aBooking(on, FOUR))).status).toBe(200);
    await confirmed(id, 74_000);
  });

  it('a parcel that is paid gets no dearer by a transfer', async () => {
    const { call, company } = office();
    const form = (amount: number) => aWaybill(company, { amount, payment_method: 'Bank transfer/USSD' });
    const taken = await call('POST', '/api/create_waybills', { by: 'ada', body: form(100) });
    const id = textAt(taken.body, 'data', 'id');
    const change = (amount: number) =>
      call('PUT', `/api/edit_waybill/${id}`, { by: 'ada', body: { ...form(amount), reason: 'Weighed' } });
    expect((await change(150)).status).toBe(200);
    await confirmed(id, 150);
    const why =
      '₦150.00 is paid already, and nobody would see more come by Bank transfer / USSD. Delete the waybill and take the parcel in anew.';
    expect(await change(10_000)).toMatchObject({ status: 422, body: { errors: { amount: [why] } } });
    expect((await change(120)).status).toBe(200);
  });

  it('a parcel that left and is paid by transfer after all waits like every other', async () => {
    const id = await parcels(office).at('On-Transit');
    const form = aWaybill(office().company, { payment_method: 'Bank transfer/USSD' });
    const { status } = await office().call('PUT', `/api/edit_waybill/${id}`, {
      by: 'ngozi',
      body: { ...form, reason: 'It was a transfer' },
    });
    expect(status).toBe(200);
    await confirmed(id, 3_500);
  });

  it('nobody confirms what they sold, whoever has changed or split it since', async () => {
    const { call, db } = office();
    const FORBIDDEN = {
      status: 403,
      body: {
        message: 'You sold or changed this: a colleague at your terminal or the head office confirms it.',
      },
    };
    const confirm = async (record: string) =>
      call('PUT', `/api/confirm_payment/${await paymentOf(office(), record)}`, {
        by: 'ada',
        body: { reference: `Mine ${record}`, amount: 37_000 },
      });
    const on = await trip();
    const id = await soldByTransfer(office(), { by: 'ada', trip: on });
    const two = aBooking(on, { seat_number: [1, 2], payment_method: 'Bank Transfer' });
    expect((await call('PUT', `/api/edit_ticket/${id}`, { token: uche, body: two })).status).toBe(200);
    expect(await confirm(id)).toMatchObject(FORBIDDEN);

    await aBus(db, 'ONE 111 XA', 1);
    const wish = { kind: 'vehicle', vehicle_number: 'ONE 111 XA' };
    const shown = await call('GET', `/api/preview_disruption/${on}`, {
      token: uche,
      query: new URLSearchParams(wish).toString(),
    });
    const body = { ...wish, plan: textAt(shown.body, 'data', 'plan'), reason: 'Broken down' };
    expect((await call('PUT', `/api/disrupt_trip/${on}`, { token: uche, body })).status).toBe(200);
    expect(await confirm(id)).toMatchObject(FORBIDDEN);
  });
});
