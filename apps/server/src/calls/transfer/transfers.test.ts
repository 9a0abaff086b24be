import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openDatabase, sql } from '../../db';
import { copyTemplate, dropDatabase, urlOf } from '../../db/testing/postgresTemplate';
import { aTrip, type PersonName } from '../../testing/company';
import { anyEntryWith, textLike } from '../../testing/matchers';
import { type Office, inEachOffice, openOffice } from '../../testing/office';
import {
  aTransfer,
  accountOf,
  atLater,
  later,
  ledgerOf,
  paidInVain,
  paymentOf,
  setConfirmation,
  soldUnconfirmed,
} from '../../testing/payments';
import { SIGNED } from '../../testing/provider';
import { parcels } from '../../testing/waybill';
import { expireDue } from '../../store/expiry/expireDue';
import { workTransfers } from '../../store/transfer/workTransfers';
import { verify } from '../../verify/verify';

const work = ({ db, provider }: Office, now: Date, failures: unknown[] = []) =>
  workTransfers(db, { provider, now, onFailure: (error) => failures.push(error) });

const in35Seconds = ({ clock }: Office) => new Date(clock.now.getTime() + 35_000);

/** Sells a ticket by transfer and asks for its account; returns the ids, and our reference at the provider. */
async function soldToAccount(office: Office, by: 'ada' | 'ngozi' = 'ada') {
  const sold = await soldUnconfirmed(office, by);
  return { ...sold, reference: await accountOf(office, sold.ticket) };
}

const tell = ({ call }: Office, event: Buffer, headers: Record<string, string> = SIGNED) =>
  call('POST', '/api/payment_events', { text: event.toString(), headers });

const transferOf = async ({ call }: Office, record: string) =>
  (await call('GET', `/api/get_transfer/${record}`, { by: 'ada' })).body;

