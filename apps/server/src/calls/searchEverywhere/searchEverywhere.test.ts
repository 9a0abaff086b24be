import { beforeAll, describe, expect, it } from 'vitest';
import { type Sql, newId, sql } from '../../db';
import { aBooking } from '../../testing/booking';
import { type PersonName, aTrip } from '../../testing/company';
import { type Office, inEachOffice, textAt } from '../../testing/office';
import { openSession } from '../../store/access/session';
import { pageIn } from '../../testing/lists';
import { parcels } from '../../testing/waybill';

const search = async ({ call }: Office, q: string, by: PersonName) => {
  const { body } = await call('POST', '/api/search_everywhere', { by, body: { q } });
  return listsIn(body);
};

/** Returns the ids in the response by kind. */
function listsIn(body: unknown): Record<string, string[]> {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  const lists: Record<string, string[]> = {};
  for (const [kind, rows] of Object.entries(data ?? {})) {
    const list: unknown = rows;
    if (Array.isArray(list)) lists[kind] = list.map((row: unknown) => textAt(row, 'id'));
  }
  return lists;
}

const found = async (office: Office, q: string, by: PersonName) =>
  Object.fromEntries(Object.entries(await search(office, q, by)).filter(([, ids]) => ids.length > 0));

inEachOffice('The search over everything', (office) => {
  const { takeIn } = parcels(office);
  let trip = '';
  let ticket = { id: '', number: '' };
  let waybill = { id: '', number: '' };

  beforeAll(async () => {
    const { call, db, company } = office();
    trip = await aTrip(db, company);
    const sale = { traveler_name: 'Ụgọchukwu Nnadi', traveler_number: '0706 123 4999' };
    const { body } = await call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(trip, sale) });
    ticket = { id: textAt(body, 'data', 'id'), number: textAt(body, 'data', 'ticket_id') };
    waybill = await takeIn({ sender_name: 'Halima Garba', receiver_number: '0809 555 1234' });
  });

  it.each([
    ['a number', () => ticket.number],
    ['a number as it is typed', () => ticket.number.toLowerCase().replaceAll('-', '')],
    ['a phone', () => '+234 706 123 4999'],
    ['the end of a phone', () => '4999'],
    ['a name', () => 'nnadi ugoch'],
  ])('finds a ticket by %s', async (_by, typed) => {
    expect(await found(office(), typed(), 'ada')).toEqual({ tickets: [ticket.id] });
  });

  it('suggests the ticket of which two neighbouring characters were swapped, and says so', async () => {
    const place =
      [3, 4, 5, 6, 7].find((at) => ticket.number.charAt(at) !== ticket.number.charAt(at + 1)) ?? 3;
    const [one, other] = [ticket.number.charAt(place), ticket.number.charAt(place + 1)];
    const swapped = ticket.number.slice(0, place) + other + one + ticket.number.slice(place + 2);
    for (const q of [swapped, swapped.slice(3, 9).toLowerCase()]) {
      const { body } = await office().call('POST', '/api/search_everywhere', { by: 'ada', body: { q } });
      expect(body).toMatchObject({ data: { tickets: [{ id: ticket.id }], is_suggestion: true } });
    }
  });

  it('finds a waybill by its number, its sender and its receiver', async () => {
    for (const typed of [waybill.number, 'halima', '0809 555 1234']) {
      expect(await found(office(), typed, 'ada')).toEqual({ waybills: [waybill.id] });
    }
  });

  it('finds a bus and its trips by a plate, and a route and its trips by where they lead', async () => {
    const { company } = office();
    expect(await found(office(), 'anb482xa', 'ada')).toEqual({
      tickets: [ticket.id],
      trips: [trip],
      vehicles: [company.bus],
    });
    expect(await found(office(), 'lagos - awka', 'ada')).toMatchObject({
      trips: [trip],
      routes: [company.awkaToLagos],
    });
  });

  describe('shows', () => {
    it('both ends of a route what is on it, and nobody elsewhere', async () => {
      expect(await found(office(), 'nnadi', 'tunde')).toEqual({ tickets: [ticket.id] });
      expect(await found(office(), 'nnadi', 'ngozi')).toEqual({ tickets: [ticket.id] });
      for (const typed of ['nnadi', ticket.number, waybill.number, 'halima', '4999']) {
        expect(await found(office(), typed, 'chika')).toEqual({});
      }
      const { company } = office();
      expect(await found(office(), 'anb482xa', 'chika')).toEqual({ vehicles: [company.bus] });
    });

    it('drivers and people to the head office alone', async () => {
      const { company } = office();
      expect(await found(office(), 'emeka eze', 'ngozi')).toMatchObject({ vehicles: [company.bus] });
      expect((await search(office(), 'emeka eze', 'ngozi'))['drivers']).toHaveLength(1);
      expect(await found(office(), 'tunde', 'ngozi')).toEqual({ admins: [company.people.tunde] });
      const { drivers, admins } = await search(office(), 'tunde', 'ada');
      expect([drivers, admins]).toEqual([undefined, undefined]);
    });
  });

  it('finds for managers the people of their terminals alone, as their list does', async () => {
    const { call, db, company, clock } = office();
    const id = newId();
    await db.query(sql`insert into person (id, name, email, passcode_hash, role)
      values (${id}, 'Ifeoma Ude', 'ifeoma@company.example', 'x', 'manager')`);
    await db.query(sql`insert into managed_terminal values (${id}, ${company.awka})`);
    const token = await openSession(db, id, clock.now);
    for (const [q, people] of [
      ['ada@company', [company.people.ada]],
      ['tunde@company', []],
      ['ngozi@company', []],
    ] as const) {
      const everywhere = await call('POST', '/api/search_everywhere', { token, body: { q } });
      expect(listsIn(everywhere.body)['admins']).toEqual(people);
      const list = await call('GET', '/api/fetch_admins', { token, query: `q=${encodeURIComponent(q)}` });
      expect(pageIn(list).ids).toEqual(people);
    }
  });

  it('looks for nothing that is too short for millions of rows', async () => {
    for (const typed of ['', 'u', 'nn', '49', 'nn ug', '%_']) {
      expect(await found(office(), typed, 'ngozi')).toEqual({});
    }
  });

  it('finds what is void, marked so, after what is not, and leaves out what was deleted', async () => {
    const parcel = await takeIn({ sender_name: 'Gone Tomorrow' });
    expect(await found(office(), 'gone tomorrow', 'ada')).toEqual({ waybills: [parcel.id] });
    await parcels(office).remove(parcel.id);
    expect(await found(office(), 'gone tomorrow', 'ada')).toEqual({ waybills: [parcel.id] });
    const valid = await takeIn({ sender_name: 'Gone Tomorrow' });
    const { body } = await office().call('POST', '/api/search_everywhere', {
      by: 'ada',
      body: { q: 'gone tomorrow' },
    });
    expect(body).toMatchObject({
      data: {
        waybills: [{ id: valid.id }, { id: parcel.id, voided: { by: 'ada', reason: 'The sender asked' } }],
      },
    });
    const { company, call } = office();
    await call('DELETE', `/api/delete_terminal/${company.owerri}`, { by: 'ngozi' });
    expect(await found(office(), 'gone tomorrow', 'chika')).toEqual({});
  });

  it('answers the newest five of what is found by the thousand', async () => {
    const { db } = office();
    const ids = Array.from({ length: 1_200 }, () => newId());
    await db.transaction((tx) => bookAgain(tx, ticket.id, ids));
    expect((await search(office(), 'bassey', 'ada'))['tickets']).toEqual(ids.slice(0, 5));
    expect((await search(office(), 'bassey', 'chika'))['tickets']).toEqual([]);
  });
});

/** Copies a ticket once per id, each one hour earlier and with another name. */
async function bookAgain(tx: Sql, ticket: string, ids: readonly string[]) {
  // Triggers are off, because the search does not depend on the records beside the ticket.
  await tx.query(sql`set local session_replication_role = replica`);
  await tx.query(sql`
    insert into ticket (id, number, trip_id, traveler_name, traveler_number, next_of_kin_number, date_of_birth, amount_kobo,
      fare_kobo, payment_method, status, booked_by, booked_at, sold_terminal_id, route_id, vehicle_id, origin_terminal_id,
      destination_terminal_id, trip_departs_at)
    select one.id, 'TK-' || place, trip_id, 'Efe Bassey', '08011112222', next_of_kin_number, date_of_birth, amount_kobo,
      fare_kobo, payment_method, status, booked_by, booked_at - place * interval '1 hour', sold_terminal_id, route_id,
      vehicle_id, origin_terminal_id, destination_terminal_id, trip_departs_at
    from ticket, unnest(${ids}::uuid[]) with ordinality as one (id, place) where ticket.id = ${ticket}`);
}
