import { expect, it } from 'vitest';
import { newId, sql } from '../../db';
import { statusesOf } from '../../testing/answers';
import { planned } from '../../testing/calls/disruptions';
import { anyEntryWith, textLike } from '../../testing/matchers';
import { inTheOffice, textAt } from '../../testing/office';
import { setConfirmation } from '../../testing/payments';
import { ticketsOf } from '../../testing/tickets';
import { aBus, aTripForm } from '../../testing/trips';
import { parcels } from '../../testing/waybill';
import { verify } from '../../verify/verify';

type By = 'ada' | 'tunde' | 'ngozi' | 'chika';

let place = 300;

inTheOffice('A departure takes parcels along', (office) => {
  const { trip } = ticketsOf(office);
  const { takeIn, setStatus, edit, remove, get } = parcels(office);
  const put = (path: string, body: object, by: By = 'ada') =>
    office().call('PUT', `/api/${path}`, { by, body });
  const load = (id: string, code: string, by?: By) => put(`load_parcel/${id}`, { code }, by);
  const unload = (id: string, code: string, by?: By) => put(`unload_parcel/${id}`, { code }, by);
  const setTrip = (id: string, status: string, reason?: string, by?: By) =>
    put(`trip_status/${id}`, { status, reason }, by);
  const manifest = async (id: string, by: By = 'ada') =>
    (await office().call('GET', `/api/get_manifest/${id}`, { by })).body;
  const waitingFor = async (id: string) =>
    (await office().call('GET', '/api/get_waybills', { by: 'ada', query: `waits_for=${id}&limit=200` })).body;
  /** Creates a trip on a vehicle of its own, so that no other trip conflicts with it. */
  const aRun = async (departsAt = '2026-11-22T06:00:00.000Z') => {
    const { db, company } = office();
    const bus = await aBus(db, `LDG ${(place += 1)} XA`);
    const id = newId();
    await db.query(sql`insert into trip (id, route_id, vehicle_id, departs_at, amount_kobo, total_seats)
      values (${id}, ${company.awkaToLagos}, ${bus}, ${departsAt}, 1850000, 6)`);
    return id;
  };
  const historyOf = async (id: string) => (await get(id, 'ngozi')).body;

  it('that wait here for its route: by their number, once, and they are on its manifest at both ends', async () => {
    const id = await trip();
    const { id: waybill, number } = await takeIn();
    expect(await waitingFor(id)).toMatchObject({ data: anyEntryWith({ waybill_number: number }) });
    expect((await load(id, number.toLowerCase())).body).toMatchObject({
      data: {
        id,
        parcels: [{ waybill_number: number, quantity: 2, weight_grams: 12_500, destination: 'Lagos' }],
      },
    });
    // Where they arrive, their receivers are called from it.
    const receiver = { receiver_name: 'Bola Ade', receiver_number: '07061234567' };
    expect(await manifest(id, 'tunde')).toMatchObject({ data: { parcels: [{ id: waybill, ...receiver }] } });
    expect(JSON.stringify(await waitingFor(id))).not.toContain(number);
    expect(await load(id, number)).toMatchObject({
      status: 409,
      body: { errors: { code: [`Waybill ${number} is on this bus already.`] } },
    });
    expect(await historyOf(waybill)).toMatchObject({
      data: {
        departure_date: '2026-11-22T06:00:00.000Z',
        vehicle_number: 'ANB 482 XA',
        history: [
          {},
          {
            by: 'ada',
            fields: [
              { field: 'Loaded onto', from: '', to: 'Awka - Lagos, 22 Nov 2026, 07:00 AM, ANB 482 XA' },
            ],
          },
        ],
      },
    });
    expect((await unload(id, number)).body).toMatchObject({ data: { parcels: [] } });
    expect(await waitingFor(id)).toMatchObject({ data: anyEntryWith({ waybill_number: number }) });
    expect((await verify(office().db)).broken).toEqual([]);
  });

  it('by the six characters of their number, as a search finds them; of an unknown one nothing is said', async () => {
    const id = await trip();
    const { number } = await takeIn();
    expect((await load(id, number.slice(3, 9).toLowerCase())).body).toMatchObject({
      data: { parcels: anyEntryWith({ waybill_number: number }) },
    });
    expect(await load(id, '22AB2C')).toMatchObject({
      status: 404,
      body: { message: textLike(/^There is no waybill WB-22AB2C-. at this terminal\.$/) },
    });
  });

  it('says why a parcel does not go along', async () => {
    const { company } = office();
    const id = await trip();
    const other = await aRun();
    const said = async (code: string) => {
      const { status, body } = await load(id, code);
      return [status, textAt(body, 'message')];
    };
    const elsewhere = await takeIn({ destination_terminal: company.owerri });
    expect(await said(elsewhere.number)).toEqual([
      422,
      `Wrong bus: waybill ${elsewhere.number} goes from Awka to Owerri.`,
    ]);
    const gone = await takeIn();
    await setStatus(gone.id, 'On-Transit', 'ada');
    expect(await said(gone.number)).toEqual([422, `Waybill ${gone.number} is On-Transit already.`]);
    const voided = await takeIn();
    await remove(voided.id);
    expect(await said(voided.number)).toEqual([
      422,
      `Waybill ${voided.number} was voided on 21 Nov 2026, 10:00 AM by ada.`,
    ]);
    const aboard = await takeIn();
    await load(other, aboard.number);
    expect(await said(aboard.number)).toEqual([
      422,
      `Waybill ${aboard.number} is loaded onto Awka - Lagos, 22 Nov 2026, 07:00 AM, LDG ${place} XA. Take it off there first.`,
    ]);
    expect((await load(id, aboard.number, 'tunde')).status).toBe(403);
    await setConfirmation(office(), 'required');
    const unpaid = await takeIn({ payment_method: 'Bank transfer/USSD' });
    expect(await said(unpaid.number)).toEqual([422, 'The payment of this waybill is not confirmed yet.']);
    await setConfirmation(office(), 'none');
  });

  it('and where one came to the wrong terminal, its route is told there, and nothing else of it', async () => {
    const { db, company } = office();
    const id = newId();
    const bus = await aBus(db, `LDG ${(place += 1)} XA`);
    await db.query(sql`insert into trip (id, route_id, vehicle_id, departs_at, amount_kobo, total_seats)
      values (${id}, ${company.owerriToAba}, ${bus}, '2026-11-22T06:00:00.000Z', 1850000, 6)`);
    const { number } = await takeIn();
    const said = await load(id, number, 'chika');
    expect(said).toMatchObject({
      status: 422,
      body: {
        errors: {
          code: [`Waybill ${number} does not belong here: it goes from Awka to Lagos. Call one of them.`],
        },
      },
    });
    expect(said.text).not.toContain('0803');
  });

  it('and they are on their way when it leaves, wait on it again when that is taken back, and come to the other end', async () => {
    const id = await aRun('2026-11-21T11:00:00.000Z');
    const { id: waybill, number } = await takeIn();
    const { number: taken } = await takeIn();
    await load(id, number);
    await load(id, taken);
    await unload(id, taken);
    expect(await setStatus(waybill, 'On-Transit', 'ada')).toMatchObject({
      status: 422,
      body: { errors: { status: [textLike(/^It is loaded onto a bus/)] } },
    });
    expect((await setTrip(id, 'En-route')).status).toBe(200);
    expect(await manifest(id, 'tunde')).toMatchObject({
      data: { parcels: [{ waybill_number: number, status: 'On-Transit' }] },
    });
    expect((await load(id, taken)).status).toBe(422);
    expect((await unload(id, number)).status).toBe(422);
    expect(JSON.stringify(await historyOf(waybill))).toContain('"has_left":true');
    await setTrip(id, 'Scheduled', 'The engine');
    // Whoever set it takes it back at once: the waybill can be changed and deleted as before.
    expect(JSON.stringify(await historyOf(waybill))).not.toContain('has_left');
    expect(await manifest(id)).toMatchObject({
      data: { parcels: [{ waybill_number: number, status: 'Pending' }] },
    });
    await setTrip(id, 'En-route');
    expect(await historyOf(waybill)).toMatchObject({
      data: {
        status: 'On-Transit',
        history: [
          {},
          {},
          { kind: 'status', to_status: 'On-Transit' },
          { kind: 'correction', to_status: 'Pending', reason: 'The engine' },
          { kind: 'status', to_status: 'On-Transit' },
        ],
      },
    });
    await setStatus(waybill, 'Delivered', 'tunde');
    expect(await manifest(id, 'tunde')).toMatchObject({ data: { parcels: [{ status: 'Delivered' }] } });
    expect((await verify(office().db)).broken).toEqual([]);
  });

  it('but for one that the bus has left behind: said so, it waits again', async () => {
    const id = await aRun('2026-11-21T11:00:00.000Z');
    const { id: waybill, number } = await takeIn();
    await load(id, number);
    await setTrip(id, 'En-route');
    expect((await setStatus(waybill, 'Pending', 'ada', 'Left on the ramp')).status).toBe(200);
    expect(await manifest(id)).toMatchObject({ data: { parcels: [] } });
    expect(await waitingFor(id)).toMatchObject({ data: anyEntryWith({ waybill_number: number }) });
  });

  it('which keeps its route as long as they are on it', async () => {
    const { company, db } = office();
    const id = await aRun();
    const { id: waybill, number } = await takeIn();
    await load(id, number);
    expect(await edit(waybill, { destination_terminal: company.owerri })).toMatchObject({
      status: 422,
      body: { errors: { destination_terminal: ['It is loaded onto a bus. Take it off first.'] } },
    });
    expect((await edit(waybill, { quantity: '3' })).status).toBe(200);
    await db.query(sql`insert into route (id, code, origin_terminal_id, destination_terminal_id, distance, duration)
      values (${newId()}, 'Awka - Owerri', ${company.awka}, ${company.owerri}, '120 km', '3 hours')`);
    const plate = `LDG ${place} XA`;
    const form = aTripForm({
      route_id: 'Awka - Owerri',
      vehicle_number: plate,
      travel_date: '2026-11-22T07:00',
    });
    expect(await put(`edit_trip/${id}`, form)).toMatchObject({
      status: 422,
      body: {
        errors: {
          route_id: ['Parcels are loaded onto this trip. Take them off before it gets another route.'],
        },
      },
    });
    expect(await office().call('DELETE', `/api/delete_trip/${id}`, { by: 'ada' })).toMatchObject({
      status: 422,
      body: { message: '1 parcel is loaded onto this trip. Take it off first.' },
    });
    // The database also refuses parcels on a cancelled trip or another route.
    await expect(db.query(sql`update trip set status = 'Cancelled' where id = ${id}`)).rejects.toThrow();
  });

  it('stays theirs where nobody has seen the money of one of them yet', async () => {
    const id = await aRun();
    const { id: waybill, number } = await takeIn();
    await load(id, number);
    await setConfirmation(office(), 'required');
    await edit(waybill, { payment_method: 'Bank transfer/USSD', amount: 4_000 });
    expect(await setTrip(id, 'En-route')).toMatchObject({
      status: 422,
      body: {
        errors: {
          status: [
            `The payment of waybill ${number} is not confirmed yet. Confirm it, or take the parcel off.`,
          ],
        },
      },
    });
    await setConfirmation(office(), 'none');
    expect(statusesOf([await unload(id, number), await setTrip(id, 'En-route')])).toEqual([200, 200]);
  });

  it('and a disruption says what becomes of them: they stay with another bus, go with another trip, or are taken off', async () => {
    const { db } = office();
    const id = await aRun();
    const { id: waybill, number } = await takeIn();
    const preview = async (query: string) =>
      (await office().call('GET', `/api/preview_disruption/${id}`, { by: 'ada', query })).body;
    const seen = await planned(office(), id, { kind: 'cancelled' });
    await load(id, number);
    expect((await put(`disrupt_trip/${id}`, seen)).status).toBe(409);
    expect(await preview('kind=cancelled')).toMatchObject({ data: { loaded_parcels: 1 } });

    const bus = `LDG ${(place += 1)} XB`;
    await aBus(db, bus);
    await put(`disrupt_trip/${id}`, await planned(office(), id, { kind: 'vehicle', vehicle_number: bus }));
    expect(await manifest(id)).toMatchObject({
      data: { vehicle_number: bus, parcels: [{ waybill_number: number }] },
    });

    const next = await aRun('2026-11-22T09:00:00.000Z');
    await put(`disrupt_trip/${id}`, await planned(office(), id, { kind: 'trip', trip_id: next }));
    expect(await manifest(next)).toMatchObject({ data: { parcels: [{ waybill_number: number }] } });
    expect(await manifest(id)).toMatchObject({ data: { parcels: [] } });

    await put(`disrupt_trip/${next}`, await planned(office(), next, { kind: 'cancelled' }));
    expect(await manifest(next)).toMatchObject({ data: { parcels: [] } });
    expect(await waitingFor(next)).toMatchObject({ data: anyEntryWith({ waybill_number: number }) });
    const cancelled = { by: 'ada', reason: 'The gearbox broke.' };
    expect(await historyOf(waybill)).toMatchObject({
      data: { history: [{}, {}, cancelled, { ...cancelled, fields: [{ field: 'Loaded onto', to: '' }] }] },
    });
    expect((await verify(db)).broken).toEqual([]);
  });

  it('and the board counts them apart from those that wait', async () => {
    const id = await aRun('2026-11-21T12:00:00.000Z');
    const line = async () => {
      const { text } = await office().call('GET', '/api/get_departures', { by: 'ada' });
      const own = text.slice(text.indexOf(id));
      const figure = (name: string) => Number(new RegExp(`"${name}":(\\d+)`).exec(own)?.[1]);
      return { waiting: figure('parcels'), loaded: figure('loaded_parcels') };
    };
    const { number } = await takeIn();
    const before = await line();
    await load(id, number);
    expect(await line()).toEqual({ waiting: before.waiting - 1, loaded: 1 });
  });
});
