import { expect, it } from 'vitest';
import { aTrip } from '../../testing/company';
import { anyEntryWith } from '../../testing/matchers';
import { inTheOffice } from '../../testing/office';

inTheOffice('The vehicles that can be assigned', (office) => {
  it('stand where their last trip before that day takes them, whether it has arrived yet or not', async () => {
    const { db, company, call } = office();
    const standsAt = async (terminal: string) => {
      const { body } = await call('GET', '/api/get_duties', { by: 'ngozi', query: 'day=2026-11-22' });
      expect(body).toMatchObject({
        data: { vehicles: anyEntryWith({ vehicle_number: 'ANB 482 XA', stands_at: terminal }) },
      });
    };
    await standsAt('');
    await aTrip(db, company, { departsAt: '2026-11-22T06:00:00.000Z' });
    await standsAt('');
    const trip = await aTrip(db, company, { departsAt: '2026-11-21T06:00:00.000Z' });
    await standsAt('Lagos');
    await call('PUT', `/api/trip_status/${trip}`, { by: 'ngozi', body: { status: 'Completed' } });
    await standsAt('Lagos');
  });
});
