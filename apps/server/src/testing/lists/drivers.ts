import { sortNames } from '@motorpark/contract';
import { SERVICE_STATUSES } from '@motorpark/domain';
import { newId, sql } from '../../db';
import { freeName } from './freeName';
import type { ListCase } from './listCase';

export const drivers: ListCase = {
  title: 'Searching drivers',
  path: '/api/get_drivers',
  by: 'ngozi',
  statuses: SERVICE_STATUSES,
  sorts: sortNames('drivers'),
  async add({ db }, { name, phone = '08031112222' }) {
    const id = newId();
    const free = await freeName(db, { table: sql`driver`, column: sql`name`, name });
    await db.query(sql`insert into driver (id, name, phone, address)
      values (${id}, ${free}, ${phone}, '3 Ogui Road, Enugu')`);
    return { id };
  },
  hasPhone: true,
  shows: ['ogui road enugu', '0803 111 2222'],
  setStatus: ({ db }, id, status) =>
    db.query(
      sql`update driver set out_of_service_at = case when ${status}::text = 'Out of service' then now() end where id = ${id}`,
    ),
  remove: (id) => `/api/delete_driver/${id}`,
  hasDirection: false,
  hasDays: false,
  isOfTerminals: false,
};
