import { expect, it } from 'vitest';
import type { WaybillPayload } from '@motorpark/api/contract';
import { NOWHERE } from '../testing/answers';
import { aBooking } from '../testing/booking';
import { aTrip, type PersonName } from '../testing/company';
import { type Answer, NOW, type Office, inTheOffice, textAt } from '../testing/office';
import { parcels } from '../testing/waybill';
import { sql } from '../db';

/** What a page says of itself. */
function pageIn({ body, status }: Answer) {
  if (typeof body !== 'object' || body === null || !('data' in body) || !Array.isArray(body.data)) {
    throw new Error(`${status} is no page: ${JSON.stringify(body)}`);
  }
  const rows: unknown[] = body.data;
  return {
    ids: rows.map((row) => textAt(row, 'id')),
    cursor: 'next_cursor' in body && typeof body.next_cursor === 'string' ? body.next_cursor : null,
    total: 'total' in body ? body.total : undefined,
  };
}

const queryOf = (fields: Record<string, string | number>) =>
  new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();

/** A cursor that nobody was given. */
const CRAFTED = Buffer.from(`0000-01-01T00:00:00.000Z ${NOWHERE} 7`).toString('base64url');

/** A list that can be searched, and how a row comes into it. */
const LISTS = [
  {
    title: 'Searching waybills',
    path: '/api/get_waybills',
    statuses: 'Pending, On-Transit, Delivered, Picked Up',
    add: async (office: () => Office, { name, phone }: { name: string; phone: string }) => {
      const { takeIn } = parcels(office);
      return takeIn({ receiver_name: name, receiver_number: phone } satisfies Partial<WaybillPayload>);
    },
    setStatus: async (office: () => Office, id: string) => {
      await office().db.query(sql`update waybill set status = 'Delivered' where id = ${id}`);
      return 'Delivered';
    },
    remove: (id: string) => `/api/delete_waybill/${id}`,
  },
  {
    title: 'Searching tickets',
    path: '/api/get_all_tickets',
    statuses: 'Scheduled, Boarded, Enroute, Completed',
    add: async (office: () => Office, { name, phone }: { name: string; phone: string }) => {
      const { db, company, call } = office();
      const trip = await aTrip(db, company);
      const { body } = await call('POST', '/api/book_ticket', {
        by: 'ada',
        body: aBooking(trip, { traveler_name: name, next_of_kin_mobile_no: phone }),
      });
      return { id: textAt(body, 'data', 'id'), number: textAt(body, 'data', 'ticket_id') };
    },
    setStatus: async (office: () => Office, id: string) => {
      await office().db.query(sql`update ticket set status = 'Boarded' where id = ${id}`);
      return 'Boarded';
    },
    remove: (id: string) => `/api/delete_ticket/${id}`,
  },
] as const;

