import { sortNames } from '@motorpark/contract';
import { TRIP_STATES } from '@motorpark/domain';
import { newId, sql } from '../../db';
import type { ListCase } from './listCase';

export const trips: ListCase = {
  title: 'Searching trips',
  path: '/api/get_trips',
  by: 'ada',
  statuses: TRIP_STATES,
  sorts: sortNames('trips'),
  async add({ db, company, clock }, { name }) {
    const id = newId();
    await db.query(sql`insert into vehicle (id, vehicle_number, vehicle_type, seat_count)
      values (${newId()}, ${name}, 'Coach Bus', 6) on conflict do nothing`);
    await db.query(sql`insert into trip (id, route_id, vehicle_id, departs_at, amount_kobo, total_seats)
      select ${id}, ${company.awkaToLagos}, id, ${clock.now}, 350000, 6 from vehicle where vehicle_number = ${name}`);
    return { id };
  },
  hasPhone: false,
  shows: ['Awka - Lagos', 'lagos', 'coach'],
  setStatus: ({ db }, id, status) => db.query(sql`update trip set status = ${status} where id = ${id}`),
  remove: (id) => `/api/delete_trip/${id}`,
  hasDirection: true,
  hasDays: true,
  isOfTerminals: true,
};
