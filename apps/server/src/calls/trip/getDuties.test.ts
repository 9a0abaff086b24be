import { expect, it } from 'vitest';
import { aTrip } from '../../testing/company';
import { anyEntryWith } from '../../testing/matchers';
import { inTheOffice } from '../../testing/office';

inTheOffice('The vehicles that can be assigned', (office) => {
  it('stand where their last trip arrived', async () => {
    const { db, company, call } = office();
    const standsAt = async (terminal: string) => {
      const { body } = await call('GET', '/api/get_duties', { by: 'ngozi', query: 'day=2026-11-22' });
      expect(body).toMatchObject({
        data: { vehicles: anyEntryWith({ vehicle_number: 'ANB 482 XA', stands_at: terminal }) },
      });
    };
    const trip = await aTrip(db, company, { departsAt: '2026-11-21T06:00:00.000Z' });
    await standsAt('');
    await call('PUT', `/api/trip_status/${trip}`, { by: 'ngozi', body: { status: 'Completed' } });
    await aTrip(db, company, { departsAt: '2026-11-22T06:00:00.000Z' });
    await standsAt('Lagos');
  });
});
