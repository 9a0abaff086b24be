import { expect, it } from 'vitest';
import { newId, sql } from '../../db';
import { expireDue } from '../../store/expiry/expireDue';
import { inTheOffice } from '../../testing/office';
import { later, paymentOf, setConfirmation } from '../../testing/payments';
import { WRONG_BOOKS, changesOfTickets } from '../../testing/ticketChanges';
import { ticketsOf } from '../../testing/tickets';
import { verify } from '../../verify/verify';

const LATER = 20;

inTheOffice('Giving money of a ticket back', (office) => {
  const { trip, sold, edit, remove, takenOn } = ticketsOf(office);
  const { rules, reschedule, refund, linesOf, ticket } = changesOfTickets(office);
  const minutesPass = (minutes: number) => {
    const { clock } = office();
    clock.now = new Date(clock.now.getTime() + minutes * 60_000);
  };
  const refundRules = { refund_kept: '20', refund_notice: '12' };
  const givenBack = (id: string) =>
    office().db.query(sql`
      select way, amount_kobo / 100 as amount, kept_kobo / 100 as kept from give_back where ticket_id = ${id} order by at, id`);

  it('is a correction in full for the company’s minutes, and a refund by its rule after that', async () => {
    await rules(refundRules);
    const on = await trip();
    const wrong = await sold(on, { seat_number: [1] });
    expect(await ticket(wrong.id)).toMatchObject({
      data: { terms: { delete: { as: 'correction', kept_percent: 0 } } },
    });
    expect((await remove(wrong.id)).status).toBe(200);
    expect(await linesOf(wrong.id)).toMatchObject([
      { amount: 18_500 },
      { amount: -18_500, is_reversal: true },
    ]);

    const deleted = await sold(on, { seat_number: [2] });
    const { id, body } = await sold(on, { seat_number: [3, 4, 5], amount: 55_500 });
    minutesPass(LATER);
    expect((await remove(deleted.id)).status).toBe(200);
    expect(await linesOf(deleted.id)).toMatchObject([
      { amount: 18_500 },
      { amount: -14_800, kind: 'refund' },
    ]);
    expect(await givenBack(deleted.id)).toEqual([{ way: 'delete', amount: 14_800, kept: 3_700 }]);
    expect(await takenOn(on)).toEqual([3, 4, 5]);

    const fewer = { ...body, seat_number: [3], amount: 18_500, reason: 'Two do not travel' };
    expect(await edit(id, fewer)).toMatchObject({ status: 200 });
    expect(await linesOf(id)).toMatchObject([
      { amount: 55_500 },
      { amount: -37_000, kind: 'difference', method: 'Cash' },
      { amount: 7_400, kind: 'fee', method: 'Cash' },
    ]);
    expect(await givenBack(id)).toEqual([{ way: 'seats', amount: 29_600, kept: 7_400 }]);
    expect(await ticket(id)).toMatchObject({
      data: { history: [{}, { fields: [{}, {}, { field: 'Kept by the company', to: '₦7,400.00' }] }] },
    });
    expect(await office().db.query(WRONG_BOOKS)).toEqual([]);
    expect((await verify(office().db)).broken).toEqual([]);
  });

  it('ends with the notice, whichever button is pressed', async () => {
    await rules({ ...refundRules, refund_notice: '24' });
    const { id, body } = await sold(await trip(), { seat_number: [1, 2], amount: 37_000 });
    minutesPass(LATER);
    const message = 'Refunds need notice of 24 hours before departure: it is too late for this ticket.';
    expect(await remove(id)).toMatchObject({ status: 403, body: { message } });
    expect(await refund(id, { amount: 29_600 })).toMatchObject({ status: 403, body: { message } });
    expect(await edit(id, { ...body, seat_number: [1], amount: 18_500, reason: 'One stays' })).toMatchObject({
      status: 422,
      body: { errors: { amount: [message] } },
    });
  });

  it('keeps of a move to a cheaper trip what a refund of the difference would keep', async () => {
    await rules(refundRules);
    const { id } = await sold(await trip({ amountKobo: 4_000_000 }), { seat_number: [1], amount: 40_000 });
    minutesPass(LATER);
    const cheap = await trip({ amountKobo: 500_000 });
    expect((await reschedule(id, { trip_id: cheap, amount: 5_000 })).status).toBe(200);
    expect((await refund(id, { amount: 4_000 })).status).toBe(200);
    const [books] = await office().db.query(
      sql`select sum(amount_kobo)::int / 100 as naira from operation where ticket_id = ${id}`,
    );
    expect(books).toEqual({ naira: 1_000 + 8_000 });
    expect(await givenBack(id)).toEqual([
      { way: 'reschedule', amount: 28_000, kept: 7_000 },
      { way: 'refund', amount: 4_000, kept: 1_000 },
    ]);
    expect(await office().db.query(WRONG_BOOKS)).toEqual([]);
  });

  it('by staff is no move to other terminals, nor more moves than the company allows', async () => {
    await rules({ reschedule_limit: '1' });
    const { db, company } = office();
    const route = newId();
    await db.query(sql`insert into route (id, code, origin_terminal_id, destination_terminal_id, distance, duration)
      values (${route}, 'Awka - Aba', ${company.awka}, ${company.aba}, '120 km', '3 hours')`);
    const { id } = await sold(await trip());
    expect(await reschedule(id, { trip_id: await trip({ route }) })).toMatchObject({
      body: {
        errors: {
          trip_id: [
            'Only a super admin can move a ticket to another route. Choose a trip from Awka to Lagos.',
          ],
        },
      },
    });
    expect((await reschedule(id, { trip_id: await trip() })).status).toBe(200);
    expect(await reschedule(id, { trip_id: await trip() })).toMatchObject({
      body: { message: 'By the company’s rule a ticket is rescheduled at most once.' },
    });
  });

  it('never happens by way of a transfer that nobody sees', async () => {
    await rules(refundRules);
    const { id, body } = await sold(await trip());
    const late = await sold(await trip());
    await setConfirmation(office(), 'required');
    const byTransfer = { payment_method: 'Bank Transfer', reason: 'Typed wrong' };
    expect(await edit(id, { ...body, payment_method: 'Bank Transfer', reason: '' })).toMatchObject({
      status: 422,
      body: { errors: { reason: ['Please say why.'] } },
    });
    expect((await edit(id, { ...body, ...byTransfer })).status).toBe(200);
    minutesPass(LATER);
    expect(await edit(late.id, { ...late.body, ...byTransfer })).toMatchObject({
      status: 422,
      body: {
        errors: {
          payment_method: [
            'How this ticket was paid could be corrected until 21 Nov 2026, 11:15 AM. Only a super admin can do it now.',
          ],
        },
      },
    });
    expect((await remove(id)).body).toMatchObject({
      message:
        'This ticket was paid in cash first, and its payment is not confirmed yet. Only a super admin can change that.',
    });
    await expireDue(office().db, later(office()));
    expect(await ticket(id)).toMatchObject({
      data: { payment_confirmation: { status: 'Awaiting confirmation' } },
    });
    const found = await office().call('GET', '/api/get_awaited_payments', { by: 'ngozi' });
    expect(found.body).toMatchObject({ data: [{ id: await paymentOf(office(), id), held: 'cash' }] });
    expect((await remove(id, 'ngozi', 'Never came')).status).toBe(200);
    await setConfirmation(office(), 'none');
    expect((await verify(office().db)).broken).toEqual([]);
  });

  it('by the company’s rule never takes back what was boarded', async () => {
    await setConfirmation(office(), 'required');
    const on = await trip();
    const { id } = await sold(on, { payment_method: 'POS' });
    await office().db.query(
      sql`update passenger set boarded_at = ${office().clock.now},
      boarded_by = ${office().company.people.ada} where ticket_id = ${id}`,
    );
    await expireDue(office().db, later(office()));
    await setConfirmation(office(), 'none');
    expect(await ticket(id)).toMatchObject({
      data: { payment_confirmation: { status: 'Awaiting confirmation' } },
    });
  });
});
