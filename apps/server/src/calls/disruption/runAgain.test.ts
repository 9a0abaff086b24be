import { CANCELLED_FOR_GOOD, REFUNDED_SINCE } from '@motorpark/domain';
import { expect, it } from 'vitest';
import { statusesOf } from '../../testing/answers';
import { disruptable, planned } from '../../testing/calls/disruptions';
import { anyEntryWith, somethingWith } from '../../testing/matchers';
import { type Office, inEachOffice, inTheOffice, textAt } from '../../testing/office';
import { ticketsOf } from '../../testing/tickets';
import { aTripForm } from '../../testing/trips';
import { parcels } from '../../testing/waybill';
import { verify } from '../../verify/verify';

type Who = 'ada' | 'tunde' | 'ngozi';
let place = 0;

/** Trips that are cancelled, and what becomes of them. */
function cancellations(office: () => Office) {
  const { trip, sold, takenOn, ledgerOf } = ticketsOf(office);
  const put = (path: string, body: object, by: Who = 'ada') =>
    office().call('PUT', `/api/${path}`, { by, body });
  const get = async (path: string) => (await office().call('GET', `/api/${path}`, { by: 'ada' })).body;
  const disrupt = async (id: string, wish: Readonly<Record<string, string>>) =>
    put(`disrupt_trip/${id}`, await planned(office(), id, wish));
  const preview = (id: string, by: Who = 'ada') =>
    office().call('GET', `/api/preview_disruption/${id}`, { by, query: 'kind=runs' });
  const made = () => disruptable(office(), (place += 1));
  const refusal = (message: string) => ({ status: 422, body: { message } });

  /** A cancelled trip with one party that waits in seats 4 and 5. */
  async function cancelled() {
    const one = await made();
    const done = await disrupt(one.trip, { kind: 'cancelled' });
    expect(done.status, done.text).toBe(200);
    return one;
  }

  return { trip, sold, takenOn, ledgerOf, put, get, disrupt, preview, made, refusal, cancelled };
}

inEachOffice('A cancelled trip that two people change at the same moment', (office) => {
  const { takenOn, put, made, cancelled } = cancellations(office);

  it('runs again once, of two who say so at the same moment', async () => {
    const { trip: id } = await cancelled();
    const body = await planned(office(), id, { kind: 'runs' });
    const answers = await Promise.all([
      put(`disrupt_trip/${id}`, body, 'ada'),
      put(`disrupt_trip/${id}`, body, 'ngozi'),
    ]);
    expect(statusesOf(answers)).toEqual([200, 422]);
    expect(await takenOn(id)).toEqual([4, 5]);
  });

  it('is shown anew where somebody who waited got another seat in between, and nobody has two', async () => {
    const { trip: id, ticket: party } = await cancelled();
    const to = await made();
    const body = await planned(office(), id, { kind: 'runs' });
    const seats = { trip_id: to.trip, seat_number: [1, 2] };
    const [given, again] = await Promise.all([
      put(`seat_unseated/${party}`, seats),
      put(`disrupt_trip/${id}`, body, 'ngozi'),
    ]);
    const isGiven = given.status === 200;
    expect([given.status, again.status]).toEqual(isGiven ? [200, 409] : [422, 200]);
    expect(await takenOn(id)).toEqual(isGiven ? [] : [4, 5]);
  });
});

