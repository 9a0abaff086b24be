import { sortNames } from '@motorpark/contract';
import { ADMIN_STATUSES } from '@motorpark/domain';
import { newId, sql } from '../../db';
import type { ListCase } from './listCase';

export const admins: ListCase = {
  title: 'Searching admins',
  path: '/api/fetch_admins',
  by: 'ngozi',
  statuses: ADMIN_STATUSES,
  sorts: sortNames('admins'),
  async add({ db, company }, { name, phone = '08031112222' }) {
    const id = newId();
    await db.query(sql`insert into person (id, name, phone, terminal_id, department, email, passcode_hash, role)
      values (${id}, ${name}, ${phone}, ${company.awka}, 'Logistics', ${`${id}@Park-1.example`.toLowerCase()}, '', 'admin')`);
    return { id };
  },
  hasPhone: true,
  shows: ['awka', 'logistics', '@park-1.example', '0803 111 2222'],
  setStatus: ({ db }, id, status) =>
    db.query(sql`update person set is_banned = ${status === 'Banned'}::boolean where id = ${id}`),
  remove: (id) => `/api/delete_admin/${id}`,
  hasDirection: false,
  hasDays: false,
  isOfTerminals: false,
};
