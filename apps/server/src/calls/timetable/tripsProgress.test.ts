import { expect, it } from 'vitest';
import { Due } from '../../clock/Due';
import { type Database, sql } from '../../db';
import { makeTrips } from '../../store/timetable/makeTrips';
import { NOW, inTheOffice } from '../../testing/office';

inTheOffice('The trips ahead', (office) => {
  it('say how many services have theirs while those of the others are made', async () => {
    const { db, company, call } = office();
    await db.query(sql`
      insert into service (id, route_id, departs_at, weekdays, vehicle_type, seat_count, fare_kobo, from_day)
      select gen_random_uuid(), ${company.owerriToAba}, '05:' || (10 + place), '1234567', 'Bus', 14, 500000, '2026-11-22'
      from generate_series(1, 40) as place`);
    const progress = async () => {
      const { body } = await call('GET', `/api/get_timetable/${company.awkaToLagos}`, { by: 'ngozi' });
      return body;
    };
    const seen: unknown[] = [];
    const watched: Database = {
      ...db,
      async transaction(work) {
        seen.push(await progress());
        return db.transaction(work);
      },
    };
    await makeTrips(watched, new Due(Date.parse(NOW)));
    expect(seen).toMatchObject([{}, { data: { progress: { done: 25, services: 40 } } }]);
    expect(await progress()).not.toHaveProperty('data.progress');
  });
});
