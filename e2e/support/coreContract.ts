import type { IncomingHttpHeaders } from 'node:http';

/** A call as the server received it. */
export interface Arrival {
  /** Method and path as the contract writes them: `PUT /api/edit_route/{id}`. */
  call: string;
  /** The value of `{id}`; empty if there is none. */
  id: string;
  query: URLSearchParams;
  body: string;
  headers: IncomingHttpHeaders;
}

const ADMIN = [
  'admin_name',
  'admin_phone',
  'address',
  'terminal_id',
  'department',
  'login_email',
  'passcode',
];
const TERMINAL = ['terminal_name', 'terminal_address', 'city', 'state'];
const DRIVER = ['driver_name', 'driver_phone', 'driver_address'];
const ROUTE = ['route_id', 'origin', 'destination', 'distance', 'duration'];

/**
 * The calls of the core contract (docs/contract.md) with their payloads. Intentionally a second copy, because the app's own contract is what the tests check.
 */
const CORE_CALLS: Readonly<Record<string, readonly string[]>> = {
  'POST /api/login': ['login_email', 'passcode'],
  'POST /api/forgotPassword': ['email'],
  'POST /api/pass-verify-otp': ['email', 'code'],
  'POST /api/create-new-password': ['login_email', 'password', 'confirm_password'],
  'GET /api/fetch_admins': [],
  'POST /api/create_admins': ADMIN,
  'PUT /api/edit_admin/{id}': ['id', ...ADMIN],
  'DELETE /api/delete_admin/{id}': [],
  'GET /api/fetch_terminals': [],
  'POST /api/create_terminals': TERMINAL,
  'PUT /api/edit_terminal/{id}': TERMINAL,
  'DELETE /api/delete_terminal/{id}': [],
  'GET /api/get_drivers': [],
  'POST /api/create_drivers': DRIVER,
  'PUT /api/edit_driver/{id}': DRIVER,
  'DELETE /api/delete_driver/{id}': [],
  'GET /api/get_vehicles': [],
  'GET /api/get_routes': [],
  'POST /api/create_routes': ROUTE,
  'PUT /api/edit_route/{id}': ROUTE,
  'DELETE /api/delete_route/{id}': [],
  'GET /api/get_trips': [],
  'GET /api/get_all_tickets': [],
  'POST /api/book_ticket': [
    'trip_id',
    'traveler_name',
    'traveler_number',
    'travel_date',
    'amount',
    'payment_method',
    'next_of_kin_mobile_no',
    'seat_number',
  ],
  'DELETE /api/delete_ticket/{id}': [],
  'GET /api/get_waybills': [],
  'POST /api/create_waybills': [
    'sender_name',
    'sender_number',
    'sender_email',
    'sender_address',
    'receiver_name',
    'receiver_number',
    'original_terminal',
    'destination_terminal',
    'book_date',
    'description',
    'quantity',
    'weight',
    'worth_of_goods',
    'payment_method',
    'amount',
    'handling_instructions',
  ],
  'DELETE /api/delete_waybill/{id}': [],
};

/** Calls that need no login. */
const PUBLIC = /^POST \/api\/(?:login|forgotPassword|pass-verify-otp|create-new-password)$/;
/** The app sends this to detect the kind of server; a core server responds with 404. */
const PROBE = 'GET /api/capabilities';
export const CORE_TOKEN = 'core-token';

/** Returns the path as the contract writes it, and its id. */
export function callOf(method: string, path: string): { call: string; id: string } {
  const [, named = path, id] = /^(\/api\/[^/]+)\/([^/]+)$/.exec(path) ?? [];
  return id === undefined
    ? { call: `${method} ${path}`, id: '' }
    : { call: `${method} ${named}/{id}`, id: decodeURIComponent(id) };
}

/** Returns how a call violates the core contract: an unknown call, another content type, or a payload that is not in the query. */
export function breachesOf({ call, query, body, headers }: Arrival): string[] {
  if (headers['content-type'] !== 'application/json') return [`${call} has no JSON content type`];
  if (call === PROBE) return [];
  const payload = CORE_CALLS[call];
  if (!payload) return [`${call} is no core call`];
  const sent = [...new Set([...query.keys()].map((name) => name.replace(/\[\]$/, '')))];
  // The terminal's id may be null, which a query can only express by leaving it out.
  const missing = payload.filter((name) => !sent.includes(name) && name !== 'terminal_id');
  const unknown = sent.filter((name) => !payload.includes(name));
  return [
    body !== '' && `${call} has a body: ${body}`,
    missing.length > 0 && `${call} lacks ${missing.join(', ')}`,
    unknown.length > 0 && `${call} carries ${unknown.join(', ')}`,
    !PUBLIC.test(call) && headers.authorization !== `Bearer ${CORE_TOKEN}` && `${call} bears no token`,
    headers['idempotency-key'] !== undefined && `${call} has a key that a core server does not know`,
  ].filter((breach) => breach !== false);
}
