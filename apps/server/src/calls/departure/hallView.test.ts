import { expect, it } from 'vitest';
import { aTrip } from '../../testing/company';
import { eventsIn } from '../../testing/audit';
import { aBooking } from '../../testing/booking';
import { anyText } from '../../testing/matchers';
import { inTheOffice, textAt } from '../../testing/office';

const NO_HALL = 'This link shows nothing any more. Ask the head office for a new one.';

inTheOffice('The view of the hall', (office) => {
  const make = async () => {
    const { body } = await office().call('POST', `/api/make_hall_view/${office().company.awka}`, {
      by: 'ngozi',
    });
    return textAt(body, 'data', 'key');
  };
  const show = (key: string) => office().call('POST', '/api/show_hall', { body: { key } });

  it('needs the key and no login, and names nobody and no money', async () => {
    const { db, company, call } = office();
    const trip = await aTrip(db, company, { departsAt: '2026-11-21T11:00:00.000Z' });
    await call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(trip) });
    const { status, body, text } = await show(await make());
    expect([status, body]).toEqual([
      200,
      {
        data: {
          company: anyText,
          terminal: 'Awka',
          departures: [
            {
              id: trip,
              destination: 'Lagos',
              travel_date: '2026-11-21T11:00:00.000Z',
              vehicle_number: 'ANB 482 XA',
              vehicle_type: 'Bus',
              delayed_from: null,
              status: 'Scheduled',
              total_seats: 6,
              sold_seats: 1,
              kept_seats: 0,
              boarded_seats: 0,
            },
          ],
        },
      },
    ]);
    expect(text).not.toContain(aBooking(trip).traveler_name);
  });

  it('is made by super admins alone, and the link before leads nowhere', async () => {
    const { call, company } = office();
    const path = `/api/make_hall_view/${company.awka}`;
    expect((await call('POST', path, { by: 'ada' })).status).toBe(403);
    const first = await make();
    const second = await make();
    expect(await show(first)).toMatchObject({ status: 422, body: { errors: { key: [NO_HALL] } } });
    expect((await show(second)).status).toBe(200);
    expect((await call('GET', `/api/get_hall_view/${company.awka}`, { by: 'ngozi' })).body).toMatchObject({
      data: { made_at: '2026-11-21T09:00:00.000Z' },
    });
  });

  it('shows nothing once it is withdrawn, which is written down', async () => {
    const { call, company, db } = office();
    const key = await make();
    const path = `/api/withdraw_hall_view/${company.awka}`;
    expect((await call('DELETE', path, { by: 'ada' })).status).toBe(403);
    for (const _twice of [1, 2]) expect((await call('DELETE', path, { by: 'ngozi' })).status).toBe(200);
    expect(await show(key)).toMatchObject({ status: 422 });
    const events = (await eventsIn(db)).filter(({ kind }) => kind !== 'refused');
    expect(events.slice(-2)).toMatchObject([
      { kind: 'hall_view_made', target_name: 'Awka' },
      { kind: 'hall_view_withdrawn', target_name: 'Awka' },
    ]);
  });

  it('keeps no key, and writes none into its log', async () => {
    const { db, log } = office();
    const key = await make();
    await show(key);
    expect(log.join('')).not.toContain(key);
    expect(JSON.stringify(await eventsIn(db))).not.toContain(key);
  });
});
