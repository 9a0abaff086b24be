import { expect, it } from 'vitest';
import { NOW, inTheOffice } from '../../testing/office';
import { changesOfTickets } from '../../testing/ticketChanges';
import { ticketsOf } from '../../testing/tickets';

/** Departure of the trip of `aTrip`: 07:00 AM in Lagos. */
const HOUR = '2026-11-22T06:00:00.000Z';
const PAST = '2026-11-22T06:00:00.001Z';
const refused = (until: string) => ({
  status: 403,
  body: {
    message: `This ticket could be deleted until ${until}. Only a super admin can delete it now.`,
  },
});
const notGivenBack = (until: string) => ({
  status: 422,
  body: {
    errors: {
      amount: [`Staff could give money back until ${until}. Only a super admin can do it now.`],
    },
  },
});

inTheOffice('The time in which staff give money back', (office) => {
  const { trip, sold, edit, remove } = ticketsOf(office);
  const { reschedule } = changesOfTickets(office);
  const at = (moment: string) => (office().clock.now = new Date(moment));
  const minutesLater = (minutes: number) =>
    at(new Date(office().clock.now.getTime() + minutes * 60_000).toISOString());
  const setTrip = (id: string, status: string, reason = '', by: 'ada' | 'ngozi' = 'ada') =>
    office().call('PUT', `/api/trip_status/${id}`, { by, body: { status, reason } });
  const untilOf = async (id: string) =>
    (await office().call('GET', `/api/get_ticket/${id}`, { by: 'ada' })).body;

  it.each([
    ['the last moment before', '2026-11-22T05:59:59.999Z', 200],
    ['the moment of', HOUR, 403],
  ])('reaches to %s the departure as it was planned', async (_what, moment, status) => {
    at(NOW);
    const { id } = await sold(await trip());
    at(moment);
    const answer = await remove(id);
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer).toMatchObject(refused('22 Nov 2026, 07:00 AM'));
    at(NOW);
  });

  it('of a bus that is late already is a quarter of an hour', async () => {
    at('2026-11-22T08:00:00.000Z');
    const tripId = await trip();
    const mistake = await sold(tripId);
    const other = await sold(tripId, { seat_number: [5] });
    minutesLater(14);
    expect((await remove(mistake.id)).status).toBe(200);
    minutesLater(1);
    expect(await remove(other.id)).toMatchObject(refused('22 Nov 2026, 09:15 AM'));
    expect((await remove(other.id, 'ngozi')).status).toBe(200);
    at(NOW);
  });

  it('does not grow where the trip is moved to another day', async () => {
    at(NOW);
    const tripId = await trip();
    const { id } = await sold(tripId);
    const moved = await office().call('PUT', `/api/edit_trip/${tripId}`, {
      by: 'ada',
      body: {
        route_id: 'Awka - Lagos',
        vehicle_number: 'ANB 482 XA',
        travel_date: '2026-11-25T07:00',
        amount: 18_500,
      },
    });
    expect(moved.status).toBe(200);
    at(PAST);
    expect(await remove(id)).toMatchObject(refused('22 Nov 2026, 07:00 AM'));
    at(NOW);
  });

  it('goes on where whoever set the bus En-route by mistake takes it back at once', async () => {
    at(NOW);
    const tripId = await trip();
    const { id } = await sold(tripId);
    await setTrip(tripId, 'En-route');
    minutesLater(14);
    expect((await setTrip(tripId, 'Scheduled', 'Pressed by mistake')).status).toBe(200);
    expect(await untilOf(id)).toMatchObject({ data: { refundable_until: HOUR } });
    await setTrip(tripId, 'En-route');
    minutesLater(1);
    await setTrip(tripId, 'Scheduled', 'It was the other bus', 'ngozi');
    expect(await untilOf(id)).toMatchObject({ data: { refundable_until: '2026-11-21T09:14:00.000Z' } });
    at(NOW);
  });

  it('ends when the bus is En-route, also where that was a mistake; a ticket sold after it has its own', async () => {
    at(NOW);
    const tripId = await trip();
    const { id } = await sold(tripId);
    minutesLater(10);
    expect((await setTrip(tripId, 'En-route')).status).toBe(200);
    minutesLater(5);
    expect((await setTrip(tripId, 'Scheduled', 'The bus had not left', 'ngozi')).status).toBe(200);
    expect(await remove(id)).toMatchObject(refused('21 Nov 2026, 10:10 AM'));
    const later = await sold(tripId, { seat_number: [5] });
    expect((await remove(later.id)).status).toBe(200);

    // Rescheduling to another trip and back does not extend the deadline.
    expect((await reschedule(id, { trip_id: await trip() })).status).toBe(200);
    expect(await remove(id)).toMatchObject(refused('21 Nov 2026, 10:10 AM'));
    expect((await remove(id, 'ngozi')).status).toBe(200);
    at(NOW);
  });

  it('follows a ticket that is moved in time to another trip, and not one that is moved too late', async () => {
    at(NOW);
    const inTime = await sold(await trip());
    const tooLate = await sold(await trip());
    const [dayAfter, dayAfterThat] = [
      await trip({ departsAt: '2026-11-23T06:00:00.000Z' }),
      await trip({ departsAt: '2026-11-23T06:00:00.000Z' }),
    ];
    expect((await reschedule(inTime.id, { trip_id: dayAfter })).status).toBe(200);
    expect(await untilOf(inTime.id)).toMatchObject({
      data: { refundable_until: '2026-11-23T06:00:00.000Z' },
    });
    at(PAST);
    expect((await reschedule(tooLate.id, { trip_id: dayAfterThat }, 'ngozi')).status).toBe(200);
    expect(await untilOf(tooLate.id)).toMatchObject({ data: { refundable_until: HOUR } });
    expect((await remove(inTime.id)).status).toBe(200);
    expect(await remove(tooLate.id)).toMatchObject(refused('22 Nov 2026, 07:00 AM'));
    at(NOW);
  });

  it('is that of every amount given back; more is still collected', async () => {
    at(NOW);
    const { id, body } = await sold(await trip(), { seat_number: [4, 5] });
    at(PAST);
    const fewer = { ...body, seat_number: [4], amount: 18_500, reason: 'One of them stays' };
    expect(await edit(id, fewer)).toMatchObject(notGivenBack('22 Nov 2026, 07:00 AM'));
    const more = { ...body, seat_number: [4, 5, 6], amount: 55_500 };
    expect((await edit(id, more)).status).toBe(200);
    expect((await edit(id, { ...fewer, reason: '' }, 'ngozi')).status).toBe(422);
    expect((await edit(id, fewer, 'ngozi')).status).toBe(200);
    at(NOW);
  });
});

