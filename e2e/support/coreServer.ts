import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { extname, join, normalize, resolve } from 'node:path';
import type { Answers } from './coreOffice';

const APP = resolve(process.env.APP_DIR ?? 'apps/backoffice/dist');
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** One call as it arrived. */
export interface Arrival {
  call: string;
  query: URLSearchParams;
  body: string;
}

export interface CoreServer {
  url: string;
  arrivals: Arrival[];
  close: () => Promise<void>;
}

/** A server that has the specification's core calls and nothing else, with the oddities that core servers have. */
export async function startCoreServer(travelDate = inAnHour(), more: Answers = {}): Promise<CoreServer> {
  const arrivals: Arrival[] = [];
  const tickets = [ticketRow('1', 'Ngozi Okafor', '2, 3', travelDate)];
  const trip = tripOn(travelDate);

  const answers: Answers = {
    'POST /api/login': () => ({ token: 'core-token', role: 'staff', admin: { terminal_name: 'Awka' } }),
    'GET /api/get_trips': () => ({ data: { data: [trip] } }),
    'GET /api/get_all_tickets': () => ({ data: { data: tickets } }),
    'POST /api/book_ticket': (query) => {
      const seats = query.getAll('seat_number[]');
      tickets.push(ticketRow('2', query.get('traveler_name') ?? '', seats.join(', '), travelDate));
      return { message: 'Ticket booked', data: { id: 2, ticket_id: 'CORE-2' } };
    },
    'DELETE /api/delete_ticket/1': () => ({ message: 'Deleted' }),
    ...more,
  };

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://core');
    if (!pathname.startsWith('/api/')) return sendFile(pathname, response);
    const call = `${request.method} ${pathname}`;
    let body = '';
    for await (const chunk of request) body += String(chunk);
    arrivals.push({ call, query: searchParams, body });
    const answer = answers[call];
    response.writeHead(answer ? 200 : 404, { 'Content-Type': answer ? 'application/json' : 'text/html' });
    response.end(answer ? JSON.stringify(answer(searchParams)) : '<h1>Not Found</h1>');
  }

  const server = createServer((request, response) => void handle(request, response)).listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://localhost:${port}`,
    arrivals,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function sendFile(pathname: string, response: ServerResponse) {
  const file = join(APP, normalize(pathname === '/' ? '/index.html' : pathname));
  try {
    const content = await readFile(file);
    response
      .writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' })
      .end(content);
  } catch {
    response.writeHead(404).end();
  }
}

const inAnHour = () => new Date(Date.now() + 60 * 60_000).toISOString();

const tripOn = (travelDate: string) => ({
  id: 7,
  route_id: 'Awka - Lagos',
  travel_date: travelDate,
  amount: '18,500',
  vehicle_type: 'Coach Bus',
  vehicle_number: 'ANB 482 XA',
  status: 'Scheduled',
  total_seats: '18',
  selected_seats: '[2,3]',
  available_seats: [],
  fromTerminal: { name: 'Awka' },
  toTerminal: { name: 'Lagos' },
});

const ticketRow = (id: string, traveler: string, seats: string, travelDate: string) => ({
  id,
  ticket_id: `CORE-${id}`,
  traveler_name: traveler,
  traveler_number: '08034127781',
  next_of_kin_mobile_no: '08062201934',
  seat_number: seats,
  trip: {
    route_id: 'Awka - Lagos',
    travel_date: travelDate,
    vehicle_number: 'ANB 482 XA',
    status: 'Scheduled',
  },
});