inEachOffice('A transfer to an account of its own', (office) => {
  const moneyOf = (reference: string) =>
    office().db.query(
      sql`select amount_kobo, sender_name, account_id is not null as is_known from provider_money where came_for = ${reference}`,
    );

  it('confirms the sale by itself when its money is there, and the history says who confirmed it', async () => {
    const { ticket, reference } = await soldToAccount(office());
    const event = office().provider.pay(reference);
    expect(await transferOf(office(), ticket)).toMatchObject({
      data: { received: 0, status: 'Awaiting confirmation' },
    });
    expect(await tell(office(), event)).toMatchObject({ status: 200 });
    await work(office(), office().clock.now);
    expect(await transferOf(office(), ticket)).toMatchObject({
      data: { amount: 18_500, received: 18_500, free: 0, status: 'Confirmed' },
    });
    const { body } = await office().call('GET', `/api/get_ticket/${ticket}`, { by: 'ada' });
    expect(body).toMatchObject({
      data: {
        payment_confirmation: { status: 'Confirmed', reference: textLike(/^MNFY/) },
        history: [
          {},
          {
            kind: 'edited',
            by: 'Monnify',
            fields: [
              {
                field: 'Payment',
                from: 'Awaiting confirmation',
                to: textLike(/^Confirmed by Monnify, ₦18,500\.00, MNFY/),
              },
            ],
          },
        ],
      },
    });
    expect(await ledgerOf(office(), ticket)).toHaveLength(1);
    expect((await verify(office().db)).broken).toEqual([]);
  });

  it('is one account, however often it is asked for', async () => {
    const { ticket, reference } = await soldToAccount(office());
    expect(await accountOf(office(), ticket)).toBe(reference);
  });

  it('is found by asking if no event ever comes', async () => {
    const { ticket, reference } = await soldToAccount(office());
    await work(office(), office().clock.now);
    office().provider.pay(reference);
    await work(office(), in35Seconds(office()));
    expect(await transferOf(office(), ticket)).toMatchObject({ data: { status: 'Confirmed' } });
  });

  it('counts once, however often its event comes', async () => {
    const { ticket, reference } = await soldToAccount(office());
    const event = office().provider.pay(reference);
    for (let times = 0; times < 3; times += 1) {
      await tell(office(), event);
      await work(office(), office().clock.now);
    }
    expect(await transferOf(office(), ticket)).toMatchObject({ data: { received: 18_500, free: 0 } });
    expect(await moneyOf(reference)).toEqual([
      { amount_kobo: 1_850_000, sender_name: 'Chinedu Obi', is_known: true },
    ]);
  });

  it('counts as what the provider says has come in all, however it names the transfers later', async () => {
    const { ticket, reference } = await soldToAccount(office());
    await tell(office(), office().provider.pay(reference, { id: `whole ${reference}`, amount: 925_000 }));
    await work(office(), office().clock.now);
    office().provider.forget(reference);
    await tell(office(), office().provider.pay(reference, { id: `session ${reference}`, amount: 925_000 }));
    await work(office(), office().clock.now);
    expect(await transferOf(office(), ticket)).toMatchObject({
      data: { received: 9_250, due: 9_250, status: 'Awaiting confirmation' },
    });
    office().provider.pay(reference, { id: `second ${reference}`, amount: 925_000 });
    await work(office(), in35Seconds(office()));
    expect(await transferOf(office(), ticket)).toMatchObject({
      data: { received: 18_500, free: 0, status: 'Confirmed' },
    });
  });

  it('that came too late pays for another sale of the same customer, once, when a clerk takes it', async () => {
    const late = await paidInVain(office());
    const take = (ticket: string, by: PersonName = 'ada') =>
      office().call('PUT', `/api/take_late_transfer/${ticket}`, { by });
    const stranger = await soldUnconfirmed(office(), 'ada', { traveler_number: '0803 555 1212' });
    await accountOf(office(), stranger.ticket);
    expect(await transferOf(office(), stranger.ticket)).toMatchObject({ data: { late: 0, late_for: '' } });
    expect(await take(stranger.ticket)).toMatchObject({ status: 422 });

    const sales = [await soldToAccount(office()), await soldToAccount(office())];
    for (const { ticket } of sales)
      expect(await transferOf(office(), ticket)).toMatchObject({
        data: { due: 18_500, late: 18_500, late_for: textLike(/^Ticket TK-/) },
      });
    expect(await take(sales[0]?.ticket ?? '', 'tunde')).toMatchObject({ status: 404 });
    const taken = await Promise.all(sales.map(({ ticket }) => take(ticket)));
    expect(taken.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(taken.find(({ status }) => status === 200)).toMatchObject({
      body: { data: { received: 18_500, free: 0, due: 0, late: 0, status: 'Confirmed' } },
    });
    const left = await office().db.query(sql`select from transfer_surplus where record_id = ${late.ticket}`);
    expect(left).toEqual([]);
    const { body } = await office().call('GET', `/api/get_ticket/${late.ticket}`, { by: 'ada' });
    expect(body).toMatchObject({
      data: {
        history: anyEntryWith({
          fields: [{ field: 'Transfer taken', from: '', to: textLike(/^₦18,500\.00, for Ticket TK-/) }],
        }),
      },
    });
    expect((await verify(office().db)).broken).toEqual([]);
  });

  it('for a parcel confirms its waybill', async () => {
    await setConfirmation(office(), 'required');
    const { id } = await parcels(office).takeIn({ payment_method: 'Bank transfer/USSD' });
    await setConfirmation(office(), 'none');
    await tell(office(), office().provider.pay(await accountOf(office(), id)));
    await work(office(), office().clock.now);
    expect(await transferOf(office(), id)).toMatchObject({ data: { amount: 3_500, status: 'Confirmed' } });
    expect((await office().call('GET', `/api/get_waybill/${id}`, { by: 'ada' })).body).toMatchObject({
      data: { payment_confirmation: { status: 'Confirmed' } },
    });
  });

  it('is open until a minute before the sale expires, or until the provider closes it before', async () => {
    const { ticket } = await soldToAccount(office());
    expect(await transferOf(office(), ticket)).toMatchObject({ data: { until: '2026-11-21T10:59:00.000Z' } });
    office().provider.closesAt = new Date('2026-11-21T09:10:00.000Z');
    const { ticket: other } = await soldToAccount(office());
    office().provider.closesAt = undefined;
    expect(await transferOf(office(), other)).toMatchObject({ data: { until: '2026-11-21T09:10:00.000Z' } });
  });

  it('whose event the provider never answers for is asked about for a day, and then no more', async () => {
    const reference = 'NEVER-ANSWERED';
    await tell(office(), Buffer.from(reference));
    office().provider.isDown = true;
    for (const hours of [0, 1, 23, 25]) await work(office(), later(office(), hours));
    office().provider.isDown = false;
    const [event] = await office().db.query(
      sql`select ask_at from provider_event where reference = ${reference}`,
    );
    expect(event).toEqual({ ask_at: null });
  });

  it('that is partly paid waits, and a new account asks for the rest alone', async () => {
    const { ticket, reference } = await soldToAccount(office());
    await tell(office(), office().provider.pay(reference, { amount: 500_000 }));
    await work(office(), office().clock.now);
    expect(await transferOf(office(), ticket)).toMatchObject({
      data: { received: 5_000, free: 5_000, status: 'Awaiting confirmation' },
    });
    const rest = await accountOf(office(), ticket);
    expect(await transferOf(office(), ticket)).toMatchObject({ data: { amount: 13_500 } });
    await tell(office(), office().provider.pay(rest));
    await work(office(), office().clock.now);
    expect(await transferOf(office(), ticket)).toMatchObject({
      data: { received: 18_500, free: 0, status: 'Confirmed' },
    });
  });

  it.each([
    ['is more than was asked for', [2_000_000], 1_500],
    ['comes a second time', [1_850_000, 1_850_000], 18_500],
  ])('that %s confirms the sale, and the rest is free to be given back', async (_what, amounts, free) => {
    const { ticket, reference } = await soldToAccount(office());
    for (const amount of amounts) await tell(office(), office().provider.pay(reference, { amount }));
    await work(office(), office().clock.now);
    expect(await transferOf(office(), ticket)).toMatchObject({ data: { free, status: 'Confirmed' } });
  });

  it('that comes too late sells nothing: all of it is free to be given back', async () => {
    const { ticket, reference, trip } = await soldToAccount(office());
    await expireDue(office().db, later(office()));
    await tell(office(), office().provider.pay(reference));
    await work(office(), later(office()));
    expect(await transferOf(office(), ticket)).toMatchObject({ data: { free: 18_500, status: 'Expired' } });
    const { body } = await office().call('GET', `/api/get_trip/${trip}`, { by: 'ada' });
    expect(body).toMatchObject({ data: { selected_seats: [] } });
  });

  it('that comes for a deleted ticket is free to be given back', async () => {
    const { ticket, reference } = await soldToAccount(office());
    await office().call('DELETE', `/api/delete_ticket/${ticket}`, {
      by: 'ada',
      body: { reason: 'A slip' },
    });
    await tell(office(), office().provider.pay(reference));
    await work(office(), office().clock.now);
    expect(await transferOf(office(), ticket)).toMatchObject({ data: { free: 18_500, status: 'Withdrawn' } });
    const { body } = await office().call('GET', '/api/get_look_at', {
      by: 'ngozi',
      query: 'status=To give back',
    });
    expect(body).toMatchObject({
      data: anyEntryWith({ id: ticket, amount: 18_500, details: textLike(/Chinedu Obi 0123456789 GTBank$/) }),
    });
  });

  it('is believed only with a signature, and only if the provider itself says that it came', async () => {
    const { ticket, reference } = await soldToAccount(office());
    expect(await tell(office(), Buffer.from(reference), { 'x-signature': 'forged' })).toMatchObject({
      status: 401,
    });
    expect(await tell(office(), Buffer.from(reference), {})).toMatchObject({ status: 401 });
    await tell(office(), Buffer.from(reference));
    await work(office(), office().clock.now);
    office().provider.pay(reference, { currency: 'USD' });
    await tell(office(), Buffer.from(reference));
    await work(office(), office().clock.now);
    expect(await transferOf(office(), ticket)).toMatchObject({
      data: { received: 0, status: 'Awaiting confirmation' },
    });
  });

  it('for no sale of ours is kept as money that came', async () => {
    const reference = 'ORDER-OF-SOMEBODY-ELSE';
    await tell(office(), office().provider.pay(reference, { amount: 70_000 }));
    await work(office(), office().clock.now);
    expect(await moneyOf(reference)).toEqual([
      { amount_kobo: 70_000, sender_name: 'Chinedu Obi', is_known: false },
    ]);
  });

  it('waits for a provider that is down, and is found once it is back', async () => {
    const { ticket, reference } = await soldToAccount(office());
    const event = office().provider.pay(reference);
    await tell(office(), event);
    office().provider.isDown = true;
    const failures: unknown[] = [];
    await work(office(), office().clock.now, failures);
    const other = await soldUnconfirmed(office(), 'ada');
    expect(await office().call('PUT', `/api/open_transfer/${other.ticket}`, { by: 'ada' })).toMatchObject({
      status: 422,
      body: {
        message:
          'Monnify gives no account number now. Take the transfer to the company’s account, and confirm it by hand.',
      },
    });
    office().provider.isDown = false;
    expect(failures).not.toEqual([]);
    await work(office(), in35Seconds(office()));
    expect(await transferOf(office(), ticket)).toMatchObject({ data: { status: 'Confirmed' } });
  });

  it('is confirmed by hand by a super admin alone, who says why, and is then among what there is to look at', async () => {
    const { ticket } = await soldToAccount(office(), 'ngozi');
    const payment = await paymentOf(office(), ticket);
    const body = { reference: `OLD ACCOUNT ${payment}`.slice(0, 60), amount: 18_500 };
    const confirm = (by: 'ada' | 'ngozi', reason?: string) =>
      office().call('PUT', `/api/confirm_payment/${payment}`, { by, body: { ...body, reason } });
    expect(await confirm('ada')).toMatchObject({
      status: 403,
      body: {
        message:
          'Monnify confirms this payment when the money is there. Only a super admin can confirm it by hand.',
      },
    });
    expect(await confirm('ngozi')).toMatchObject({
      status: 422,
      body: { errors: { reason: ['Say why it is confirmed by hand.'] } },
    });
    expect(await confirm('ngozi', 'Paid to the old account')).toMatchObject({
      status: 200,
      body: { data: { status: 'Confirmed', by_hand_reason: 'Paid to the old account' } },
    });
    const { body: seen } = await office().call('GET', '/api/get_look_at', {
      by: 'ngozi',
      query: 'status=Confirmed by hand',
    });
    expect(seen).toMatchObject({
      data: anyEntryWith({ id: payment, details: textLike(/Paid to the old account$/) }),
    });
  });

  it('that came for one sale confirms no other one by hand, and shows on both if it was confirmed so before it came', async () => {
    const { ticket, reference } = await soldToAccount(office());
    const session = `00001326112109${reference.slice(0, 6)}`;
    const confirm = (payment: string) =>
      office().call('PUT', `/api/confirm_payment/${payment}`, {
        by: 'ngozi',
        body: { reference: session, amount: 18_500 },
      });
    const early = await aTransfer(office());
    expect(await confirm(early)).toMatchObject({ status: 200 });
    await tell(office(), office().provider.pay(reference, { id: session }));
    await work(office(), office().clock.now);
    const { body } = await office().call('GET', '/api/get_awaited_payments', {
      by: 'ngozi',
      query: 'limit=200',
    });
    const number = (
      await office().db.query<{ number: string }>(sql`select number from ticket where id = ${ticket}`)
    )[0]?.number;
    expect(body).toMatchObject({
      data: anyEntryWith({
        id: early,
        same_number: `The same number is on ticket ${number}, confirmed by Monnify.`,
      }),
    });
    await tell(office(), office().provider.pay(reference, { id: `${session}9` }));
    await work(office(), office().clock.now);
    const late = await aTransfer(office());
    expect(
      await office().call('PUT', `/api/confirm_payment/${late}`, {
        by: 'ngozi',
        body: { reference: `${session}9`, amount: 18_500 },
      }),
    ).toMatchObject({
      status: 422,
      body: {
        errors: {
          reference: [`This transfer came for another sale: Ticket ${number}. It pays for that one.`],
        },
      },
    });
  });

  it('with which its own sale was confirmed by hand is not given back as well', async () => {
    const { ticket, reference, payment } = await soldToAccount(office());
    const body = { reference: `SESSION ${reference}`, amount: 18_500, reason: 'Monnify is down' };
    expect(
      await office().call('PUT', `/api/confirm_payment/${payment}`, { by: 'ngozi', body }),
    ).toMatchObject({ status: 200 });
    await tell(office(), office().provider.pay(reference, { id: `SESSION ${reference}` }));
    await work(office(), office().clock.now);
    expect(await transferOf(office(), ticket)).toMatchObject({
      data: { received: 18_500, free: 0, status: 'Confirmed' },
    });
  });

  it('of which a part has come is to be given back once its sale is deleted, however many days after', async () => {
    const { ticket, reference } = await soldToAccount(office());
    office().provider.pay(reference, { amount: 500_000 });
    await office().db.query(sql`update awaited_payment set held = 'cash' where outcome is null`);
    for (const hours of [0, 30, 60]) await work(office(), later(office(), hours));
    const surplus = () =>
      office().db.query(sql`select amount_kobo from transfer_surplus where record_id = ${ticket}`);
    expect(await surplus()).toEqual([]);
    await atLater(office(), 70, async () => {
      const { clock, call } = office();
      const deleted = await call('DELETE', `/api/delete_ticket/${ticket}`, {
        by: 'ngozi',
        body: { reason: 'Nobody came' },
      });
      expect(deleted.status).toBe(200);
      await work(office(), clock.now);
    });
    expect(await surplus()).toEqual([{ amount_kobo: 500_000 }]);
  });

  it('is asked for by no other terminal, and for nothing that is paid', async () => {
    const { ticket, reference } = await soldToAccount(office());
    expect((await office().call('GET', `/api/get_transfer/${ticket}`, { by: 'tunde' })).status).toBe(404);
    expect((await office().call('PUT', `/api/open_transfer/${ticket}`, { by: 'tunde' })).status).toBe(404);
    await tell(office(), office().provider.pay(reference));
    await work(office(), office().clock.now);
    expect(await office().call('PUT', `/api/open_transfer/${ticket}`, { by: 'ada' })).toMatchObject({
      status: 422,
      body: { message: 'No payment is awaited for this any more.' },
    });
  });
});

const url = inject('postgresUrl');

describe.runIf(url !== '')('Two servers on one PostgreSQL', () => {
  it('confirm each transfer once, whichever of them hears of it', async () => {
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
    onTestFinished(() => office.app.close());
    const trip = await aTrip(first, office.company, { seats: 20 });
    for (let seat = 1; seat <= 20; seat += 1) {
      const payment = await aTransfer(office, { trip, seat });
      const [line] = await first.query<{ ticket: string }>(
        sql`select ticket_id as ticket from operation where id = ${payment}`,
      );
      await tell(office, office.provider.pay(await accountOf(office, line?.ticket ?? '')));
    }
    const failures: unknown[] = [];
    await Promise.all([
      work(office, office.clock.now, failures),
      work({ ...office, db: second }, office.clock.now, failures),
    ]);
    expect(failures).toEqual([]);
    const [sums] = await first.query(sql`
      select count(*) as confirmed, (select count(*) from provider_money) as transfers, (select count(*) from change where provider is not null) as entries
      from awaited_payment where outcome = 'Confirmed'`);
    expect(sums).toEqual({ confirmed: 20, transfers: 20, entries: 20 });
    expect((await verify(first)).broken).toEqual([]);
  });
});
