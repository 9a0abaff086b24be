import { sortNames } from '@motorpark/contract';
import { VOID, WAYBILL_STATUSES, lagosDay } from '@motorpark/domain';
import { sql } from '../../db';
import { parcels } from '../waybill';
import type { ListCase } from './listCase';

export const waybills: ListCase = {
  title: 'Searching waybills',
  path: '/api/get_waybills',
  by: 'ada',
  statuses: [...WAYBILL_STATUSES, VOID],
  sorts: sortNames('waybills'),
  add: (office, { name, phone = '08031112222', amount = 3_500 }) =>
    parcels(() => office).takeIn({
      receiver_name: name,
      receiver_number: phone,
      amount,
      book_date: lagosDay(office.clock.now.toISOString()),
    }),
  hasPhone: true,
  shows: ['awka', 'Lagos'],
  setStatus: ({ db }, id, status) => db.query(sql`update waybill set status = ${status} where id = ${id}`),
  remove: (id) => `/api/delete_waybill/${id}`,
  hasDirection: true,
  hasDays: true,
  isOfTerminals: true,
};
