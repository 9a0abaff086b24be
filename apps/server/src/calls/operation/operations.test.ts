import { expect, it } from 'vitest';
import { sql } from '../../db';
import { NOWHERE } from '../../testing/answers';
import { aBooking } from '../../testing/booking';
import { type PersonName, aTrip } from '../../testing/company';
import { pageIn, doBusiness, allLines } from '../../testing/ledger';
import { anyText, textLike } from '../../testing/matchers';
import { NOW, inTheOffice, textAt } from '../../testing/office';

inTheOffice('The operation history', (office) => {
  const list = (by: PersonName, query = '') => office().call('GET', '/api/get_operations', { by, query });

  it('has the newest operation on top, with places, person and signed amount', async () => {
    const { db, company, clock, call } = office();
    const trip = await aTrip(db, company);
    const { body: sold } = await call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(trip) });
    clock.now = new Date('2026-11-21T09:05:00.000Z');
    await call('DELETE', `/api/delete_ticket/${textAt(sold, 'data', 'id')}`, { by: 'ada' });
    clock.now = new Date(NOW);
    const { status, body } = await list('ada');
    expect(status).toBe(200);
    const shown = {
      id: anyText,
      type: 'TICKET_BOOKING',
      route: { origin: 'Awka', destination: 'Lagos' },
      terminal: 'Awka',
      by: 'ada',
    };
    expect(body).toEqual({
      data: [
        {
          ...shown,
          description: textLike(/^Ticket TK-.* deleted$/),
          amount: -18_500,
          timestamp: '2026-11-21T09:05:00.000Z',
          is_reversal: true,
        },
        {
          ...shown,
          description: textLike(/^Ticket TK-/),
          amount: 18_500,
          timestamp: NOW,
          is_reversal: false,
        },
      ],
      next_cursor: null,
      total: 2,
      counts: { TICKET_BOOKING: 2, WAYBILL: 0, EXPENSE: 0 },
    });
  });

  it('is seen by staff as far as it is their own terminal’s, whatever they ask for', async () => {
    const { company } = office();
    expect(pageIn((await list('tunde')).body)).toEqual({ lines: [], cursor: undefined, total: 0 });
    for (const terminal of [company.awka, company.owerri, 'nonsense', '']) {
      const { status, body } = await list('tunde', `terminal_id=${terminal}`);
      expect([status, pageIn(body).total]).toEqual([200, 0]);
      expect(pageIn((await list('ada', `terminal_id=${terminal}`)).body).total).toBe(2);
    }
    expect(pageIn((await list('ngozi')).body).total).toBe(2);
    expect(pageIn((await list('ngozi', `terminal_id=${company.lagos}`)).body).total).toBe(0);
    expect(pageIn((await list('ngozi', `terminal_id=${company.awka}`)).body).total).toBe(2);
  });

  it('is told to nobody who is not logged in', async () => {
    const { call } = office();
    for (const path of ['/api/get_operations', '/api/get_operation/1', '/api/get_summary']) {
      expect((await call('GET', path)).status).toBe(401);
    }
  });

  it('shows nothing to staff without a terminal', async () => {
    const { db, company, call } = office();
    await db.query(sql`update person set terminal_id = null where id = ${company.people.chika}`);
    expect(pageIn((await list('chika')).body).total).toBe(0);
    expect((await call('GET', '/api/get_summary', { by: 'chika' })).body).toMatchObject({
      data: { income: 0, ticket_status: {}, waybill_status: { outgoing: {}, incoming: {} }, days: [] },
    });
    await db.query(sql`update person set terminal_id = ${company.owerri} where id = ${company.people.chika}`);
  });

  const NO_DAY = 'Please choose a day, written like 2026-11-21.';
  const NO_TERMINAL = 'This terminal does not exist or was deleted.';
  const NO_TYPE = 'Please choose tickets, waybills or expenses.';
  const NO_LIMIT = 'A page has 1 to 200 rows.';
  const NO_PAGE = 'The list has no such page. Please start again from its top.';
  it.each([
    ['from=yesterday', { from: [NO_DAY] }],
    ['from=21/11/2026', { from: [NO_DAY] }],
    ['from=2026-02-30', { from: [NO_DAY] }],
    ['from=0000-01-01', { from: [NO_DAY] }],
    ['to=9999-12-31', { to: [NO_DAY] }],
    ['from=2026-11-01&from=2026-11-02', { from: [NO_DAY] }],
    ['from=x&to=y', { from: [NO_DAY], to: [NO_DAY] }],
    ['from=2026-11-21&to=2026-11-20', { from: ['The first day cannot be after the last.'] }],
    ['type=REFUND', { type: [NO_TYPE] }],
    ['type[]=WAYBILL', { type: [NO_TYPE] }],
    ['limit=0', { limit: [NO_LIMIT] }],
    ['limit=201', { limit: [NO_LIMIT] }],
    ['limit=1.5', { limit: [NO_LIMIT] }],
    ['limit=all', { limit: [NO_LIMIT] }],
    ['cursor=first', { cursor: [NO_PAGE] }],
    [
      `cursor=${Buffer.from("2026-11-21T09:00:00.000Z ' or 1=1").toString('base64url')}`,
      { cursor: [NO_PAGE] },
    ],
    [
      `cursor=${Buffer.from(`0000-01-02T00:00:00.000Z ${NOWHERE}`).toString('base64url')}`,
      { cursor: [NO_PAGE] },
    ],
    ['terminal_id=Awka', { terminal_id: [NO_TERMINAL] }],
    [`terminal_id=${NOWHERE}`, { terminal_id: [NO_TERMINAL] }],
  ])('says what is wrong with %s', async (query, errors) => {
    const [first = []] = Object.values(errors);
    expect(await list('ngozi', query)).toMatchObject({ status: 422, body: { message: first[0], errors } });
  });

  it('takes an empty wish for none', async () => {
    const { status, body } = await list('ngozi', 'from=&to=&terminal_id=&type=&cursor=&limit=');
    expect([status, pageIn(body).total]).toEqual([200, 2]);
  });

  it('says of the figures’ wishes what it says of the list’s', async () => {
    const { call } = office();
    const answer = await call('GET', '/api/get_summary', { by: 'ngozi', query: 'from=x&terminal_id=y' });
    expect(answer).toMatchObject({ status: 422, body: { errors: { from: [NO_DAY] } } });
  });
});

