import { beforeAll, expect, it } from 'vitest';
import { Due } from '../../clock';
import { sql } from '../../db';
import { tidy } from '../../jobs/housekeeping';
import { aBooking } from '../../testing/booking';
import { aCompanyForm } from '../../testing/calls/company';
import { aTrip } from '../../testing/company';
import { NOW, type Office, inTheOffice, textAt } from '../../testing/office';
import { paymentOf, setConfirmation, soldByTransfer } from '../../testing/payments';
import { ticketsOf } from '../../testing/tickets';
import { parcels } from '../../testing/waybill';
import { verify } from '../../verify/verify';
import { eraseDue } from '../../store/erasure/eraseDue';

const NAMES = [
  'Kamsi',
  'Chinedu',
  'Okoro',
  'Ifeoma',
  'Zik Avenue',
  'ada@example.com',
  'Bola',
  '412 7781',
  '4127781',
  'Uzoma',
  'NIN slip',
];

const companion = {
  seat_number: 2,
  name: 'Ifeoma Okoro',
  phone: '07034440001',
  address: '3 Zik Avenue, Awka',
  next_of_kin_name: '',
  next_of_kin_phone: '',
};

/** Returns everything that the database stores about travelers and senders. */
const textOf = async ({ db }: Office) =>
  JSON.stringify(
    await db.query(sql`
      select jsonb_agg(to_jsonb(t)) as all from ticket as t union all select jsonb_agg(to_jsonb(p)) from passenger as p
      union all select jsonb_agg(to_jsonb(w)) from waybill as w union all select jsonb_agg(to_jsonb(c)) from change as c
      union all select jsonb_agg(to_jsonb(a)) from audit_event as a union all select jsonb_agg(to_jsonb(o)) from operation as o
      union all select jsonb_agg(to_jsonb(r)) from retry_key as r`),
  );

/** Sells a ticket to a party of two and takes in a parcel of theirs, each edited once and created under a retry key. */
async function aSale(office: Office) {
  const { call, db, company, clock } = office;
  clock.now = new Date(NOW);
  const trip = await aTrip(db, company);
  const body = aBooking(trip, {
    seat_number: [1, 2],
    companions: [{ ...companion, kind: 'child', date_of_birth: '2020-05-01' }],
    infants: 'Kamsi Obi',
    amount: 27_750,
  });
  await db.query(sql`update company set child_age = 12, child_percent = 50, infant_age = 2`);
  const headers = { 'idempotency-key': `sale-${trip}` };
  const sold = await call('POST', '/api/book_ticket', { by: 'ada', body, headers });
  const ticket = textAt(sold.body, 'data', 'id');
  await ticketsOf(() => office).edit(ticket, { ...body, traveler_name: 'Chinedu Okoro' });
  const { takeIn, edit, setStatus } = parcels(() => office);
  const { id: waybill } = await takeIn({});
  await edit(waybill, { receiver_name: 'Bola Adeyemi' });
  await setStatus(waybill, 'On-Transit', 'ada');
  await setStatus(waybill, 'Delivered', 'tunde');
  return { trip, ticket, waybill, setStatus };
}

const pass = (office: Office, days: number) => {
  office.clock.now = new Date(new Date(NOW).getTime() + days * 24 * 60 * 60_000);
};