for (const { title, path, statuses, add, setStatus, remove } of LISTS) {
  inTheOffice(title, (office) => {
    const search = async (fields: Record<string, string | number>, by: PersonName = 'ada') =>
      office().call('GET', path, { by, query: queryOf(fields) });
    const found = async (fields: Record<string, string | number>, by?: PersonName) =>
      pageIn(await search(fields, by)).ids;

    it('finds names, phones and numbers by any part of them, however they are typed', async () => {
      const { id, number } = await add(office, { name: 'Ìfẹ́olúwa 100%_Sure', phone: '+234 706-123 4999' });
      const bare = number.replaceAll('-', '');
      const asked = [
        'ìfẹ́olú',
        'ÌFẸ́OLÚWA',
        'wa 100%_s',
        '%_',
        '0706 123',
        '07061234999',
        '+234 706 123 4999',
        '2347061234999',
        '1234999',
        number,
        number.toLowerCase(),
        number.slice(3, 8).toLowerCase(),
        bare,
        [...bare].join(' '),
      ];
      for (const q of asked) expect({ q, ids: await found({ q }) }).toEqual({ q, ids: [id] });
      for (const q of ['nobody called so', '0706 123 4998', '100%%', '\\', `${number}X`]) {
        expect({ q, ids: await found({ q }) }).toEqual({ q, ids: [] });
      }
    });

    it('pages through all of it, newest first, each row once, however the list grows meanwhile', async () => {
      const { clock } = office();
      const made: string[] = [];
      for (let minute = 0; minute < 7; minute += 1) {
        // Two of them in the same moment.
        clock.now = new Date(Date.parse(NOW) + Math.min(minute, 5) * 60_000);
        made.unshift((await add(office, { name: 'Paging Person', phone: '0801' })).id);
      }
      const pages: string[][] = [];
      const first = pageIn(await search({ q: 'paging person', limit: 3 }));
      expect(first.total).toBe(7);
      pages.push(first.ids);
      const { id: late } = await add(office, { name: 'Paging Person', phone: '0801' });
      let { cursor } = first;
      while (cursor !== null) {
        const page = pageIn(await search({ q: 'paging person', limit: 3, cursor }));
        expect(page.total).toBe(7);
        pages.push(page.ids);
        ({ cursor } = page);
      }
      expect(pages.map(({ length }) => length)).toEqual([3, 3, 1]);
      expect(pages.flat()).toEqual(made);
      expect((await found({ q: 'paging person' }))[0]).toBe(late);
      clock.now = new Date(NOW);
    });

    it('has one page and a count where it has few rows, and no next one at its very end', async () => {
      await add(office, { name: 'Few Rows', phone: '0802' });
      await add(office, { name: 'Few Rows', phone: '0802' });
      for (const limit of [2, 3]) {
        const { ids, cursor, total } = pageIn(await search({ q: 'few rows', limit }));
        expect([ids.length, cursor, total]).toEqual([2, null, 2]);
      }
      expect(pageIn(await search({ q: 'few rows', limit: 1 })).cursor).not.toBeNull();
    });

    it('shows one status, what leaves a terminal, or what comes to it', async () => {
      const { id } = await add(office, { name: 'Direction Person', phone: '0803' });
      const q = 'direction person';
      expect(await found({ q, direction: 'outgoing' })).toEqual([id]);
      expect(await found({ q, direction: 'incoming' })).toEqual([]);
      expect(await found({ q, direction: 'incoming' }, 'tunde')).toEqual([id]);
      expect(await found({ q, direction: 'outgoing' }, 'tunde')).toEqual([]);
      expect(await found({ q, direction: 'outgoing' }, 'ngozi')).toEqual([id]);
      expect(await found({ q, direction: 'incoming' }, 'ngozi')).toEqual([id]);
      const status = await setStatus(office, id);
      expect(await found({ q, status })).toEqual([id]);
      const [before = ''] = statuses.split(', ');
      expect(await found({ q, status: before })).toEqual([]);
    });

    it('finds nothing of other terminals, and nothing that was deleted', async () => {
      const { id } = await add(office, { name: 'Hidden Person', phone: '0804' });
      const q = 'hidden person';
      expect(await found({ q }, 'chika')).toEqual([]);
      expect(pageIn(await search({ q }, 'chika')).total).toBe(0);
      await office().call('DELETE', remove(id), { by: 'ada' });
      expect(await found({ q })).toEqual([]);
    });

    it('answers a page to whoever names a parameter, and the whole list to whoever names none', async () => {
      expect(pageIn(await search({ q: '' })).total).toBeGreaterThan(0);
      expect(pageIn(await search({ limit: 200 })).ids).toEqual(pageIn(await search({})).ids);
      const { body } = await search({});
      expect(Object.keys(body ?? {})).toEqual(['data']);
    });

    it.each([
      [{ status: 'Lost' }, 'status', `It is one of ${statuses}.`],
      [{ direction: 'sideways' }, 'direction', 'It is one of outgoing, incoming.'],
      [{ limit: 0 }, 'limit', 'A page has 1 to 200 rows.'],
      [{ limit: 201 }, 'limit', 'A page has 1 to 200 rows.'],
      [{ limit: 'all' }, 'limit', 'A page has 1 to 200 rows.'],
      [{ cursor: 'x' }, 'cursor', 'The list has no such page. Please start again from its top.'],
      [{ cursor: CRAFTED }, 'cursor', 'The list has no such page. Please start again from its top.'],
      [{ q: 'x'.repeat(201) }, 'q', 'At most 200 characters.'],
    ])('refuses %o', async (fields: Record<string, string | number>, field, message) => {
      expect(await search(fields)).toMatchObject({
        status: 422,
        body: { message, errors: { [field]: [message] } },
      });
    });
  });
}
