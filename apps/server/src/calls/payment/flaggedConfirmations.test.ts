import { beforeAll, expect, it } from 'vitest';
import { openSession } from '../../store/access/session';
import { aPerson } from '../../testing/calls';
import { somethingWith } from '../../testing/matchers';
import { inTheOffice, textAt } from '../../testing/office';
import { paymentOf, setConfirmation } from '../../testing/payments';
import { aBooking } from '../../testing/booking';
import { aTrip } from '../../testing/company';

inTheOffice('A confirmation at which the head office looks', (office) => {
  let uche = '';
  beforeAll(async () => {
    uche = await openSession(office().db, (await aPerson(office(), 1)).id, office().clock.now);
  });
  let seat = 0;
  const soldBy = async (who: { by: 'ada' | 'ngozi' } | { token: string }) => {
    seat += 1;
    const trip = await aTrip(office().db, office().company, { departsAt: `2026-12-0${seat}T06:00:00.000Z` });
    await setConfirmation(office(), 'required');
    const body = aBooking(trip, { seat_number: [1], payment_method: 'Bank Transfer' });
    const sold = await office().call('POST', '/api/book_ticket', { ...who, body });
    await setConfirmation(office(), 'none');
    return paymentOf(office(), textAt(sold.body, 'data', 'id'));
  };
  const confirm = async (who: { by: 'ada' | 'ngozi' } | { token: string }, id: string) => {
    const body = { reference: `Seen ${id}`, amount: 18_500 };
    expect((await office().call('PUT', `/api/confirm_payment/${id}`, { ...who, body })).status).toBe(200);
  };
  const flagOf = async (id: string) => {
    const { body } = await office().call('GET', '/api/get_awaited_payments', {
      by: 'ngozi',
      query: 'limit=50',
    });
    return new RegExp(`"id":"${id}".*?"flag":"([a-z]*)"`).exec(JSON.stringify(body))?.[1];
  };
  const ADA = { by: 'ada' } as const;
  const NGOZI = { by: 'ngozi' } as const;

  it('is one of the own sale, which is in Activity, too', async () => {
    const own = await soldBy(NGOZI);
    expect(await flagOf(own)).toBe('');
    await confirm(NGOZI, own);
    expect(await flagOf(own)).toBe('own');
    const events = await office().call('GET', '/api/get_audit', {
      by: 'ngozi',
      query: 'kind=own_sale_confirmed',
    });
    expect(events.body).toMatchObject({
      total: 1,
      data: [
        {
          by: somethingWith({ name: 'ngozi' }),
          target: somethingWith({ kind: 'ticket' }),
          after: { amount: 18_500 },
        },
      ],
    });
    const file = await office().call('GET', '/api/get_awaited_payments', {
      by: 'ngozi',
      query: 'format=csv',
    });
    expect(file.text).toContain('By its seller');
  });

  it('is one of two people who confirm for each other within a week', async () => {
    const [adas, uches, lone] = [await soldBy(ADA), await soldBy({ token: uche }), await soldBy(ADA)];
    await confirm({ token: uche }, adas);
    await confirm(NGOZI, lone);
    expect([await flagOf(adas), await flagOf(lone)]).toEqual(['', '']);
    await confirm(ADA, uches);
    expect([await flagOf(adas), await flagOf(uches), await flagOf(lone)]).toEqual(['mutual', 'mutual', '']);
  });

  it('is one by whoever changed it from cash, though a colleague has changed the ticket since; staff may not', async () => {
    const { call, db, company, clock } = office();
    const as = async (place: number) => ({
      token: await openSession(db, (await aPerson(office(), place)).id, clock.now),
    });
    const [seller, changer, other, colleague] = [await as(501), await as(502), await as(503), await as(504)];
    await setConfirmation(office(), 'required');
    const trip = await aTrip(db, company, { departsAt: '2026-12-11T06:00:00.000Z' });
    const changed = async (by: { by: 'ngozi' } | { token: string }, seats: number[]) => {
      const booking = aBooking(trip, { seat_number: seats.slice(0, 1) });
      const sold = await call('POST', '/api/book_ticket', { ...seller, body: booking });
      const id = textAt(sold.body, 'data', 'id');
      const edit = async (who: { by: 'ngozi' } | { token: string }, changes: object) => {
        const body = { ...booking, payment_method: 'Bank Transfer', reason: 'A transfer', ...changes };
        expect(await call('PUT', `/api/edit_ticket/${id}`, { ...who, body })).toMatchObject({ status: 200 });
      };
      await edit(by, {});
      await edit(other, { seat_number: seats, amount: 37_000 });
      return { payment: await paymentOf(office(), id), edit };
    };
    const confirmed = (who: { by: 'ngozi' } | { token: string }, id: string) =>
      call('PUT', `/api/confirm_payment/${id}`, {
        ...who,
        body: { reference: `Seen ${id}`, amount: 37_000 },
      });
    const byStaff = await changed(changer, [1, 2]);
    for (const own of [seller, changer, other])
      expect(await confirmed(own, byStaff.payment)).toMatchObject({
        status: 403,
        body: {
          message: 'You sold or changed this: a colleague at your terminal or the head office confirms it.',
        },
      });
    expect(await confirmed(colleague, byStaff.payment)).toMatchObject({ status: 200 });
    await byStaff.edit(colleague, { seat_number: [1, 2], amount: 37_000, payment_method: 'Cash' });
    const byOffice = await changed(NGOZI, [3, 4]);
    expect(await confirmed(NGOZI, byOffice.payment)).toMatchObject({ status: 200 });
    await setConfirmation(office(), 'none');
    expect([await flagOf(byStaff.payment), await flagOf(byOffice.payment)]).toEqual(['', 'own']);
  });
});
