import { sortNames } from '@motorpark/contract';
import { SERVICE_STATUSES } from '@motorpark/domain';
import { newId, sql } from '../../db';
import { freeName } from './freeName';
import type { ListCase } from './listCase';

export const terminals: ListCase = {
  title: 'Searching terminals',
  path: '/api/fetch_terminals',
  by: 'ngozi',
  statuses: SERVICE_STATUSES,
  sorts: sortNames('terminals'),
  async add({ db }, { name }) {
    const id = newId();
    const free = await freeName(db, { table: sql`terminal`, column: sql`name`, name });
    await db.query(sql`insert into terminal (id, name, address, city, state)
      values (${id}, ${free}, '4 Sókótó Road', 'Zaria', 'Kaduna')`);
    return { id };
  },
  hasPhone: false,
  shows: ['4 sokoto road', 'ZARIA', 'kaduna'],
  setStatus: ({ db }, id, status) =>
    db.query(
      sql`update terminal set out_of_service_at = case when ${status}::text = 'Out of service' then now() end where id = ${id}`,
    ),
  remove: (id) => `/api/delete_terminal/${id}`,
  hasDirection: false,
  hasDays: false,
  isOfTerminals: false,
};
