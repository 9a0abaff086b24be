import { sortNames } from '@motorpark/contract';
import { EXPENSE_STATUSES } from '@motorpark/domain';
import { sql } from '../../db';
import { expensesOf } from '../expense';
import type { ListCase } from './listCase';

export const expenses: ListCase = {
  title: 'Searching expenses',
  path: '/api/get_expenses',
  by: 'ada',
  statuses: EXPENSE_STATUSES,
  sorts: sortNames('expenses'),
  async add(office, { name, amount = 65_000 }) {
    return { id: await expensesOf(() => office).enter({ description: name, amount }) };
  },
  hasPhone: false,
  shows: ['awka', 'tyre', 'ada', '65000', '65,000.00', '₦65,000'],
  setStatus: ({ db }, id, status) => db.query(sql`update expense set status = ${status} where id = ${id}`),
  remove: (id) => `/api/delete_expense/${id}`,
  hasDirection: false,
  hasDays: true,
  isOfTerminals: true,
};