inTheOffice('A trip that was cancelled by mistake', (office) => {
  const { trip, sold, takenOn, ledgerOf, put, get, disrupt, preview, made, refusal, cancelled } =
    cancellations(office);

  it('runs again, and those who still wait have their seats and their receipts as before', async () => {
    const { trip: id, ticket: party } = await made();
    const { id: moved } = await sold(id, { seat_number: [1] });
    const print = () =>
      office().call('POST', `/api/print_ticket/${party}`, { by: 'ada', body: { receipt: 'customer' } });
    await print();
    await disrupt(id, { kind: 'cancelled' });
    expect(await get(`get_manifest/${id}`)).toMatchObject({ data: { can_run_again: true } });
    const to = await made();
    await put(`seat_unseated/${moved}`, { trip_id: to.trip, seat_number: [3] });

    const outcome = {
      passengers: [
        { seat_number: 4, new_seat_number: 4, ticket: party },
        { seat_number: 5, new_seat_number: 5, ticket: party },
      ],
      free_seats: [1],
    };
    expect(await preview(id)).toMatchObject({ status: 200, body: { data: outcome } });
    expect(await takenOn(id)).toEqual([]);
    expect(await disrupt(id, { kind: 'runs' })).toMatchObject({ status: 200, body: { data: outcome } });

    expect(await takenOn(id)).toEqual([4, 5]);
    expect(await get(`get_trip/${id}`)).toMatchObject({ data: { status: 'Scheduled' } });
    expect(await get(`get_manifest/${id}`)).toMatchObject({
      data: {
        can_run_again: false,
        passengers: [{ seat_number: 4, name: 'Chinedu Obi' }, { seat_number: 5 }],
      },
    });
    expect(await get(`get_unseated?trip_id=${id}`)).toMatchObject({ data: [] });
    expect(await get(`get_ticket/${moved}`)).toMatchObject({ data: { trip_id: to.trip } });
    expect(await ledgerOf(party)).toHaveLength(1);
    // The same bus, time and seat: a print of now is a copy of the first one.
    expect(await print()).toMatchObject({ body: { data: { number: 2 } } });
    expect(await put(`board_passengers/${id}`, { code: '5' })).toMatchObject({ status: 200 });
    await sold(id, { seat_number: [1] });
    expect(await takenOn(id)).toEqual([1, 4, 5]);
    expect((await verify(office().db)).broken).toEqual([]);
  });

  it('is for the head office alone once money was given back for it: passengers who travel are not refunded in full', async () => {
    const { trip: id } = await made();
    const { id: refunded } = await sold(id, { seat_number: [2] });
    await disrupt(id, { kind: 'cancelled' });
    const before = await planned(office(), id, { kind: 'runs' });
    const given = { amount: 18_500, payment_method: 'Cash', reason: 'It did not run' };
    expect((await put(`refund_ticket/${refunded}`, given, 'ngozi')).status).toBe(200);

    const refused = { status: 403, body: { message: REFUNDED_SINCE } };
    expect(await preview(id)).toMatchObject(refused);
    expect(await put(`disrupt_trip/${id}`, before)).toMatchObject(refused);
    const shown = await preview(id, 'ngozi');
    expect(shown).toMatchObject({ status: 200, body: { data: { free_seats: [2] } } });
    const body = { ...before, plan: textAt(shown.body, 'data', 'plan') };
    expect((await put(`disrupt_trip/${id}`, body, 'ngozi')).status).toBe(200);
    expect(await takenOn(id)).toEqual([4, 5]);
  });

  it('says so in its history and in that of each ticket, with the reason', async () => {
    const { trip: id, ticket: party } = await cancelled();
    await disrupt(id, { kind: 'runs' });
    expect(await get(`get_trip/${id}`)).toMatchObject({
      data: {
        history: anyEntryWith({
          fields: [
            { field: 'Status', from: 'Cancelled', to: 'Scheduled' },
            { field: 'Given back', from: '', to: '4, 5' },
          ],
        }),
      },
    });
    expect(await get(`get_ticket/${party}`)).toMatchObject({
      data: {
        history: anyEntryWith({
          kind: 'edited',
          reason: 'The gearbox broke.',
          fields: [
            somethingWith({ field: 'Trip', from: 'Cancelled' }),
            { field: 'Seats', from: 'no seat', to: '4, 5' },
          ],
        }),
      },
    });
  });

  it('gives no seat to those who had lost theirs before it was cancelled: they wait as they did', async () => {
    const { trip: id, ticket: party } = await made();
    const { id: last } = await sold(id, { seat_number: [6] });
    for (const seat of [1, 2]) await sold(id, { seat_number: [seat] });
    await disrupt(id, { kind: 'vehicle', vehicle_number: `DSP ${place} XA S` });
    await disrupt(id, { kind: 'cancelled' });
    const { body } = await disrupt(id, { kind: 'runs' });
    expect(body).toMatchObject({ data: { free_seats: [] } });
    expect(await takenOn(id)).toEqual([1, 2, 3, 4]);
    expect(await get(`get_unseated?trip_id=${id}`)).toMatchObject({ data: [{ id: last, seat_number: [6] }] });
    expect(await get(`get_ticket/${party}`)).toMatchObject({
      data: { passenger_information: { seat_number: [3, 4] } },
    });
  });

  it('takes no parcel along that was taken off: it waits for the route and is loaded anew', async () => {
    const { trip: id } = await made();
    const parcel = await parcels(office).takeIn();
    await put(`load_parcel/${id}`, { code: parcel.number });
    await disrupt(id, { kind: 'cancelled' });
    expect(await disrupt(id, { kind: 'runs' })).toMatchObject({ body: { data: { loaded_parcels: 0 } } });
    expect(await put(`load_parcel/${id}`, { code: parcel.number })).toMatchObject({ status: 200 });
  });

  it('stays cancelled where everybody went to another trip', async () => {
    const { trip: id } = await made();
    const to = await trip({ departsAt: '2026-11-22T09:00:00.000Z' });
    await disrupt(id, { kind: 'trip', trip_id: to });
    expect(await preview(id)).toMatchObject(refusal(CANCELLED_FOR_GOOD));
    expect(await get(`get_manifest/${id}`)).toMatchObject({ data: { can_run_again: false } });
  });

  it('stays cancelled where its vehicle has another trip by now', async () => {
    const { trip: id } = await cancelled();
    const other = aTripForm({ vehicle_number: `DSP ${place} XA`, travel_date: '2026-11-22T08:00' });
    const planning = await office().call('POST', '/api/create_trips', { by: 'ada', body: other });
    expect(planning.status, planning.text).toBe(200);
    const { status, body } = await preview(id);
    expect(status).toBe(422);
    expect(textAt(body, 'message')).toMatch(
      /^DSP \d+ XA is on Awka - Lagos from .+ until about .+\. This trip cannot run again\.$/,
    );
  });

  it('is one that is cancelled', async () => {
    const { trip: id } = await made();
    expect(await preview(id)).toMatchObject(refusal('This trip is not cancelled.'));
  });

  it('is for staff of where it leaves until its day is over, and for head office later', async () => {
    const { trip: id } = await cancelled();
    const body = await planned(office(), id, { kind: 'runs' });
    expect((await preview(id, 'tunde')).status).toBe(403);
    const { clock } = office();
    const { now } = clock;
    clock.now = new Date('2026-11-23T09:00:00.000Z');
    expect((await put(`disrupt_trip/${id}`, body)).status).toBe(403);
    const late = await put(`disrupt_trip/${id}`, body, 'ngozi');
    expect(late.status, late.text).toBe(200);
    clock.now = now;
  });
});
