import { beforeAll, expect, it } from 'vitest';
import { REPORTS } from '@motorpark/domain';
import { expireDue } from '../../store/expiry/expireDue';
import { sql } from '../../db';
import { queryOf } from '../../testing/lists';
import { inTheOffice } from '../../testing/office';
import { atLater, later, soldUnconfirmed } from '../../testing/payments';
import { ticketsOf } from '../../testing/tickets';

inTheOffice('The report on money given back', (office) => {
  const { trip, sold, edit, remove } = ticketsOf(office);
  const get = async (path: string, query: Record<string, string> = {}) =>
    (await office().call('GET', path, { by: 'ngozi', query: queryOf(query) })).body;
  const report = (by: string, query = {}) => get('/api/get_given_back_report', { by, ...query });
  const listed = (query: Record<string, string>) => get('/api/get_given_back', { limit: '50', ...query });

  beforeAll(async () => {
    const { ticket } = await soldUnconfirmed(office(), 'ada');
    await expireDue(office().db, later(office()));
    expect(ticket).not.toBe('');
    const printed = await sold(await trip());
    const { call } = office();
    await call('POST', `/api/print_ticket/${printed.id}`, { by: 'ada', body: { receipt: 'customer' } });
    await remove(printed.id, 'ada', 'Sold twice');
    const { id, body } = await sold(await trip(), { seat_number: [4, 5] });
    await edit(id, { ...body, seat_number: [4], amount: 18_500, reason: 'One stays' });
    await atLater(office(), 24, () => remove(id, 'ngozi', 'The bus broke down'));
  });

  const ALL = { acts: 4, amount: 74_000, after_printing: 1, after_boarding: 0, after_departure: 1, alone: 3 };

  it('counts each act once by person, terminal, kind and day, and adds it up', async () => {
    for (const by of REPORTS.givenBack.groups)
      expect(await report(by)).toMatchObject({ data: { total: ALL } });
    const { people, awka } = office().company;
    expect(await report('person')).toMatchObject({
      data: {
        rows: [
          { id: people.ada, name: 'ada', acts: 2, amount: 37_000, after_printing: 1, alone: 2 },
          { id: people.ngozi, name: 'ngozi', acts: 1, amount: 18_500, after_departure: 1 },
          { id: 'rule', name: 'the company’s rule', acts: 1, amount: 18_500, alone: 0 },
        ],
      },
    });
    expect(await report('terminal')).toMatchObject({ data: { rows: [{ id: awka, name: 'Awka', ...ALL }] } });
    expect(await report('day')).toMatchObject({
      data: {
        rows: [
          { id: '2026-11-21', acts: 3 },
          { id: '2026-11-22', acts: 1 },
        ],
      },
    });
  });

  it('leads to the rows of each figure', async () => {
    const { people } = office().company;
    const found = async (query: Record<string, string>) => {
      const body = await listed(query);
      return (
        JSON.stringify(body)
          .match(/"way":"[a-z]+"/g)
          ?.map((way) => way.slice(7, -1)) ?? []
      );
    };
    expect(await found({})).toEqual(['delete', 'expire', 'seats', 'delete']);
    expect(await found({ person_id: people.ada, fact: 'after_printing' })).toEqual(['delete']);
    expect(await found({ person_id: 'rule' })).toEqual(['expire']);
    expect(await found({ way: 'seats' })).toEqual(['seats']);
    expect(await found({ from: '2026-11-22', fact: 'after_departure' })).toEqual(['delete']);
    expect(await found({ q: 'broke down' })).toEqual(['delete']);
    const [seats] = await office().db.query<{ number: string }>(sql`
      select number from ticket join give_back on ticket_id = ticket.id where way = 'seats'`);
    expect(await found({ q: seats?.number.toLowerCase() ?? '' })).toEqual(['delete', 'seats']);
    expect(await found({ q: 'TK-2222' })).toEqual([]);
    expect(await found({ terminal_id: office().company.lagos })).toEqual([]);
  });

  it('is a file, both the figures and the rows', async () => {
    const csv = async (path: string, query: Record<string, string>) =>
      (await office().call('GET', path, { by: 'ngozi', query: queryOf({ ...query, format: 'csv' }) })).text;
    expect(await csv('/api/get_given_back_report', { by: 'way' })).toContain(
      '"Seats taken off",1,18500.00,0,0,0,1',
    );
    expect(await csv('/api/get_given_back', { way: 'expire' })).toContain('"the company’s rule"');
  });

  it('is for the head office alone', async () => {
    for (const path of ['/api/get_given_back', '/api/get_given_back_report'])
      expect((await office().call('GET', path, { by: 'ada' })).status).toBe(403);
  });
});
