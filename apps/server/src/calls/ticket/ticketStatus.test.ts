import { expect, it } from 'vitest';
import { sql } from '../../db';
import { aBooking } from '../../testing/booking';
import { aTrip } from '../../testing/company';
import { textLike } from '../../testing/matchers';
import { NOW, inTheOffice, textAt } from '../../testing/office';
import { seatsSoldOn } from '../../testing/tickets';

const CLERKS = 32;

inTheOffice('The status of a ticket', (office) => {
  type Name = 'ada' | 'tunde' | 'chika' | 'ngozi';
  const set = (id: string, body: object, by: Name = 'ada') =>
    office().call('PUT', `/api/ticket_status/${id}`, { by, body });
  const aTicket = async () => {
    const { db, company, call } = office();
    const body = aBooking(await aTrip(db, company));
    const answer = await call('POST', '/api/book_ticket', { by: 'ada', body });
    return textAt(answer.body, 'data', 'id');
  };

  it('goes on step by step: the origin boards, and later steps of staff follow the trip', async () => {
    const id = await aTicket();
    const elsewhere = 'Only staff of the terminal that the trip leaves from board its passengers.';
    expect(await set(id, { status: 'Boarded' }, 'tunde')).toMatchObject({
      status: 403,
      body: { message: elsewhere },
    });
    for (const [status, by] of [
      ['Boarded', 'ada'],
      ['Enroute', 'ngozi'],
      ['Completed', 'tunde'],
    ] as const) {
      if (status === 'Completed') {
        const early = { status: ['The bus has not arrived yet. Set its trip to Completed first.'] };
        expect(await set(id, { status }, by)).toMatchObject({ status: 422, body: { errors: early } });
        await office().db.query(sql`update trip set status = 'Completed'`);
      }
      expect(await set(id, { status }, by)).toMatchObject({
        status: 200,
        body: { data: { id, status, seat_number: '4' } },
      });
    }
    const { body } = await office().call('GET', `/api/get_ticket/${id}`, { by: 'ada' });
    expect(body).toMatchObject({
      data: {
        status: 'Completed',
        history: [
          { kind: 'created', by: 'ada' },
          { kind: 'status', from_status: 'Scheduled', to_status: 'Boarded', by: 'ada', terminal: 'Awka' },
          { kind: 'status', from_status: 'Boarded', to_status: 'Enroute', by: 'ngozi' },
          { kind: 'status', from_status: 'Enroute', to_status: 'Completed', by: 'tunde', terminal: 'Lagos' },
        ],
      },
    });
  });

  it('leaves no step out, and knows no words but its own', async () => {
    const id = await aTicket();
    for (const status of ['Enroute', 'Completed', 'Picked Up', 'boarded', '']) {
      const message = `Scheduled cannot become ${status || 'nothing'}; it can become Boarded.`;
      expect(await set(id, { status })).toMatchObject({
        status: 422,
        body: { message, errors: { status: [message] } },
      });
    }
    expect((await set(id, { status: 'Scheduled' })).status).toBe(200);
    expect(await office().db.query(sql`select from change where ticket_id = ${id}`)).toHaveLength(0);
  });

  it('is taken back with a reason by whoever set it, for a quarter of an hour', async () => {
    const { clock } = office();
    const id = await aTicket();
    await set(id, { status: 'Boarded' });
    const back = { status: 'Scheduled', reason: 'Wrong passenger' };
    const missing = 'Please say why the status is taken back.';
    expect(await set(id, { ...back, reason: ' ' })).toMatchObject({
      status: 422,
      body: { errors: { reason: [missing] } },
    });
    expect(await set(id, { ...back, reason: 'x'.repeat(201) })).toMatchObject({
      status: 422,
      body: { errors: { reason: ['At most 200 characters.'] } },
    });
    expect(await set(id, back, 'tunde')).toMatchObject({ status: 403 });
    clock.now = new Date('2026-11-21T09:16:00.000Z');
    expect(await set(id, back)).toMatchObject({ status: 403 });
    clock.now = new Date('2026-11-21T09:14:00.000Z');
    expect(await set(id, back)).toMatchObject({ status: 200, body: { data: { status: 'Scheduled' } } });
    clock.now = new Date(NOW);
    await set(id, { status: 'Boarded' });
    expect((await set(id, back, 'ngozi')).status).toBe(200);
  });

  it('is unknown to other terminals, and of a deleted ticket to all', async () => {
    const id = await aTicket();
    const gone = { status: 404, body: { message: 'This ticket does not exist or was already deleted.' } };
    expect(await set(id, { status: 'Boarded' }, 'chika')).toMatchObject(gone);
    expect(await set('seven', { status: 'Boarded' }, 'ngozi')).toMatchObject(gone);
    await office().call('DELETE', `/api/delete_ticket/${id}`, { by: 'ada' });
    expect(await set(id, { status: 'Boarded' })).toMatchObject(gone);
    const body = { status: 'Boarded' };
    expect((await office().call('PUT', `/api/ticket_status/${id}`, { body })).status).toBe(401);
  });

  it('moves one step for many who press at once', async () => {
    const { db, tokenOf, call } = office();
    const id = await aTicket();
    const token = await tokenOf('ada');
    const answers = await Promise.all(
      Array.from({ length: CLERKS }, () =>
        call('PUT', `/api/ticket_status/${id}`, { token, body: { status: 'Boarded' } }),
      ),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await db.query(sql`select from change where ticket_id = ${id}`)).toHaveLength(1);
  });
});

