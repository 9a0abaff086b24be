import {
  CORE_WAYBILL,
  type Row,
  admins,
  drivers,
  routes,
  terminals,
  ticketRow,
  trips,
  vehicles,
  waybills,
} from './coreCompany';
import { CORE_TOKEN } from './coreContract';

/** Returns a core server's response to one call: the body of a 200, or a `Refusal`. */
export type Answer = (query: URLSearchParams, id: string) => unknown;

/** Responses by call as the contract writes it: `DELETE /api/delete_ticket/{id}`. */
export type Answers = Record<string, Answer>;

/** An error response; without a body the server only sends the status. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly body: unknown = '',
  ) {}
}

/** No response: the connection breaks. */
export const LOST = Symbol('lost');

/** The calls that list, create, edit and delete each noun. */
const NOUNS = [
  { list: 'fetch_terminals', create: 'create_terminals', edit: 'edit_terminal', remove: 'delete_terminal' },
  { list: 'get_drivers', create: 'create_drivers', edit: 'edit_driver', remove: 'delete_driver' },
  { list: 'get_routes', create: 'create_routes', edit: 'edit_route', remove: 'delete_route' },
] as const;

const ROWS = { fetch_terminals: terminals, get_drivers: drivers, get_routes: routes };

const list = (rows: readonly Row[]): Answer => {
  return () => ({ data: { data: rows } });
};
const done = (message: string): Answer => {
  return () => ({ message });
};

/** Responses to all 28 calls for a small company, with oddities of core servers: numbers as text, responses without the record. */
export function coreAnswers(travelDate: string): Answers {
  const tickets = [ticketRow('1', 'Ngozi Okafor', '2, 3', travelDate)];
  const parcels = waybills();
  const people = admins();
  const answers: Answers = {
    'POST /api/login': (query) =>
      query.get('login_email')?.startsWith('super')
        ? { token: CORE_TOKEN, role: 'super_admin', admin: {} }
        : { token: CORE_TOKEN, role: 'staff', admin: { terminal_name: 'Awka' } },
    'POST /api/forgotPassword': done('Sent'),
    'POST /api/pass-verify-otp': done('Right'),
    'POST /api/create-new-password': done('Set'),
    'GET /api/fetch_admins': () => ({
      data: {
        admins: people,
        stats: { total_admins: 5, total_active_admins: 4, total_banned_admins: 1 },
      },
    }),
    'POST /api/create_admins': (query) => {
      people.push({
        id: people.length + 1,
        name: query.get('admin_name'),
        phone: query.get('admin_phone'),
        terminal: 'Awka',
        department: query.get('department'),
        is_banned: 0,
        address: query.get('address'),
        email: query.get('login_email'),
      });
      return { message: 'Created' };
    },
    'PUT /api/edit_admin/{id}': done('Edited'),
    'DELETE /api/delete_admin/{id}': done('Deleted'),
    'GET /api/get_vehicles': list(vehicles()),
    'GET /api/get_trips': list(trips(travelDate)),
    'GET /api/get_all_tickets': list(tickets),
    'POST /api/book_ticket': (query) => {
      const seats = query.getAll('seat_number[]').join(', ');
      tickets.push(ticketRow('2', query.get('traveler_name') ?? '', seats, travelDate));
      return { message: 'Ticket booked', data: { id: 2, ticket_id: 'CORE-2' } };
    },
    'DELETE /api/delete_ticket/{id}': done('Deleted'),
    'GET /api/get_waybills': list(parcels),
    'POST /api/create_waybills': (query) => {
      parcels.push({
        id: 9,
        waybill_number: CORE_WAYBILL,
        sender_name: query.get('sender_name'),
        sender_number: query.get('sender_number'),
        receiver_name: query.get('receiver_name'),
        receiver_number: query.get('receiver_number'),
        amount: query.get('amount'),
        book_date: query.get('book_date'),
        original_terminal_name: 'Awka',
        destination_terminal_name: 'Lagos',
      });
      return { message: 'Waybill created', data: { id: 9, waybill_number: CORE_WAYBILL } };
    },
    'DELETE /api/delete_waybill/{id}': done('Deleted'),
  };
  for (const noun of NOUNS) {
    const kept = ROWS[noun.list]();
    answers[`GET /api/${noun.list}`] = list(kept);
    answers[`POST /api/${noun.create}`] = (query) => {
      kept.push({ ...Object.fromEntries(query), id: kept.length + 1 });
      return { message: 'Created' };
    };
    answers[`PUT /api/${noun.edit}/{id}`] = (query, id) => {
      const row = kept.find((one) => String(one['id']) === id);
      if (row) Object.assign(row, Object.fromEntries(query));
      return { message: 'Edited' };
    };
    answers[`DELETE /api/${noun.remove}/{id}`] = done('Deleted');
  }
  return answers;
}
