import { expect, it } from 'vitest';
import { sql } from '../../db';
import { aBooking } from '../../testing/booking';
import { aTrip } from '../../testing/company';
import { type CallOptions, inTheOffice, textAt } from '../../testing/office';
import { changesOf } from '../../testing/trips';

inTheOffice('The status of a trip', (office) => {
  const set = (trip: string, status: unknown, options: CallOptions & { reason?: string } = {}) =>
    office().call('PUT', `/api/trip_status/${trip}`, {
      by: 'ada',
      body: { status, ...(options.reason !== undefined && { reason: options.reason }) },
      ...options,
    });
  /** A trip whose time is past, unless it is tomorrow's. */
  const makeTrip = (status = 'Scheduled', departsAt = '2026-11-21T08:30:00.000Z') =>
    aTrip(office().db, office().company, { status, departsAt });
  const tomorrows = () => aTrip(office().db, office().company);
  const statusOf = async (trip: string) =>
    (await office().db.query<{ status: string }>(sql`select status from trip where id = ${trip}`))[0]?.status;
  const NOT_YOURS = { status: 403, body: { message: 'You do not have the right to do this.' } };

  it('goes on from the origin and arrives at the destination, each step kept with who, when and where', async () => {
    const { db } = office();
    const trip = await makeTrip();
    expect(await set(trip, 'En-route')).toMatchObject({
      status: 200,
      body: { data: { id: trip, status: 'En-route', type: 'Outgoing' } },
    });
    expect(await set(trip, 'Completed', { by: 'tunde' })).toMatchObject({
      status: 200,
      body: { data: { status: 'Completed', type: 'Incoming' } },
    });
    expect(await changesOf(db, trip)).toMatchObject([
      { kind: 'status', from_status: 'Scheduled', to_status: 'En-route', by: 'ada', at: 'Awka' },
      { kind: 'status', from_status: 'En-route', to_status: 'Completed', by: 'tunde', at: 'Lagos' },
    ]);
  });

  it('is not Completed before its time, unless it has left', async () => {
    const trip = await tomorrows();
    for (const by of ['ada', 'tunde', 'ngozi'] as const) {
      expect(await set(trip, 'Completed', { by })).toMatchObject({
        status: 422,
        body: {
          errors: {
            status: [
              'This bus leaves at 22 Nov 2026, 07:00 AM. If it left earlier, set it to En-route first.',
            ],
          },
        },
      });
    }
    await office().db.query(sql`update trip set departs_at = '2026-11-21T08:00:00.000Z' where id = ${trip}`);
    expect((await set(trip, 'Completed', { by: 'tunde' })).status).toBe(200);
  });

  it('is followed by the tickets whose passengers are aboard, forward and back, and by no others', async () => {
    const { db, call } = office();
    const trip = await tomorrows();
    const sold = async (seat: number) =>
      textAt(
        (await call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(trip, { seat_number: [seat] }) }))
          .body,
        'data',
        'id',
      );
    const [aboard, missed] = [await sold(4), await sold(5)];
    const statusOfTicket = async (id: string) =>
      textAt((await call('GET', `/api/get_ticket/${id}`, { by: 'ada' })).body, 'data', 'status');
    const isNow = async (tripState: string, ticketState: string, reason?: string) => {
      const options = reason === undefined ? {} : { reason };
      expect((await set(trip, tripState, { by: 'ngozi', ...options })).status).toBe(200);
      expect(await statusOfTicket(aboard)).toBe(ticketState);
      expect(await statusOfTicket(missed)).toBe('Scheduled');
    };
    await call('PUT', `/api/board_passengers/${trip}`, { by: 'ada', body: { code: '4' } });
    await isNow('En-route', 'Enroute');
    const { body } = await call('GET', '/api/get_all_tickets', { by: 'ada', query: 'limit=1&q=chinedu' });
    expect(body).toMatchObject({ counts: { Boarded: 0, Enroute: 1, Completed: 0 } });
    await isNow('Completed', 'Completed');
    await isNow('En-route', 'Enroute', 'It is still on its way');
    await isNow('Scheduled', 'Boarded', 'It has not left');
    await db.query(sql`update trip set departs_at = '2026-11-21T08:00:00.000Z' where id = ${trip}`);
    await isNow('Completed', 'Completed');
    await isNow('Scheduled', 'Boarded', 'It has not left');
    const history = await db.query(
      sql`select kind, to_status, reason from change where ticket_id = ${aboard} and kind = 'correction' order by at, id limit 1`,
    );
    expect(history).toEqual([{ kind: 'correction', to_status: 'Enroute', reason: 'It is still on its way' }]);
  });

  it('is asked about first where it is far from its time or nobody is aboard, by a client that can ask', async () => {
    const { db, company, call } = office();
    const trip = await tomorrows();
    await call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(trip, { seat_number: [4] }) });
    const ask = (status: string, confirmed: unknown, id = trip) =>
      set(id, status, { body: { status, confirmed } });
    const early =
      'This bus leaves at 22 Nov 2026, 07:00 AM, in 21 h. Nobody is aboard yet, and 1 seat is sold.';
    for (const unconfirmed of [false, 'yes', null]) {
      expect(await ask('En-route', unconfirmed)).toMatchObject({
        status: 422,
        body: { errors: { confirmed: [early] } },
      });
    }
    expect(await statusOf(trip)).toBe('Scheduled');
    expect((await ask('En-route', true)).status).toBe(200);
    expect(await ask('Completed', false)).toMatchObject({
      status: 422,
      body: {
        errors: {
          confirmed: ['This bus left at 21 Nov 2026, 10:00 AM and arrives at about 21 Nov 2026, 05:00 PM.'],
        },
      },
    });
    expect((await ask('Completed', true)).status).toBe(200);

    const dayAfter = await aTrip(db, company, { departsAt: '2026-11-23T06:00:00.000Z' });
    const tooEarly = 'This bus leaves at 23 Nov 2026, 07:00 AM. Set its status when it has left.';
    expect(await set(dayAfter, 'En-route')).toMatchObject({
      status: 422,
      body: { errors: { status: [tooEarly] } },
    });
    expect((await ask('En-route', true, dayAfter)).status).toBe(200);
  });

  it.each([
    ['Scheduled', 'Completed'],
    ['En-route', 'Completed'],
    ['Scheduled', 'En-route'],
  ])('goes from %s to %s at the origin', async (from, to) => {
    expect(await set(await makeTrip(from), to)).toMatchObject({
      status: 200,
      body: { data: { status: to } },
    });
  });

  it.each([
    ['En-route', 'Scheduled', 'ada'],
    ['Completed', 'Scheduled', 'ngozi'],
    ['Completed', 'En-route', 'ngozi'],
  ] as const)('goes back from %s to %s only with a reason', async (from, to, by) => {
    const { db } = office();
    const trip = await makeTrip();
    await set(trip, from);
    const message = 'Please say why the status is taken back.';
    expect(await set(trip, to, { by })).toMatchObject({
      status: 422,
      body: { message, errors: { reason: [message] } },
    });
    expect(await set(trip, to, { by, reason: '  ' })).toMatchObject({ status: 422 });
    expect(await statusOf(trip)).toBe(from);
    expect(await set(trip, to, { by, reason: 'Wrong row' })).toMatchObject({ status: 200 });
    expect(await changesOf(db, trip)).toMatchObject([
      { kind: 'status', to_status: from, by: 'ada' },
      { kind: 'correction', from_status: from, to_status: to, reason: 'Wrong row', by },
    ]);
  });

  it('is opened again after its end by a super admin alone, whoever completed it and however short ago', async () => {
    for (const by of ['ada', 'tunde'] as const) {
      const trip = await makeTrip();
      await set(trip, 'Completed', { by });
      expect(await set(trip, 'En-route', { reason: 'It broke down at Benin' })).toMatchObject({
        status: 403,
        body: { message: 'Only a super admin can open a completed trip again.' },
      });
      const reopened = await set(trip, 'En-route', { by: 'ngozi', reason: 'It broke down at Benin' });
      expect(reopened.status).toBe(200);
    }
  });

  it('is taken back from the route by whoever sent it off, for a quarter of an hour', async () => {
    const { clock } = office();
    const trip = await makeTrip();
    await set(trip, 'En-route');
    const before = clock.now;
    clock.now = new Date(before.getTime() + 16 * 60_000);
    expect(await set(trip, 'Scheduled', { reason: 'Wrong row' })).toMatchObject({
      status: 403,
      body: {
        message: 'Only a super admin, or whoever set it within the last 15 minutes, can take this back.',
      },
    });
    expect((await set(trip, 'Scheduled', { by: 'ngozi', reason: 'Wrong row' })).status).toBe(200);
    clock.now = before;
  });

  it('changes nothing, and keeps nothing, where it is that already', async () => {
    const trip = await makeTrip('En-route');
    expect((await set(trip, 'En-route')).status).toBe(200);
    expect(await changesOf(office().db, trip)).toEqual([]);
  });

  it.each(['Lost', '', undefined, 7, ['Completed']])('is never %j', async (status) => {
    const trip = await makeTrip();
    expect(await set(trip, status)).toMatchObject({
      status: 422,
      body: { errors: { status: [expect.any(String)] } },
    });
    expect(await statusOf(trip)).toBe('Scheduled');
  });

  it('is only completed from the destination', async () => {
    const trip = await makeTrip();
    expect(await set(trip, 'En-route', { by: 'tunde' })).toMatchObject(NOT_YOURS);
    expect((await set(trip, 'Completed', { by: 'tunde' })).status).toBe(200);
    for (const back of ['Scheduled', 'En-route']) {
      expect(await set(trip, back, { by: 'tunde', reason: 'Wrong row' })).toMatchObject(NOT_YOURS);
    }
  });

  it('is nothing to people of other terminals, and all of it to a super admin', async () => {
    const trip = await makeTrip();
    expect((await set(trip, 'Completed', { by: 'chika' })).status).toBe(404);
    expect(
      (await office().call('PUT', `/api/trip_status/${trip}`, { body: { status: 'Completed' } })).status,
    ).toBe(401);
    expect((await set(trip, 'Completed', { by: 'ngozi' })).status).toBe(200);
    expect((await set(trip, 'Scheduled', { by: 'ngozi', reason: 'It never left' })).status).toBe(200);
  });

  it('is not there for a trip that is not there', async () => {
    expect((await set('01970000-0000-7000-8000-000000000000', 'Completed')).status).toBe(404);
    expect((await set('no-id', 'Completed')).status).toBe(404);
  });

  it('that has left sells no seat, not even one whose sale came at the same moment', async () => {
    const { db, tokenOf } = office();
    const token = await tokenOf('ada');
    for (const _round of [1, 2, 3]) {
      const trip = await makeTrip();
      const sell = (seat: number) =>
        office().call('POST', '/api/book_ticket', { token, body: aBooking(trip, { seat_number: [seat] }) });
      const [sent, ...sales] = await Promise.all([set(trip, 'En-route', { token }), ...[1, 2, 3].map(sell)]);
      expect(sent.status).toBe(200);
      const sold = sales.filter(({ status }) => status === 200).length;
      for (const { status, body } of sales) {
        if (status === 200) continue;
        expect({ status, body }).toMatchObject({
          status: 422,
          body: { errors: { trip_id: ['This trip has left. Please choose another trip.'] } },
        });
      }
      const [late] = await db.query(sql`select count(*) as sold,
        bool_and(booked_at <= (select at from change where change.trip_id = ${trip})) as in_time
        from ticket where trip_id = ${trip}`);
      expect(late).toMatchObject({ sold });
      expect((await sell(6)).status).toBe(422);
    }
  });

  it('is one step of two that are taken at once', async () => {
    const { db, tokenOf } = office();
    const [ada, tunde] = [await tokenOf('ada'), await tokenOf('tunde')];
    const trip = await makeTrip();
    const answers = await Promise.all([
      set(trip, 'Completed', { token: ada }),
      set(trip, 'Completed', { token: tunde }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await changesOf(db, trip)).toHaveLength(1);
  });
});