inTheOffice('One ticket', (office) => {
  const get = (id: string, by: 'ada' | 'tunde' | 'chika' | 'ngozi' = 'ada') =>
    office().call('GET', `/api/get_ticket/${encodeURIComponent(id)}`, { by });

  async function aTicket() {
    const { db, company, call } = office();
    const trip = await aTrip(db, company);
    const body = aBooking(trip, { seat_number: [4, 5] });
    const answer = await call('POST', '/api/book_ticket', { by: 'ada', body });
    return {
      trip,
      id: textAt(answer.body, 'data', 'id'),
      number: textAt(answer.body, 'data', 'ticket_id'),
    };
  }

  const ofAwka = (what: string) => ({
    as: 'refund',
    kept_percent: 0,
    refused: `Only staff of Awka, where it was sold, can ${what}.`,
  });

  it('is found by its id and by its number, however that is typed, with all that its form needs', async () => {
    const { id, number, trip } = await aTicket();
    for (const typed of [id, number, number.toLowerCase(), ` ${number.replaceAll('-', ' ')} `]) {
      const { status, body } = await get(typed, 'tunde');
      expect(status).toBe(200);
      expect(body).toEqual({
        data: {
          id,
          ticket_id: number,
          code: textLike(/^MP\w+-TK-/),
          ...seatsSoldOn(trip, office().company),
          refundable_until: '2026-11-22T06:00:00.000Z',
          is_own: false,
          terms: {
            reschedule: { fee: 1000, gives_back: false, kept_percent: 0 },
            refund: {
              amount: 37_000,
              kept: 0,
              paid_by: [{ method: 'Cash', amount: 37_000 }],
              refused: 'Only staff of Awka, where it was sold, can refund this ticket.',
            },
            delete: ofAwka('delete this ticket'),
            seats: ofAwka('give money back'),
            method: ofAwka('change how it was paid'),
          },
          history: [{ kind: 'created', by: 'ada', terminal: 'Awka', at: NOW }],
        },
      });
    }
  });

  it('is not there for other terminals, nor for a number with a slip in it', async () => {
    const { id, number } = await aTicket();
    const gone = { status: 404, body: { message: 'This ticket does not exist or was already deleted.' } };
    expect(await get(id, 'chika')).toMatchObject(gone);
    expect(await get(number, 'chika')).toMatchObject(gone);
    const swapped = number.replace(/^(TK-)(.)(.)/, (_, head, one, other) => `${head}${other}${one}`);
    if (swapped !== number) expect(await get(swapped)).toMatchObject(gone);
    for (const nonsense of ['7', 'CORE-1', '\u0000', '%', 'x'.repeat(90)]) {
      expect(await get(nonsense, 'ngozi')).toMatchObject(gone);
    }
    expect((await get(id, 'ngozi')).status).toBe(200);
    expect((await office().call('GET', `/api/get_ticket/${id}`)).status).toBe(401);
  });
});
