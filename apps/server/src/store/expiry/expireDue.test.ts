import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { buildApp } from '../../app';
import { openDatabase, sql } from '../../db';
import { copyTemplate, dropDatabase, urlOf } from '../../db/testing/postgresTemplate';
import { aBooking } from '../../testing/booking';
import { aTrip } from '../../testing/company';
import { textLike } from '../../testing/matchers';
import { inTheOffice, openOffice } from '../../testing/office';
import {
  aTransfer,
  atLater,
  later,
  ledgerOf,
  setConfirmation,
  soldUnconfirmed,
} from '../../testing/payments';
import { parcels } from '../../testing/waybill';
import { verify } from '../../verify/verify';
import { expireDue } from './expireDue';

inTheOffice('A payment that is not confirmed in time', (office) => {
  const sell = (by: 'ada' | 'ngozi' = 'ada') => soldUnconfirmed(office(), by);

  it('frees the seats and takes its line back, by rule, and says so to whoever sold it until they know', async () => {
    const { trip, ticket, payment } = await sell();
    await expireDue(office().db, later(office(), 1));
    expect(await ledgerOf(office(), ticket)).toHaveLength(1);
    await expireDue(office().db, later(office()));
    await expireDue(office().db, later(office()));
    expect(await ledgerOf(office(), ticket)).toMatchObject([
      { amount_kobo: 1_850_000, method: 'Bank Transfer' },
      {
        amount_kobo: -1_850_000,
        method: 'Bank Transfer',
        description: textLike(/expired: not confirmed$/),
      },
    ]);
    const { body } = await office().call('GET', `/api/get_ticket/${ticket}`, { by: 'ada' });
    expect(body).toMatchObject({
      data: {
        payment_confirmation: { status: 'Expired' },
        voided: {
          by: 'the company’s rule',
          reason: 'The payment was not confirmed by 21 Nov 2026, 12:00 PM.',
        },
        history: [{}, { kind: 'voided', by: 'the company’s rule' }],
      },
    });
    expect(
      (await office().call('POST', '/api/book_ticket', { by: 'tunde', body: aBooking(trip) })).status,
    ).toBe(200);
    const told = async (by: 'ada' | 'ngozi') =>
      (await office().call('GET', '/api/get_expired_sales', { by })).text.includes(payment);
    expect([await told('ada'), await told('ngozi')]).toEqual([true, false]);
    await office().call('PUT', `/api/hear_of_expired_sale/${payment}`, { by: 'ada' });
    expect(await told('ada')).toBe(false);
    expect((await verify(office().db)).broken).toEqual([]);
  });

  it('has expired whoever looks: its seat is for sale and nobody confirms it any more', async () => {
    const { trip, payment } = await sell('ngozi');
    await atLater(office(), 3, async () => {
      const { call } = office();
      const body = { reference: 'LATE 1', amount: 18_500 };
      expect((await call('PUT', `/api/confirm_payment/${payment}`, { by: 'ada', body })).body).toEqual({
        message: 'This payment was not confirmed by 21 Nov 2026, 12:00 PM: the ticket was taken back.',
      });
      const sold = await call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(trip) });
      expect(sold.status).toBe(200);
    });
    const next = await sell('ngozi');
    await atLater(office(), 3, async () => {
      const { body } = await office().call('GET', `/api/get_trip/${next.trip}`, { by: 'ada' });
      expect(body).toMatchObject({ data: { selected_seats: [] } });
    });
  });

  it('is confirmed or expires, never both, when both happen at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { ticket, payment } = await sell('ngozi');
      const { db, call } = office();
      const body = { reference: `RACE ${round} ${payment}`.slice(0, 60), amount: 18_500 };
      const [answer] = await Promise.all([
        call('PUT', `/api/confirm_payment/${payment}`, { by: 'ada', body }),
        expireDue(db, later(office())),
        expireDue(db, later(office())),
      ]);
      await expireDue(db, later(office()));
      const [row] = await db.query<{ outcome: string; is_void: boolean; lines: number }>(sql`
        select outcome, deleted_at is not null as is_void, (select count(*) from operation where ticket_id = ticket.id) as lines
        from awaited_payment, ticket where awaited_payment.id = ${payment} and ticket.id = ${ticket}`);
      expect(row).toEqual(
        answer.status === 200
          ? { outcome: 'Confirmed', is_void: false, lines: 1 }
          : { outcome: 'Expired', is_void: true, lines: 2 },
      );
    }
  });

  it('voids a parcel, too, and is nothing where the ticket was deleted before', async () => {
    await setConfirmation(office(), 'required');
    const parcel = await parcels(office).takeIn({ payment_method: 'Debit card/POS' });
    await setConfirmation(office(), 'none');
    const { ticket, payment } = await sell();
    await office().call('DELETE', `/api/delete_ticket/${ticket}`, {
      by: 'ada',
      body: { reason: 'Changed their mind' },
    });
    await expireDue(office().db, later(office()));
    expect((await office().call('GET', `/api/get_waybill/${parcel.id}`, { by: 'ada' })).body).toMatchObject({
      data: { payment_confirmation: { status: 'Expired' }, voided: { by: 'the company’s rule' } },
    });
    const { body } = await office().call('GET', '/api/get_awaited_payments', {
      by: 'ada',
      query: `id=${payment}`,
    });
    expect(body).toMatchObject({ data: [{ status: 'Withdrawn', settled_by: 'ada' }] });
    expect(await ledgerOf(office(), ticket)).toHaveLength(2);
  });
});

const url = inject('postgresUrl');

describe.runIf(url !== '')('Two servers on one PostgreSQL', () => {
  it('let each payment expire once, whichever of them looks', async () => {
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
    const other = buildApp({ db: second, clock: () => later(office), settings: { logLevel: 'silent' } });
    onTestFinished(async () => {
      await office.app.close();
      await other.close();
    });
    const trip = await aTrip(first, office.company, { seats: 20 });
    const payments = [];
    for (let seat = 1; seat <= 20; seat += 1) payments.push(await aTransfer(office, { trip, seat }));
    const failures: unknown[] = [];
    const request = { headers: { authorization: `Bearer ${await office.tokenOf('ngozi')}` } };
    await Promise.all([
      expireDue(first, later(office), (error) => failures.push(error)),
      expireDue(second, later(office), (error) => failures.push(error)),
      other.inject({ method: 'GET', url: '/api/get_awaited_payments', ...request }),
    ]);
    expect(failures).toEqual([]);
    const [sums] = await first.query<{ lines: number; kobo: number; seats: number; expired: number }>(sql`
      select count(*) as lines, sum(amount_kobo)::bigint as kobo, (select count(*) from ticket_seat) as seats,
        (select count(*) from awaited_payment where outcome = 'Expired') as expired from operation`);
    expect(sums).toEqual({ lines: 2 * payments.length, kobo: 0, seats: 0, expired: payments.length });
    expect((await verify(first)).broken).toEqual([]);
  });
});