inTheOffice('The operation history page by page', (office) => {
  it('has every operation once and in order, also where many were at one moment', async () => {
    await doBusiness(office());
    const whole = pageIn(
      (await office().call('GET', '/api/get_operations', { by: 'ngozi', query: 'limit=200' })).body,
    );
    const paged = await allLines(office(), 'ngozi');
    expect(paged).toEqual(whole.lines);
    expect(paged).toHaveLength(whole.total);
    expect(new Set(paged.map(({ timestamp }) => timestamp)).size).toBeLessThan(paged.length / 3);
    expect(paged.map(({ timestamp }) => timestamp)).toEqual(
      paged.map(({ timestamp }) => timestamp).toSorted((one, other) => other.localeCompare(one)),
    );
  });

  it('goes on where it was, whatever was sold meanwhile', async () => {
    const { call, db, company } = office();
    const first = pageIn((await call('GET', '/api/get_operations', { by: 'ngozi', query: 'limit=5' })).body);
    const expected = (await allLines(office(), 'ngozi')).slice(5, 10);
    const trip = await aTrip(db, company);
    await call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(trip) });
    const query = `limit=5&cursor=${first.cursor}`;
    const second = pageIn((await call('GET', '/api/get_operations', { by: 'ngozi', query })).body);
    expect(second.lines).toEqual(expected);
    expect(second.total).toBe(first.total);
  });
});
