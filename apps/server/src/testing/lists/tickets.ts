import { sortNames } from '@motorpark/contract';
import { TICKET_STATUSES, VOID } from '@motorpark/domain';
import { sql } from '../../db';
import { aBooking } from '../booking';
import { aTrip } from '../company';
import { textAt } from '../office';
import type { ListCase } from './listCase';

const MONTH = 30 * 24 * 3_600_000;

export const tickets: ListCase = {
  title: 'Searching tickets',
  path: '/api/get_all_tickets',
  by: 'ada',
  statuses: [...TICKET_STATUSES, VOID],
  sorts: sortNames('tickets'),
  async add({ db, company, call, clock }, { name, phone = '08031112222' }) {
    const departsAt = new Date(clock.now.getTime() + MONTH).toISOString();
    const { body } = await call('POST', '/api/book_ticket', {
      by: 'ada',
      body: aBooking(await aTrip(db, company, { departsAt }), {
        traveler_name: name,
        next_of_kin_mobile_no: phone,
      }),
    });
    return { id: textAt(body, 'data', 'id'), number: textAt(body, 'data', 'ticket_id') };
  },
  hasPhone: true,
  shows: ['Awka - Lagos', 'lagos', 'anb 482 xa', 'ANB482XA'],
  setStatus: ({ db }, id, status) => db.query(sql`update ticket set status = ${status} where id = ${id}`),
  remove: (id) => `/api/delete_ticket/${id}`,
  hasDirection: true,
  hasDays: true,
  isOfTerminals: true,
};