inTheOffice('Erasing what is known of somebody', (office) => {
  const PHONE = '0803 412 7781';
  let sale: Awaited<ReturnType<typeof aSale>>;
  const find = () =>
    office().call('POST', '/api/find_personal_data', { by: 'ngozi', body: { phone: PHONE } });
  const erase = (by: 'ada' | 'ngozi' = 'ngozi') =>
    office().call('POST', '/api/erase_personal_data', { by, body: { phone: PHONE } });

  beforeAll(async () => {
    sale = await aSale(office());
  });

  it('is no business of staff', async () => {
    expect((await erase('ada')).status).toBe(403);
  });

  it('waits for the trip, and for the parcel to be picked up: nothing is erased before', async () => {
    expect((await find()).body).toMatchObject({
      data: {
        phone: '08034127781',
        has_more: false,
        records: [
          {
            noun: 'ticket',
            id: sale.ticket,
            roles: ['Traveler'],
            route: 'Awka - Lagos',
            obstacle: 'Its trip is still to come.',
          },
          { noun: 'waybill', id: sale.waybill, roles: ['Sender'], obstacle: 'It was not picked up yet.' },
        ],
      },
    });
    const refused = await erase();
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { phone: [expect.stringContaining('Its trip is still to come.')] } },
    });
    expect(await textOf(office())).toContain('Ifeoma');
  });

  it('waits for money that nobody has seen yet', async () => {
    const { db, company } = office();
    const trip = await aTrip(db, company);
    await setConfirmation(office(), 'required', 4320);
    const payment = await paymentOf(office(), await soldByTransfer(office(), { trip }));
    await setConfirmation(office(), 'none');
    pass(office(), 2);
    const collector = { collected_by: 'Uzoma Ade', collector_phone: PHONE, identification: 'NIN slip 4417' };
    const pickedUp = await office().call('PUT', `/api/waybill_status/${sale.waybill}`, {
      by: 'tunde',
      body: { status: 'Picked Up', ...collector },
    });
    expect(pickedUp.status).toBe(200);
    expect((await erase()).text).toContain('Its payment is not confirmed yet.');
    const seen = { reference: 'FBN 0042', amount: 18_500 };
    await office().call('PUT', `/api/confirm_payment/${payment}`, { by: 'ngozi', body: seen });
  });

  it('leaves nothing of it anywhere, and the money and the seals as they were', async () => {
    const { db } = office();
    const money = sql`select id, amount_kobo, status, payment_method from ticket order by id`;
    const ledger = sql`select * from operation order by id`;
    const [tickets, lines] = [await db.query(money), await db.query(ledger)];
    expect((await erase()).body).toEqual({ data: { tickets: 2, waybills: 1, has_more: false } });
    const left = await textOf(office());
    for (const name of NAMES) expect(left).not.toContain(name);
    expect([await db.query(money), await db.query(ledger)]).toEqual([tickets, lines]);
    expect(await verify(db)).toMatchObject({ broken: [], more: 0 });
    expect((await find()).body).toMatchObject({ data: { records: [] } });
    expect((await erase()).body).toMatchObject({
      errors: { phone: ['No ticket and no waybill has this phone.'] },
    });
  });

  it('is told on the record and in Activity, without whom it was about', async () => {
    const ticket = await office().call('GET', `/api/get_ticket/${sale.ticket}`, { by: 'ada' });
    expect(ticket.body).toMatchObject({
      data: {
        erased: { at: office().clock.now.toISOString(), by: 'ngozi' },
        passenger_information: { traveler_name: 'Erased', traveler_number: 'Erased', traveler_address: '' },
        payment_information: { amount: 27_750 },
        history: [
          { kind: 'created' },
          { fields: [{ field: 'Traveler name', from: 'Erased', to: 'Erased' }] },
        ],
      },
    });
    const [event] = await office().db.query(
      sql`select person_name, target_name, after from audit_event where kind = 'erased'`,
    );
    expect(event).toEqual({ person_name: 'ngozi', target_name: '', after: { tickets: 2, waybills: 1 } });
  });

  it('is the end of editing and of receipts', async () => {
    const { call } = office();
    const calls = [
      ['PUT', `/api/edit_ticket/${sale.ticket}`, aBooking(sale.trip, { seat_number: [1, 2] })],
      ['POST', `/api/print_ticket/${sale.ticket}`, { receipt: 'customer' }],
      ['POST', `/api/print_waybill/${sale.waybill}`, { receipt: 'both' }],
    ] as const;
    for (const [method, path, body] of calls) {
      const answer = await call(method, path, { by: 'ngozi', body });
      expect(answer).toMatchObject({ status: 422 });
      expect(answer.text).toContain('was erased');
    }
  });

  it('cannot be taken back, nor hide that something else was changed', async () => {
    const { db } = office();
    const undo = sql`update ticket set traveler_name = 'Somebody' where id = ${sale.ticket}`;
    await expect(db.query(undo)).rejects.toThrow('stays erased');
    const { ticket } = await aSale(office());
    const hide = sql`update ticket set erasure_id = (select id from erasure limit 1), personal_salt = null,
      personal_sha256 = sha256('x'), traveler_name = 'Erased', amount_kobo = 1850000 where id = ${ticket}`;
    await expect(db.query(hide)).rejects.toThrow('stays erased');
    await db.query(sql`alter table ticket disable trigger user`);
    await db.query(hide);
    await db.query(sql`alter table ticket enable trigger user`);
    expect((await verify(db)).broken).toMatchObject([{ table: 'ticket', id: ticket }]);
  });
});

