import { sortNames } from '@motorpark/contract';
import { SERVICE_STATUSES } from '@motorpark/domain';
import { newId, sql } from '../../db';
import { freeName } from './freeName';
import type { ListCase } from './listCase';

export const routes: ListCase = {
  title: 'Searching routes',
  path: '/api/get_routes',
  by: 'ngozi',
  statuses: SERVICE_STATUSES,
  sorts: sortNames('routes'),
  async add({ db, company }, { name, amount = 18_500 }) {
    const id = newId();
    const free = await freeName(db, { table: sql`route`, column: sql`code`, name });
    await db.query(sql`insert into route (id, code, origin_terminal_id, destination_terminal_id, distance, duration, fare_kobo)
      values (${id}, ${free}, ${company.awka}, ${company.aba}, '212 km', '3h 30m', ${amount * 100})`);
    return { id };
  },
  hasPhone: false,
  shows: ['awka', 'ABA - awka', '212 km', '3h 30m', '18500', '₦18,500.00'],
  setStatus: ({ db }, id, status) =>
    db.query(
      sql`update route set out_of_service_at = case when ${status}::text = 'Out of service' then now() end where id = ${id}`,
    ),
  remove: (id) => `/api/delete_route/${id}`,
  hasDirection: false,
  hasDays: false,
  isOfTerminals: false,
};
