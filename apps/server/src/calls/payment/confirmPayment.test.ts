import { expect, it } from 'vitest';
import { sql } from '../../db';
import { statusesOf } from '../../testing/answers';
import { aTrip } from '../../testing/company';
import { aPerson } from '../../testing/calls';
import { openSession } from '../../store/access/session';
import { anyEntryWith, textLike } from '../../testing/matchers';
import { inTheOffice, textAt } from '../../testing/office';
import { aTransfer, paymentOf, setConfirmation, soldByTransfer } from '../../testing/payments';
import { changesOfTickets } from '../../testing/ticketChanges';
import { ticketsOf } from '../../testing/tickets';
import { parcels } from '../../testing/waybill';
import { verify } from '../../verify/verify';

inTheOffice('Confirming a payment', (office) => {
  const confirm = (id: string, reference: string, by: 'ada' | 'ngozi' | 'tunde' = 'ada', amount = 18_500) =>
    office().call('PUT', `/api/confirm_payment/${id}`, { by, body: { reference, amount } });
  const overview = async (ticket: string) =>
    (await office().call('GET', `/api/get_ticket/${ticket}`, { by: 'ngozi' })).body;

  it('is asked for only where the company wants it, and never of cash', async () => {
    const awaited = async () =>
      (await office().db.query<{ n: number }>(sql`select count(*) as n from awaited_payment`))[0]?.n;
    const before = await awaited();
    const paid = await soldByTransfer(office());
    expect(JSON.stringify(await overview(paid))).not.toContain('payment_confirmation');
    await setConfirmation(office(), 'required');
    await soldByTransfer(office(), { wishes: { payment_method: 'Cash' } });
    expect(await awaited()).toBe(before);
    await parcels(office).takeIn({ payment_method: 'Debit card/POS' });
    await setConfirmation(office(), 'none');
    expect(await awaited()).toBe(Number(before) + 1);
  });

  it('takes its reference and its amount, and stands on the ticket and in its history', async () => {
    const payment = await aTransfer(office());
    const { body } = await office().call('GET', '/api/get_awaited_payments', {
      by: 'ada',
      query: `id=${payment}`,
    });
    const ticket = textAt(body, 'data', '0', 'record_id');
    expect(await overview(ticket)).toMatchObject({
      data: {
        payment_confirmation: {
          status: 'Awaiting confirmation',
          until: '2026-11-21T11:00:00.000Z',
          reference: '',
        },
      },
    });
    expect((await confirm(payment, 'FBN 1', 'ada', 18_000)).status).toBe(422);
    expect((await confirm(payment, 'FBN 1')).body).toMatchObject({
      data: { status: 'Confirmed', reference: 'FBN 1', settled_by: 'ada' },
    });
    expect(await overview(ticket)).toMatchObject({
      data: {
        payment_confirmation: { status: 'Confirmed', reference: 'FBN 1' },
        history: [
          {},
          {
            fields: [{ field: 'Payment', from: 'Awaiting confirmation', to: 'Confirmed, FBN 1' }],
            by: 'ada',
          },
        ],
      },
    });
  });

  it('is done once, though many do it at once', async () => {
    const payment = await aTransfer(office());
    const answers = await Promise.all(
      ['ada', 'ngozi', 'ada', 'ngozi'].map((by, place) =>
        confirm(payment, `TWICE ${place}`, by === 'ada' ? 'ada' : 'ngozi'),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, 422, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      message: textLike(/^This payment is confirmed already: by (ada|ngozi), 21 Nov 2026/),
    });
  });

  it('takes a reference once, however it is spaced and spelt, also of two at once', async () => {
    const trip = await aTrip(office().db, office().company);
    const [first, second, third] = [
      await aTransfer(office(), { trip, seat: 1 }),
      await aTransfer(office(), { trip, seat: 2 }),
      await aTransfer(office(), { trip, seat: 3 }),
    ];
    const answers = await Promise.all([confirm(first, 'gtb-0042/9'), confirm(second, 'GTB 0042 9')]);
    expect(statusesOf(answers)).toEqual([200, 422]);
    for (const same of ['GTB00429', 'ｇｔｂ　００４２／９', 'GTB ٠٠٤٢ ۹']) {
      expect(await confirm(third, same, 'ngozi')).toMatchObject({
        status: 422,
        body: { errors: { reference: [textLike(/^This reference was used already: Ticket TK-/)] } },
      });
    }
  });

  const usedAlready = {
    status: 422,
    body: { errors: { reference: [textLike(/^This reference was used already: Ticket TK-/)] } },
  };
  /** Sells a seat by transfer, confirmed under a reference a minute later; changes of it come minutes after each other. */
  const confirmed = async (reference: string, wishes: { seat_number?: number[]; amount?: number } = {}) => {
    const { clock } = office();
    const { trip, sold, edit, remove } = ticketsOf(office);
    await setConfirmation(office(), 'required');
    const wait = (minutes: number) => (clock.now = new Date(clock.now.getTime() + minutes * 60_000));
    const sale = { seat_number: [1], payment_method: 'Bank Transfer', ...wishes };
    const { id, body } = await sold(await trip(), sale);
    const payment = await paymentOf(office(), id);
    expect((await confirm(payment, reference, 'ngozi', wishes.amount)).status).toBe(200);
    const change = async (changes: object) => {
      wait(1);
      return await edit(id, { ...body, reason: 'A slip of the finger', ...changes });
    };
    return { id, wait, change, remove: () => remove(id), payment: () => paymentOf(office(), id) };
  };

  it('has the same number again where the payment was changed to cash and back by mistake, and no other sale has it', async () => {
    const { now } = office().clock;
    const { id, change, payment } = await confirmed('ACCESS 11');
    await change({ payment_method: 'Cash' });
    const other = await aTransfer(office());
    expect(await confirm(other, 'ACCESS 11', 'ngozi')).toMatchObject(usedAlready);
    await setConfirmation(office(), 'required');
    await change({ payment_method: 'Bank Transfer' });
    expect((await confirm(await payment(), 'Access-11', 'ngozi')).status).toBe(200);
    expect(await overview(id)).toMatchObject({
      data: { payment_confirmation: { status: 'Confirmed', reference: 'Access-11' } },
    });
    expect(await confirm(other, 'ACCESS 11', 'ngozi')).toMatchObject(usedAlready);
    office().clock.now = now;
    expect((await verify(office().db)).broken).toEqual([]);
  });

  it('asks for another number if the same sale is to be paid with another amount now', async () => {
    const { now } = office().clock;
    const { change, payment } = await confirmed('ACCESS 12');
    await change({ payment_method: 'Cash' });
    await change({ payment_method: 'Bank Transfer', seat_number: [1, 2], amount: 37_000 });
    expect(await confirm(await payment(), 'ACCESS 12', 'ngozi', 37_000)).toMatchObject({
      status: 422,
      body: {
        errors: {
          reference: [
            'This reference was confirmed for this sale before, for ₦18,500.00. Enter another number that the bank gives the payment, such as its session ID.',
          ],
        },
      },
    });
    office().clock.now = now;
  });

  it('has the number of a sale that was deleted as a mistake, and that it takes the place of; only one sale has it', async () => {
    const { now } = office().clock;
    const wrong = await confirmed('ACCESS 13');
    wrong.wait(5);
    const [instead, another] = [await aTransfer(office()), await aTransfer(office())];
    expect(await confirm(instead, 'ACCESS 13', 'ngozi')).toMatchObject(usedAlready);
    expect((await wrong.remove()).status).toBe(200);
    expect(await confirm(instead, 'ACCESS 13', 'ngozi')).toMatchObject({ status: 200 });
    expect(await confirm(another, 'ACCESS 13', 'ngozi')).toMatchObject(usedAlready);
    const [{ record_id: ticket } = { record_id: '' }] = await office().db.query<{ record_id: string }>(
      sql`select ticket_id as record_id from operation where id = ${instead}`,
    );
    expect(await overview(ticket)).toMatchObject({
      data: {
        history: anyEntryWith({
          fields: anyEntryWith({ to: textLike(/^Confirmed, ACCESS 13, which was confirmed for Ticket TK-/) }),
        }),
      },
    });
    office().clock.now = now;
    expect((await verify(office().db)).broken).toEqual([]);
  });

  it('does not have that of a sale of which a part went back by transfer before it was deleted', async () => {
    const { now } = office().clock;
    const { trip } = ticketsOf(office);
    const { reschedule, rules } = changesOfTickets(office);
    await rules({ reschedule_rule: 'late-fee', reschedule_fee: '1,000' });
    const dear = await confirmed('ACCESS 16');
    const to = await trip();
    await office().db.query(sql`update trip set amount_kobo = 1000000 where id = ${to}`);
    const cheaper = { trip_id: to, amount: 10_000, fee: 0, payment_method: 'Bank Transfer' };
    expect((await reschedule(dear.id, cheaper)).status).toBe(200);
    expect((await dear.remove()).status).toBe(200);
    expect(await confirm(await aTransfer(office()), 'ACCESS 16', 'ngozi')).toMatchObject(usedAlready);
    office().clock.now = now;
  });

  it('does not have that of a sale of which a seat was handed back by transfer before it was deleted', async () => {
    const { now } = office().clock;
    const two = await confirmed('ACCESS 17', { seat_number: [1, 2], amount: 37_000 });
    expect((await two.change({ seat_number: [1], amount: 18_500 })).status).toBe(200);
    expect((await two.remove()).status).toBe(200);
    const again = await aTransfer(office(), { wishes: { seat_number: [1, 2], amount: 37_000 } });
    expect(await confirm(again, 'ACCESS 17', 'ngozi', 37_000)).toMatchObject(usedAlready);
    office().clock.now = now;
  });

  it('does not have that of a sale that was deleted later, or long before it was made', async () => {
    const { now } = office().clock;
    const late = await confirmed('ACCESS 14');
    late.wait(20);
    expect((await late.remove()).status).toBe(200);
    expect(await confirm(await aTransfer(office()), 'ACCESS 14', 'ngozi')).toMatchObject(usedAlready);
    const early = await confirmed('ACCESS 15');
    early.wait(5);
    expect((await early.remove()).status).toBe(200);
    early.wait(16);
    expect(await confirm(await aTransfer(office()), 'ACCESS 15', 'ngozi')).toMatchObject(usedAlready);
    await setConfirmation(office(), 'none');
    office().clock.now = now;
  });

  it('is not for whoever sold it, nor for other terminals; the head office may', async () => {
    const payment = await aTransfer(office(), { by: 'ada' });
    expect(await confirm(payment, 'OWN 1')).toMatchObject({
      status: 403,
      body: {
        message: 'You sold or changed this: a colleague at your terminal or the head office confirms it.',
      },
    });
    expect((await confirm(payment, 'OWN 1', 'tunde')).status).toBe(404);
    const { id } = await aPerson(office(), 9_001);
    const token = await openSession(office().db, id, office().clock.now);
    const body = { reference: 'OWN 1', amount: 18_500 };
    expect((await office().call('PUT', `/api/confirm_payment/${payment}`, { token, body })).status).toBe(200);
  });

  it('comes before boarding, rescheduling, refunds and parcels that leave', async () => {
    const trip = await aTrip(office().db, office().company);
    const payment = await aTransfer(office(), { trip });
    const { body } = await office().call('GET', '/api/get_awaited_payments', {
      by: 'ada',
      query: `id=${payment}`,
    });
    const [ticket, number] = [textAt(body, 'data', '0', 'record_id'), textAt(body, 'data', '0', 'number')];
    const boarding = { by: 'ada', body: { code: '4' } } as const;
    expect((await office().call('PUT', `/api/board_passengers/${trip}`, boarding)).body).toMatchObject({
      errors: {
        code: [`The payment of ticket ${number} is not confirmed yet. Nobody travels with it before it is.`],
      },
    });
    const boarded = { by: 'ada', body: { status: 'Boarded' } } as const;
    expect((await office().call('PUT', `/api/ticket_status/${ticket}`, boarded)).body).toMatchObject({
      errors: { status: ['The payment of this ticket is not confirmed yet.'] },
    });
    expect(await overview(ticket)).toMatchObject({
      data: {
        terms: {
          reschedule: { refused: 'The payment of this ticket is not confirmed yet.' },
          refund: {
            refused:
              'The payment of this ticket is not confirmed yet. Delete it instead: nothing is handed back.',
          },
        },
      },
    });
    await confirm(payment, 'BOARD 1');
    expect((await office().call('PUT', `/api/board_passengers/${trip}`, boarding)).status).toBe(200);

    await setConfirmation(office(), 'required');
    const parcel = await parcels(office).takeIn({ payment_method: 'Bank transfer/USSD' });
    await setConfirmation(office(), 'none');
    const leaving = { by: 'ada', body: { status: 'On-Transit', reason: 'Went with a taxi' } } as const;
    expect((await office().call('PUT', `/api/waybill_status/${parcel.id}`, leaving)).body).toMatchObject({
      errors: { status: ['The payment of this waybill is not confirmed yet.'] },
    });
    await confirm(await paymentOf(office(), parcel.id), 'PARCEL 1', 'ngozi', 3_500);
    expect((await office().call('PUT', `/api/waybill_status/${parcel.id}`, leaving)).status).toBe(200);
  });
});
