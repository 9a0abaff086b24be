import { expect, it } from 'vitest';
import { sql } from '../../db';
import { statusesOf } from '../../testing/answers';
import { aBooking } from '../../testing/booking';
import { aTrip } from '../../testing/company';
import { type CallOptions, inTheOffice, textAt } from '../../testing/office';
import { aTripForm } from '../../testing/trips';

inTheOffice('A trip that is deleted', (office) => {
  const remove = (trip: string, options: CallOptions = {}) =>
    office().call('DELETE', `/api/delete_trip/${trip}`, { by: 'ada', ...options });
  const sell = (trip: string, options: CallOptions = {}) =>
    office().call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(trip), ...options });
  const makeTrip = (wishes = {}) => aTrip(office().db, office().company, wishes);
  const GONE = { status: 404, body: { message: 'This trip does not exist or was already deleted.' } };

  it('is gone from every list, sells nothing, and is kept with who deleted it', async () => {
    const { db, company, call } = office();
    const trip = await makeTrip();
    expect(await remove(trip)).toMatchObject({
      status: 200,
      body: { data: { id: trip, route_id: 'Awka - Lagos' } },
    });
    for (const by of ['ada', 'tunde', 'ngozi'] as const) {
      expect((await call('GET', '/api/get_trips', { by })).text).not.toContain(trip);
    }
    expect(await sell(trip)).toMatchObject({
      status: 422,
      body: {
        errors: { trip_id: ['This trip was not found at your terminal. Please choose another trip.'] },
      },
    });
    const [kept] = await db.query(sql`select deleted_by, deleted_at from trip where id = ${trip}`);
    expect(kept).toEqual({ deleted_by: company.people.ada, deleted_at: '2026-11-21T09:00:00.000Z' });
  });

  it('is not there a second time, to be edited or to be sent off', async () => {
    const { call } = office();
    const trip = await makeTrip();
    await remove(trip);
    expect(await remove(trip)).toMatchObject(GONE);
    expect(await call('PUT', `/api/edit_trip/${trip}`, { by: 'ada', body: aTripForm() })).toMatchObject(GONE);
    expect(
      await call('PUT', `/api/trip_status/${trip}`, { by: 'ada', body: { status: 'En-route' } }),
    ).toMatchObject(GONE);
    expect(await remove('no-id')).toMatchObject(GONE);
  });

  it('stays while tickets are sold for it, and says what to do', async () => {
    const { call } = office();
    const trip = await makeTrip();
    const first = textAt((await sell(trip)).body, 'data', 'id');
    expect(await remove(trip)).toMatchObject({
      status: 422,
      body: { message: '1 ticket is sold for this trip. Move it to another trip or delete it first.' },
    });
    const second = textAt(
      (await sell(trip, { body: aBooking(trip, { seat_number: [5] }) })).body,
      'data',
      'id',
    );
    expect(await remove(trip)).toMatchObject({
      status: 422,
      body: { message: '2 tickets are sold for this trip. Move them to another trip or delete them first.' },
    });
    for (const id of [first, second]) await call('DELETE', `/api/delete_ticket/${id}`, { by: 'ada' });
    expect((await remove(trip)).status).toBe(200);
  });

  it('stays once it has left with tickets, and does not say to move them', async () => {
    const { call, db } = office();
    const trip = await makeTrip();
    await sell(trip);
    await db.query(sql`update trip set status = 'En-route' where id = ${trip}`);
    const left = 'This trip has left with 1 ticket. What is on record stays, so it cannot be deleted.';
    expect(await remove(trip)).toMatchObject({ status: 422, body: { message: left } });
    expect((await call('GET', `/api/get_trip/${trip}`, { by: 'ada' })).status).toBe(200);
  });

  it('is the origin’s to delete, or the head office’s', async () => {
    const trip = await makeTrip();
    expect(await remove(trip, { by: 'tunde' })).toMatchObject({
      status: 403,
      body: { message: 'You do not have the right to do this.' },
    });
    expect(await remove(trip, { by: 'chika' })).toMatchObject(GONE);
    expect((await office().call('DELETE', `/api/delete_trip/${trip}`)).status).toBe(401);
    expect((await remove(trip, { by: 'ngozi' })).status).toBe(200);
  });

  it('has no ticket that was sold at the same moment', async () => {
    const { db, tokenOf } = office();
    const token = await tokenOf('ada');
    for (const _round of [1, 2, 3, 4]) {
      const trip = await makeTrip();
      const [sold, deleted] = await Promise.all([sell(trip, { token }), remove(trip, { token })]);
      expect(statusesOf([sold, deleted])).toEqual([200, 422]);
      const [left] = await db.query(sql`select
        (select count(*) from ticket where trip_id = ${trip}) as tickets,
        (select count(*) from trip where id = ${trip} and deleted_at is null) as trips`);
      const stayed = sold.status === 200 ? 1 : 0;
      expect(left).toEqual({ tickets: stayed, trips: stayed });
    }
  });
});

inTheOffice('What deleted trips rely on', (office) => {
  const call = (method: 'PUT' | 'DELETE', path: string, body?: object) =>
    office().call(method, path, { by: 'ngozi', ...(body && { body }) });
  const refusal = (message: string) => ({ status: 422, body: { message } });

  it('stays on record with them: their route and their vehicle', async () => {
    const { db, company } = office();
    const [first, second] = [await aTrip(db, company), await aTrip(db, company)];
    await call('DELETE', `/api/delete_trip/${first}`);
    const inUse = 'is used by 1 trip and 1 deleted trip. What is on record stays, so it cannot be deleted.';
    expect(await call('DELETE', `/api/delete_vehicle/${company.bus}`)).toMatchObject(
      refusal(`ANB 482 XA ${inUse} Put it out of service instead.`),
    );
    expect(await call('DELETE', `/api/delete_route/${company.awkaToLagos}`)).toMatchObject(
      refusal(`Awka - Lagos ${inUse} Put it out of service instead.`),
    );
    await call('DELETE', `/api/delete_trip/${second}`);
    expect(await call('DELETE', `/api/delete_vehicle/${company.bus}`)).toMatchObject(
      refusal(
        'ANB 482 XA is used by 2 deleted trips. What is on record stays, so it cannot be deleted. Put it out of service instead.',
      ),
    );
  });

  it('moves to other terminals: a route whose trips were deleted before a ticket was sold', async () => {
    const { db, company, call: anyCall } = office();
    const form = { route_id: 'Owerri - Aba', distance: '60 km', duration: '1 hour', origin: 'Owerri' };
    const trip = await aTrip(db, company, { route: company.owerriToAba });
    const move = (destination: string) =>
      call('PUT', `/api/edit_route/${company.owerriToAba}`, { ...form, destination });
    expect((await move('Lagos')).status).toBe(422);
    await call('DELETE', `/api/delete_trip/${trip}`);
    expect((await move('Lagos')).status).toBe(200);

    const sold = await aTrip(db, company, { route: company.owerriToAba });
    const ticket = await anyCall('POST', '/api/book_ticket', { by: 'chika', body: aBooking(sold) });
    await anyCall('DELETE', `/api/delete_ticket/${textAt(ticket.body, 'data', 'id')}`, { by: 'chika' });
    expect((await call('DELETE', `/api/delete_trip/${sold}`)).status).toBe(200);
    expect((await move('Aba')).status).toBe(422);
  });
});
