import { sortNames } from '@motorpark/contract';
import { SERVICE_STATUSES } from '@motorpark/domain';
import { newId, sql } from '../../db';
import { freeName } from './freeName';
import type { ListCase } from './listCase';

export const vehicles: ListCase = {
  title: 'Searching vehicles',
  path: '/api/get_vehicles',
  by: 'ngozi',
  statuses: SERVICE_STATUSES,
  sorts: sortNames('vehicles'),
  async add({ db }, { name }) {
    const id = newId();
    const free = await freeName(db, { table: sql`vehicle`, column: sql`vehicle_number`, name });
    await db.query(sql`insert into vehicle (id, vehicle_number, vehicle_type, seat_count, driver_id)
      values (${id}, ${free}, 'Coach Bus', ${5 + (name.length % 7)}, (select id from driver where name = 'Emeka Eze'))`);
    return { id };
  },
  hasPhone: false,
  shows: ['coach', 'eze emeka'],
  setStatus: ({ db }, id, status) =>
    db.query(
      sql`update vehicle set out_of_service_at = case when ${status}::text = 'Out of service' then now() end where id = ${id}`,
    ),
  remove: (id) => `/api/delete_vehicle/${id}`,
  hasDirection: false,
  hasDays: false,
  isOfTerminals: false,
};
