import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { buildApp } from '../app';
import { newId, openDatabase, sql } from '../db';
import { copyTemplate, dropDatabase, urlOf } from '../db/testing/postgresTemplate';
import { aBooking } from '../testing/booking';
import { aTrip } from '../testing/company';
import { anExpense } from '../testing/expense';
import { openOffice, textAt } from '../testing/office';
import { verify } from './verify';

const url = inject('postgresUrl');

describe.runIf(url !== '')('Two servers on one PostgreSQL', () => {
  it('seal what terminals and head office do at once in one chain each, and never in each other’s way', async () => {
    const name = await copyTemplate(url, inject('postgresTemplate'));
    onTestFinished(() => dropDatabase(url, name));
    const [first, second] = [
      await openDatabase({ url: urlOf(url, name) }),
      await openDatabase({ url: urlOf(url, name) }),
    ];
    onTestFinished(async () => {
      await first.close();
      await second.close();
    });
    const office = await openOffice(first);
    const other = buildApp({ db: second, clock: () => office.clock.now, settings: { logLevel: 'silent' } });
    onTestFinished(async () => {
      await office.app.close();
      await other.close();
    });
    const trip = await aTrip(first, office.company, { seats: 100 });
    const tokens = { ada: await office.tokenOf('ada'), ngozi: await office.tokenOf('ngozi') };
    const call = async (
      by: keyof typeof tokens,
      place: number,
      method: 'POST' | 'DELETE',
      path: string,
      body: object,
    ) => {
      const headers = { authorization: `Bearer ${tokens[by]}`, 'idempotency-key': newId() };
      const send = () =>
        (place % 2 === 0 ? office.app : other).inject({ method, url: path, headers, payload: body });
      let answer = await send();
      // A server that is busy says so and has changed nothing; a client sends the call again with its key.
      while (answer.statusCode === 503) answer = await send();
      const { statusCode, body: text } = answer;
      expect({ path, statusCode, text }).toMatchObject({ path, statusCode: 200 });
      return textAt(JSON.parse(text), 'data', 'id');
    };
    const work = async (place: number) => {
      const by = place % 3 === 0 ? 'ngozi' : 'ada';
      const ticket = await call(
        by,
        place,
        'POST',
        '/api/book_ticket',
        aBooking(trip, { seat_number: [place + 1] }),
      );
      await Promise.all([
        call('ngozi', place, 'DELETE', `/api/delete_ticket/${ticket}`, { reason: 'A slip' }),
        call('ada', place + 1, 'POST', '/api/create_expenses', anExpense({ terminal_id: 'Awka' })),
      ]);
    };
    await Promise.all(Array.from({ length: 60 }, (_, place) => work(place)));

    expect(await verify(second)).toMatchObject({ broken: [], more: 0 });
    expect(
      await first.query(sql`select deadlocks from pg_stat_database where datname = current_database()`),
    ).toEqual([{ deadlocks: 0 }]);
    const seals = await first.query(sql`select about, count(*) from seal group by about order by about`);
    expect(seals).toEqual([
      { about: 'audit_event', count: 60 },
      { about: 'expense', count: 60 },
      { about: 'give_back', count: 60 },
      { about: 'operation', count: 120 },
      { about: 'ticket', count: 120 },
    ]);
  });
});