inTheOffice('What the company keeps of people for so long only', (office) => {
  let sale: Awaited<ReturnType<typeof aSale>>;
  const rule = (months: number) => office().db.query(sql`update company set retention_months = ${months}`);
  const erasedAt = async () => {
    const { db } = office();
    const records = sql`select erasure_id from ticket union all select erasure_id from waybill`;
    return (await db.query<{ erasure_id: string | null }>(records)).filter(
      ({ erasure_id }) => erasure_id !== null,
    );
  };

  beforeAll(async () => {
    sale = await aSale(office());
  });

  it('is everything as long as the company has no rule', async () => {
    pass(office(), 5_000);
    await tidy(office().db, new Due(office().clock.now));
    expect(await erasedAt()).toEqual([]);
  });

  it('is erased so many months after the trip and after the parcel was taken in, a few at a time', async () => {
    const { db } = office();
    await rule(12);
    expect(await eraseDue(db, new Due('2027-11-21T08:00:00Z'))).toBe(0);
    expect(await eraseDue(db, new Due('2027-11-21T10:00:00Z'), { page: 1 })).toBe(1);
    expect(await eraseDue(db, new Due('2027-11-22T10:00:00Z'), { page: 1 })).toBe(1);
    expect(await eraseDue(db, new Due('2027-11-22T10:00:00Z'))).toBe(0);
    expect(await verify(db)).toMatchObject({ broken: [], more: 0 });
    const { body } = await office().call('GET', `/api/get_waybill/${sale.waybill}`, { by: 'ada' });
    expect(body).toMatchObject({
      data: {
        erased: { by: 'the company’s rule' },
        sender_info: { sender_name: 'Erased' },
      },
    });
  });

  it('is erased from what is stored for the repeat of a late refund, too', async () => {
    const { call, db } = office();
    const { ticket } = await aSale(office());
    await db.query(sql`update company set retention_months = 12`);
    pass(office(), 360);
    const body = { amount: 100, payment_method: 'Cash', reason: 'A complaint' };
    const headers = { 'idempotency-key': 'late-refund' };
    const answer = await call('PUT', `/api/refund_ticket/${ticket}`, { by: 'ngozi', body, headers });
    expect(answer.text).toContain('Okoro');
    pass(office(), 370);
    await eraseDue(db, new Due(office().clock.now));
    const [kept] = await db.query<{ answer: string }>(
      sql`select answer::text as answer from retry_key where key = 'late-refund'`,
    );
    expect(kept?.answer).toContain('Erased');
    expect(kept?.answer).not.toContain('Okoro');
  });

  it('is each record once, however many processes look at once', async () => {
    const { db } = office();
    for (let one = 0; one < 6; one += 1) await aSale(office());
    const now = new Due('2040-01-01T00:00:00Z');
    const counts = await Promise.all([1, 2, 3].map(() => eraseDue(db, now, { page: 2 })));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
    expect(await verify(db)).toMatchObject({ broken: [], more: 0 });
  });

  it('is never less than twelve months', async () => {
    const company = { ...aCompanyForm(), retention_months: '11' };
    const refused = await office().call('PUT', '/api/edit_company', { by: 'ngozi', body: company });
    expect(refused.body).toMatchObject({
      errors: { retention_months: ['Enter whole months, from 12 to 120; 0 to keep it.'] },
    });
  });
});
