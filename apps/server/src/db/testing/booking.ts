import { isUniqueViolation, newId, sql, type Database, type Sql } from '../index';

/** The records that a booking refers to. */
export interface Departure {
  tripId: string;
  personId: string;
  terminalId: string;
}

/** Inserts a coach that leaves Awka for Lagos, and the clerk who sells its seats. */
export async function aDeparture(
  database: { transaction: (work: (tx: Sql) => Promise<void>) => Promise<void> },
  totalSeats = 12,
): Promise<Departure> {
  const [terminalId, lagosId, personId, vehicleId, routeId, tripId] = [1, 2, 3, 4, 5, 6].map(newId);
  if (!terminalId || !lagosId || !personId || !vehicleId || !routeId || !tripId) throw new Error('six ids');
  await database.transaction(async (tx) => {
    await tx.query(sql`insert into terminal (id, name, address, city, state) values
      (${terminalId}, ${`Awka ${terminalId}`}, 'Enugu-Onitsha Expressway', 'Awka', 'Anambra'),
      (${lagosId}, ${`Lagos ${lagosId}`}, 'Jibowu', 'Yaba', 'Lagos')`);
    await tx.query(sql`insert into person (id, name, terminal_id, email, passcode_hash, role)
      values (${personId}, 'Ngozi Okafor', ${terminalId}, ${`${personId}@motorpark.example`}, 'x', 'admin')`);
    await tx.query(sql`insert into vehicle (id, vehicle_number, vehicle_type, seat_count)
      values (${vehicleId}, ${vehicleId}, 'Coach Bus', ${totalSeats})`);
    await tx.query(sql`insert into route (id, code, origin_terminal_id, destination_terminal_id, distance, duration)
      values (${routeId}, ${routeId}, ${terminalId}, ${lagosId}, '480 km', '8 hours')`);
    await tx.query(sql`insert into trip (id, route_id, vehicle_id, departs_at, amount_kobo, total_seats)
      values (${tripId}, ${routeId}, ${vehicleId}, '2026-11-21T06:00:00Z', 1500000, ${totalSeats})`);
  });
  return { tripId, personId, terminalId };
}

/** Inserts a ticket without seats and returns its id. */
export async function aTicket(database: Sql, { tripId, personId }: Departure): Promise<string> {
  const id = newId();
  await database.query(sql`
    insert into ticket (id, number, trip_id, traveler_name, traveler_number, next_of_kin_number, date_of_birth,
      amount_kobo, payment_method, booked_by)
    values (${id}, ${id}, ${tripId}, 'Chidi Eze', '08031234567', '08037654321', '1990-05-17', 1500000, 'Cash', ${personId})`);
  return id;
}

/** Books a ticket and returns its id, or 'seats gone'. The same key always returns the same result, also for concurrent calls. */
export async function book(
  database: Database,
  departure: Departure,
  seats: number[],
  key: string,
): Promise<string> {
  try {
    return await database.transaction(
      async (tx) => (await before(tx, departure, key)) ?? sell(tx, departure, seats, key),
    );
  } catch (error) {
    if (isUniqueViolation(error, 'ticket_seat_sold_once')) return 'seats gone';
    throw error;
  }
}

/** Inserts the key first, so that a concurrent call with the same key waits here for the outcome. Returns the id of an earlier booking with this key. */
async function before(tx: Sql, { personId }: Departure, key: string): Promise<string | undefined> {
  const made = await tx.query(sql`insert into retry_key (person_id, key, call, payload_sha256)
    values (${personId}, ${key}, 'book_ticket', ${new Uint8Array(32)}) on conflict do nothing returning key`);
  if (made.length > 0) return undefined;
  const [row] = await tx.query<{ answer: { id: string } }>(
    sql`select answer from retry_key where person_id = ${personId} and key = ${key}`,
  );
  return row?.answer.id;
}

async function sell(tx: Sql, departure: Departure, seats: number[], key: string): Promise<string> {
  const { tripId, personId, terminalId } = departure;
  const id = await aTicket(tx, departure);
  const sorted = seats.toSorted((a, b) => a - b);
  await tx.query(sql`insert into ticket_seat (trip_id, seat_number, ticket_id)
    select ${tripId}, seat, ${id} from unnest(${sorted}::int[]) as seat`);
  await tx.query(sql`insert into operation (id, type, ticket_id, description, amount_kobo, terminal_id, person_id)
    values (${newId()}, 'TICKET_BOOKING', ${id}, 'Ticket booking', 1500000, ${terminalId}, ${personId})`);
  await tx.query(
    sql`update retry_key set status = 200, answer = ${{ id }} where person_id = ${personId} and key = ${key}`,
  );
  return id;
}