inTheOffice('Money given back by an edit', (office) => {
  const { trip, sold, edit, ledgerOf } = ticketsOf(office);
  const NO_REASON = {
    status: 422,
    body: { message: 'Please say why.', errors: { reason: ['Please say why.'] } },
  };
  const historyOf = async (id: string) =>
    (await office().call('GET', `/api/get_ticket/${id}`, { by: 'ada' })).body;

  it('takes a reason from staff, which stays in the history', async () => {
    const { id, body } = await sold(await trip(), { seat_number: [4, 5] });
    const fewer = { ...body, seat_number: [4], amount: 18_500 };
    for (const reason of ['', '  ']) expect(await edit(id, { ...fewer, reason })).toMatchObject(NO_REASON);
    expect(await ledgerOf(id)).toHaveLength(1);
    expect((await edit(id, { ...fewer, reason: 'One of them stays' })).status).toBe(200);
    expect(await historyOf(id)).toMatchObject({
      data: { history: [{}, { kind: 'edited', by: 'ada', reason: 'One of them stays' }] },
    });
  });

  it('says that none was given where a core client cannot ask; more money needs none', async () => {
    const { id, body } = await sold(await trip(), { seat_number: [4, 5] });
    expect((await edit(id, { ...body, seat_number: [4], amount: 18_500 })).status).toBe(200);
    expect((await edit(id, { ...body, reason: '' })).status).toBe(200);
    expect(await historyOf(id)).toMatchObject({
      data: { history: [{}, { reason: 'No reason given' }, { kind: 'edited' }] },
    });
    expect(JSON.stringify(await historyOf(id)).match(/"reason":/g)).toHaveLength(1);
  });
});
