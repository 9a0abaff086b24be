import { beforeEach, expect, it } from 'vitest';
import { sql } from '../../db';
import { expireDue } from '../expiry/expireDue';
import { inTheOffice } from '../../testing/office';
import { atLater, later, soldUnconfirmed } from '../../testing/payments';
import { changesOfTickets } from '../../testing/ticketChanges';
import { ticketsOf } from '../../testing/tickets';
import { parcels } from '../../testing/waybill';
import { verify } from '../../verify/verify';

inTheOffice('Money that is given back', (office) => {
  const { trip, sold, edit, remove } = ticketsOf(office);
  const { rules, reschedule, refund } = changesOfTickets(office);
  const { takeIn, edit: editWaybill, remove: removeWaybill, at, setStatus } = parcels(office);
  const asked = { reason: 'The passenger asked' };

  const actsOf = (id: string) =>
    office().db.query(sql`
      select way, amount_kobo, kept_kobo, method, reason, person.name as by, terminal.name as terminal, after_printing,
        after_boarding, after_departure
      from give_back left join person on person.id = give_back.person_id join terminal on terminal.id = give_back.terminal_id
      where ${id} in (ticket_id, waybill_id) order by give_back.id`);
  const anAct = (act: object) => ({
    kept_kobo: 0,
    by: 'ada',
    terminal: 'Awka',
    after_printing: false,
    after_boarding: false,
    after_departure: false,
    ...act,
  });
  /** The kinds and sums of Activity's events of a record. */
  const eventsOf = (id: string) =>
    office().db.query(sql`
      select kind, ip, target_name, after from audit_event where target_id = ${id} order by at, id`);

  beforeEach(() => rules());

  it('is one act of the ticket in each way, with what was kept, by whom and why', async () => {
    const deleted = await sold(await trip(), { seat_number: [4, 5] });
    await remove(deleted.id, 'ada', 'Sold twice');
    expect(await actsOf(deleted.id)).toEqual([
      anAct({ way: 'delete', amount_kobo: 3_700_000, method: null, reason: 'Sold twice' }),
    ]);

    const refunded = await sold(await trip(), { seat_number: [4] });
    expect((await refund(refunded.id, { amount: 10_000 }, 'ngozi')).status).toBe(200);
    expect(await actsOf(refunded.id)).toEqual([
      anAct({
        way: 'refund',
        amount_kobo: 1_000_000,
        kept_kobo: 850_000,
        method: 'Cash',
        reason: 'Ill',
        by: 'ngozi',
      }),
    ]);

    const edited = await sold(await trip(), { seat_number: [4, 5] });
    const fewer = { ...edited.body, seat_number: [4], amount: 18_500 };
    expect((await edit(edited.id, { ...fewer, ...asked })).status).toBe(200);
    expect(await actsOf(edited.id)).toEqual([
      anAct({ way: 'seats', amount_kobo: 1_850_000, method: 'Cash', ...asked }),
    ]);

    const moved = await sold(await trip(), { seat_number: [4, 5] });
    const cheap = await trip({ amountKobo: 1_000_000 });
    await rules({ reschedule_fee: '0' });
    const answer = await reschedule(
      moved.id,
      { trip_id: cheap, seat_number: [1, 2], amount: 20_000, fee: 0 },
      'ngozi',
    );
    expect([answer.status, await actsOf(moved.id)]).toEqual([
      200,
      [anAct({ way: 'reschedule', amount_kobo: 1_700_000, method: 'Cash', reason: 'Ill', by: 'ngozi' })],
    ]);
  });

  it('is one act of the waybill: voided, lowered, paid otherwise', async () => {
    const { id } = await takeIn();
    await editWaybill(id, { amount: 3_000, ...asked });
    await editWaybill(id, { amount: 3_000, payment_method: 'Bank transfer/USSD' });
    await removeWaybill(id, 'ada', 'Taken in twice');
    expect(await actsOf(id)).toMatchObject([
      anAct({ way: 'amount', amount_kobo: 50_000 }),
      anAct({ way: 'method', amount_kobo: 300_000, method: 'Bank Transfer' }),
      anAct({ way: 'delete', amount_kobo: 300_000, reason: 'Taken in twice' }),
    ]);
  });

  it('is the rule’s where a payment was not confirmed', async () => {
    const { ticket } = await soldUnconfirmed(office(), 'ada');
    await expireDue(office().db, later(office()));
    expect(await actsOf(ticket)).toMatchObject([anAct({ way: 'expire', amount_kobo: 1_850_000, by: null })]);
  });

  it('says whether a slip was printed, somebody was boarded and the bus had gone', async () => {
    const { id } = await sold(await trip());
    const { call } = office();
    await call('POST', `/api/print_ticket/${id}`, { by: 'ada', body: { receipt: 'customer' } });
    await call('PUT', `/api/ticket_status/${id}`, { by: 'ada', body: { status: 'Boarded' } });
    await call('PUT', `/api/ticket_status/${id}`, {
      by: 'ngozi',
      body: { status: 'Scheduled', reason: 'Wrong' },
    });
    await atLater(office(), 24, () => remove(id, 'ngozi'));
    expect(await actsOf(id)).toMatchObject([
      { after_printing: true, after_boarding: true, after_departure: true },
    ]);
    const parcel = await at('On-Transit');
    await removeWaybill(parcel, 'ngozi');
    expect(await actsOf(parcel)).toMatchObject([
      { after_printing: false, after_boarding: true, after_departure: true },
    ]);
  });

  it('is after the departure too if the bus left after the sale and was taken back', async () => {
    const on = await trip();
    const { id } = await sold(on);
    const step = (status: string, reason?: string) =>
      office().call('PUT', `/api/trip_status/${on}`, {
        by: 'ada',
        body: { status, reason, confirmed: true },
      });
    expect((await step('En-route')).status).toBe(200);
    expect((await step('Scheduled', 'Too early')).status).toBe(200);
    const next = await sold(on, { seat_number: [2] });
    expect((await remove(id)).status).toBe(200);
    expect(await actsOf(id)).toMatchObject([{ after_departure: true }]);
    await office().db.query(
      sql`update ticket set booked_at = booked_at + interval '1 minute' where id = ${next.id}`,
    );
    expect((await remove(next.id)).status).toBe(200);
    expect(await actsOf(next.id)).toMatchObject([{ after_departure: false }]);
  });

  it('says that no reason was given, and needs one after the time for corrections whatever the client', async () => {
    const { call, clock } = office();
    const now = clock.now;
    const withoutReason = (path: string) => call('DELETE', `/api/${path}`, { by: 'ada' });
    const { id } = await sold(await trip());
    expect((await withoutReason(`delete_ticket/${id}`)).status).toBe(200);
    expect(await actsOf(id)).toMatchObject([{ reason: 'No reason given' }]);
    const late = await sold(await trip(), { seat_number: [4, 5], amount: 37_000 });
    const parcel = await takeIn();
    clock.now = new Date(now.getTime() + 20 * 60_000);
    const sayWhy = { status: 422, body: { errors: { reason: ['Please say why.'] } } };
    const fewer = { ...late.body, seat_number: [4], amount: 18_500 };
    expect(await withoutReason(`delete_ticket/${late.id}`)).toMatchObject(sayWhy);
    expect(await withoutReason(`delete_waybill/${parcel.id}`)).toMatchObject(sayWhy);
    expect(await edit(late.id, fewer)).toMatchObject(sayWhy);
    expect(await editWaybill(parcel.id, { amount: 3_000 })).toMatchObject(sayWhy);
    clock.now = now;
  });

  it('says nothing of who was boarded with another ticket', async () => {
    const [own, other] = [await sold(await trip()), await sold(await trip())];
    const { call } = office();
    await call('PUT', `/api/ticket_status/${other.id}`, { by: 'ada', body: { status: 'Boarded' } });
    await remove(own.id);
    expect(await actsOf(own.id)).toMatchObject([{ after_boarding: false }]);
  });

  it('is in Activity, each act once, with the address of its call', async () => {
    const { id } = await sold(await trip());
    await remove(id, 'ada', 'Sold twice');
    expect(await eventsOf(id)).toMatchObject([
      { kind: 'given_back_delete', ip: '127.0.0.1', after: { amount: 18_500, reason: 'Sold twice' } },
    ]);
    expect(await eventsOf(await soldAndKept())).toEqual([]);
  });

  const soldAndKept = async () => (await sold(await trip())).id;

  it('counts a storage fee that is waived or given back with the step back', async () => {
    await rules({ storage_fee: '500', storage_hours: '0' });
    const parcel = await at('Delivered');
    const paid = { storage_fee: 500, storage_method: 'Cash' };
    const collected = {
      collected_by: 'Bola Ade',
      collector_phone: '07061234567',
      identification: 'NIN slip 4417',
    };
    const handOver = (storage: object, by: 'tunde' | 'ngozi') =>
      office().call('PUT', `/api/waybill_status/${parcel}`, {
        by,
        body: { status: 'Picked Up', ...collected, ...storage },
      });
    await atLater(office(), 2, async () => {
      expect((await handOver(paid, 'tunde')).status).toBe(200);
      expect((await setStatus(parcel, 'Delivered', 'tunde', 'The wrong parcel')).status).toBe(200);
      expect((await handOver({ storage_fee: 500, storage_waiver: 'Our mistake' }, 'ngozi')).status).toBe(200);
    });
    expect(await actsOf(parcel)).toMatchObject([
      { way: 'refund', amount_kobo: 50_000, by: 'tunde', terminal: 'Lagos', reason: 'The wrong parcel' },
      { way: 'waive', amount_kobo: 50_000, by: 'ngozi', terminal: 'Lagos', reason: 'Our mistake' },
    ]);
  });

  it('stays on record, sealed', async () => {
    const { db } = office();
    expect((await verify(db)).broken).toEqual([]);
    for (const text of [
      'update give_back set amount_kobo = 0',
      'delete from give_back',
      'truncate give_back cascade',
    ]) {
      await expect(db.query({ text, values: [] })).rejects.toThrow(/stays on record|violates/);
    }
  });
});
