import { expect, it } from 'vitest';
import { sql } from '../../db';
import { aCompanyForm } from '../../testing/calls/company';
import type { PersonName } from '../../testing/company';
import { NOW, inTheOffice, textAt } from '../../testing/office';
import { aWaybill, parcels } from '../../testing/waybill';
import { verify } from '../../verify/verify';

const HOUR = 3_600_000;
const SINCE = '2026-11-17T07:00:00.000Z';
const DUE = 'Storage: ₦500.00, waiting since 17 Nov 2026, 08:00 AM (72 hours are free)';
const PAID = { storage_fee: 500, storage_method: 'Cash' };

/** The number at a place of a body. */
function numberAt(body: unknown, ...path: string[]): number {
  const value = path.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? new Map(Object.entries(at)).get(name) : undefined),
    body,
  );
  if (typeof value !== 'number') throw new TypeError(`${path.join('.')} is no number.`);
  return value;
}

inTheOffice('A parcel that waited for longer than it is kept free', (office) => {
  const { takeIn, setStatus, get, remove } = parcels(office);

  const rules = async (form: Parameters<typeof aCompanyForm>[0] = {}) => {
    const body = aCompanyForm({ storage_hours: '72', storage_fee: '500', ...form });
    expect((await office().call('PUT', '/api/edit_company', { by: 'ngozi', body })).status).toBe(200);
  };
  /** One that was delivered in Lagos a few days ago. */
  const waiting = async (since = SINCE) => {
    const { id } = await takeIn();
    office().clock.now = new Date(since);
    await setStatus(id, 'On-Transit', 'ada');
    expect((await setStatus(id, 'Delivered', 'tunde')).status).toBe(200);
    office().clock.now = new Date(NOW);
    return id;
  };
  const handOver = (id: string, storage: object = PAID, by: PersonName = 'tunde') =>
    office().call('PUT', `/api/waybill_status/${id}`, {
      by,
      body: {
        status: 'Picked Up',
        collected_by: 'Bola Ade',
        collector_phone: '07061234567',
        identification: '',
        ...storage,
      },
    });
  const linesOf = (id: string) =>
    office().db.query(sql`
      select amount_kobo / 100 as naira, kind, method, terminal.name as terminal, person.name as by
      from operation join terminal on terminal.id = terminal_id join person on person.id = person_id
      where waybill_id = ${id} order by operation.id`);
  const PRICE = { naira: 3_500, kind: null, method: 'Cash', terminal: 'Awka', by: 'ada' };
  const FEE = { naira: 500, kind: 'fee', method: 'Cash', terminal: 'Lagos', by: 'tunde' };
  const aTill = async (by: PersonName, terminal: string) => {
    const body = { terminal_id: terminal, counter: `Of ${by}`, opening_float: 0 };
    return textAt((await office().call('POST', '/api/open_shift', { by, body })).body, 'data', 'id');
  };
  const dueFor = async (id: string, by: PersonName = 'tunde') => {
    const { body } = await get(id, by);
    return typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  };

  it('costs nothing where the company has no fee for it, and nothing while it is free', async () => {
    const id = await waiting();
    expect(await dueFor(id)).not.toHaveProperty('storage');
    await rules();
    const early = await waiting(new Date(Date.parse(NOW) - 72 * HOUR).toISOString());
    expect(await dueFor(early)).not.toHaveProperty('storage');
    expect((await handOver(early, {})).status).toBe(200);
    expect(await linesOf(early)).toEqual([PRICE]);
    await rules({ storage_fee: '0' });
    expect((await handOver(id, {})).status).toBe(200);
    expect(await linesOf(id)).toEqual([PRICE]);
  });

  it('is handed over for the fee, which is a line of whoever hands it over, on its overview and in its history', async () => {
    await rules();
    const id = await waiting();
    expect(await dueFor(id)).toMatchObject({ storage: { fee: 500, waits_since: SINCE, free_hours: 72 } });
    expect((await handOver(id, { ...PAID, storage_method: 'Debit card/POS' })).status).toBe(200);
    expect(await linesOf(id)).toEqual([PRICE, { ...FEE, method: 'POS' }]);
    const told = await dueFor(id);
    expect(told).not.toHaveProperty('storage');
    expect(told).toMatchObject({
      storage_fee: 500,
      storage_method: 'Debit card/POS',
      payment_info: { amount: 3_500 },
    });
    expect(told).toHaveProperty(
      'history.4.fields',
      expect.arrayContaining([{ field: 'Storage fee', from: '', to: '₦500.00, Debit card/POS' }]),
    );
    expect((await verify(office().db)).broken).toEqual([]);
  });

  it.each([
    ['says nothing of it', {}, 'storage_fee', DUE],
    ['was shown another fee', { ...PAID, storage_fee: 300 }, 'storage_fee', DUE],
    ['says no amount', { ...PAID, storage_fee: 'some' }, 'storage_fee', DUE],
    ['does not say how it is paid', { storage_fee: 500 }, 'storage_method', 'Choose payment method.'],
    [
      'is paid with cowries',
      { ...PAID, storage_method: 'Cowries' },
      'storage_method',
      'Choose payment method.',
    ],
    [
      'would waive it',
      { ...PAID, storage_waiver: 'A friend' },
      'storage_waiver',
      'Only a super admin can waive the storage fee.',
    ],
  ])('stays where it is as long as who hands it over %s', async (_which, storage, field, message) => {
    await rules();
    const id = await waiting();
    expect(await handOver(id, storage)).toMatchObject({
      status: 422,
      body: { errors: { [field]: [message] } },
    });
    expect(await dueFor(id)).toMatchObject({ status: 'Delivered', waits_since: SINCE });
    expect(await linesOf(id)).toEqual([PRICE]);
  });

  it('costs nothing any more where the fee was taken away meanwhile, and nobody takes it all the same', async () => {
    await rules({ storage_fee: '0' });
    const id = await waiting();
    expect(await handOver(id)).toMatchObject({
      status: 422,
      body: { errors: { storage_fee: ['Nothing is due for storage any more.'] } },
    });
  });

  it('is paid for in cash where transfers have to be seen, whoever takes it', async () => {
    await rules({ confirmation_rule: 'required' });
    const id = await waiting();
    expect(await dueFor(id)).toMatchObject({ storage: { cash_only: true } });
    const byTransfer = { ...PAID, storage_method: 'Bank transfer/USSD' };
    expect(await dueFor(id, 'ngozi')).toMatchObject({ storage: { cash_only: true } });
    for (const by of ['tunde', 'ngozi'] as const) {
      expect((await handOver(id, byTransfer, by)).body).toMatchObject({
        errors: { storage_method: [expect.stringContaining('Please take it in cash.')] },
      });
    }
    expect((await handOver(id)).status).toBe(200);
    await rules({ confirmation_rule: 'none' });
  });

  it('is handed over for nothing by a super admin alone, who says why', async () => {
    await rules();
    const id = await waiting();
    expect((await handOver(id, { storage_waiver: 'We rang the wrong number' }, 'ngozi')).status).toBe(200);
    expect(await linesOf(id)).toEqual([PRICE]);
    const told = await dueFor(id);
    expect(told).not.toHaveProperty('storage_fee');
    expect(told).toHaveProperty('history.4.reason', 'We rang the wrong number');
    expect(told).toHaveProperty(
      'history.4.fields',
      expect.arrayContaining([{ field: 'Storage fee', from: '₦500.00', to: 'Waived' }]),
    );
    const activity = await office().call('GET', '/api/get_audit', {
      by: 'ngozi',
      query: 'kind=storage_waived',
    });
    expect(activity.body).toMatchObject({
      data: [{ by: { name: 'ngozi' }, target: { kind: 'waybill', id }, after: { amount: 500 } }],
    });
  });

  it('is waived by whoever sets it back from Delivered, and so starts its free hours anew, once it is handed over for nothing', async () => {
    await rules();
    const waivedOf = (id: string) =>
      office().db.query(sql`
        select amount_kobo / 100 as amount, person.name as by, terminal.name as terminal, reason from give_back
        join person on person.id = person_id join terminal on terminal.id = give_back.terminal_id
        where way = 'waive' and waybill_id = ${id}`);
    const id = await waiting();
    expect((await setStatus(id, 'On-Transit', 'ngozi', 'It is not here')).status).toBe(200);
    expect((await setStatus(id, 'Delivered', 'tunde')).status).toBe(200);
    expect(await waivedOf(id)).toEqual([]);
    expect((await handOver(id, {})).status).toBe(200);
    expect(await waivedOf(id)).toEqual([
      { amount: 500, by: 'ngozi', terminal: 'Lagos', reason: 'It is not here' },
    ]);
    // A wrong scan that is taken back at once starts nothing.
    const { id: scanned } = await takeIn();
    office().clock.now = new Date(SINCE);
    await setStatus(scanned, 'On-Transit', 'ada');
    await setStatus(scanned, 'Delivered', 'tunde');
    await setStatus(scanned, 'On-Transit', 'tunde', 'The wrong parcel');
    office().clock.now = new Date(NOW);
    await setStatus(scanned, 'Delivered', 'tunde');
    expect((await handOver(scanned, {})).status).toBe(200);
    expect(await waivedOf(scanned)).toEqual([]);
  });

  it('gives the fee back out of the books that received it, also where its clerk works elsewhere by now', async () => {
    await rules();
    const { company, db } = office();
    const id = await waiting();
    expect((await handOver(id)).status).toBe(200);
    const works = (terminal: string) =>
      db.query(sql`update person set terminal_id = ${terminal} where id = ${company.people.tunde}`);
    await works(company.awka);
    expect((await setStatus(id, 'Delivered', 'tunde', 'The wrong parcel')).status).toBe(200);
    expect(await linesOf(id)).toEqual([PRICE, FEE, { ...FEE, naira: -500 }]);
    await works(company.lagos);
  });

  it('needs an open till where the company wants one, and its fee goes out of that again with the step back', async () => {
    await rules({ shift_rule: 'required' });
    await aTill('ada', 'Awka');
    const id = await waiting();
    const { clock, call, db } = office();
    expect(await handOver(id)).toMatchObject({
      status: 422,
      body: { message: 'Open the till first: money moves only in an open shift.' },
    });
    const till = await aTill('tunde', 'Lagos');
    expect((await handOver(id)).status).toBe(200);
    const cashIn = async () =>
      (
        await db.query<{ naira: number }>(
          sql`select sum(amount_kobo)::float8 / 100 as naira from operation where shift_id = ${till}`,
        )
      )[0]?.naira;
    expect(await cashIn()).toBe(500);
    clock.now = new Date(Date.parse(NOW) + HOUR / 6);
    expect((await setStatus(id, 'Delivered', 'tunde', 'The wrong parcel')).status).toBe(200);
    expect(await linesOf(id)).toEqual([PRICE, FEE, { ...FEE, naira: -500 }]);
    expect(await cashIn()).toBe(0);
    const told = await dueFor(id);
    expect(told).not.toHaveProperty('storage_fee');
    expect(told).not.toHaveProperty('storage_method');
    expect(told).toMatchObject({ status: 'Delivered', waits_since: SINCE, storage: { fee: 500 } });
    expect((await handOver(id, { ...PAID, storage_method: 'Debit card/POS' })).status).toBe(200);
    expect(await dueFor(id)).toMatchObject({ storage_fee: 500, storage_method: 'Debit card/POS' });
    expect((await setStatus(id, 'Delivered', 'tunde', 'The wrong parcel')).status).toBe(200);
    expect((await linesOf(id)).at(-1)).toEqual({ ...FEE, naira: -500, method: 'POS' });
    expect((await handOver(id)).status).toBe(200);
    expect(await dueFor(id)).toMatchObject({ storage_fee: 500, storage_method: 'Cash' });
    expect(await cashIn()).toBe(500);
    expect(await call('GET', `/api/get_shift/${till}`, { by: 'ngozi' })).toMatchObject({
      body: { data: { waybills: 0, lines: [{ method: 'Cash', expected: 500 }, {}, {}] } },
    });
    clock.now = new Date(NOW);
    await rules({ shift_rule: 'optional' });
  });

  it('keeps its fee where its price is put right, and gives back both, each where it came in, once it is void', async () => {
    await rules();
    const id = await waiting();
    await handOver(id);
    const corrected = await office().call('PUT', `/api/edit_waybill/${id}`, {
      by: 'ngozi',
      body: { ...aWaybill(office().company, { amount: 4_000 }), reason: 'Weighed again' },
    });
    expect(corrected.status).toBe(200);
    const by = 'ngozi';
    expect(await linesOf(id)).toEqual([
      PRICE,
      FEE,
      { ...PRICE, naira: -3_500, by },
      { ...PRICE, naira: 4_000, by },
    ]);
    expect((await remove(id, 'ngozi', 'Lost')).status).toBe(200);
    const lines = await linesOf(id);
    expect(lines).toHaveLength(6);
    expect(lines).toEqual(
      expect.arrayContaining([
        { ...FEE, naira: -500, by },
        { ...PRICE, naira: -4_000, by },
      ]),
    );
    expect((await verify(office().db)).broken).toEqual([]);
  });

  it('counts as one parcel in the figures, with all that came in for it', async () => {
    await rules();
    const figures = async () => {
      const { body } = await office().call('GET', '/api/get_summary', { by: 'ngozi' });
      return [
        numberAt(body, 'data', 'waybill_income'),
        numberAt(body, 'data', 'counts', 'waybills'),
      ] as const;
    };
    const [income, count] = await figures();
    await handOver(await waiting());
    expect(await figures()).toEqual([income + 4_000, count + 1]);
  });

  it('keeps its fee in the books of where it waited, whatever a manager of its origin takes back', async () => {
    const { db, company } = office();
    await rules();
    const id = await waiting();
    expect((await handOver(id)).status).toBe(200);
    const { chika } = company.people;
    await db.query(sql`update person set role = 'manager', terminal_id = null where id = ${chika}`);
    const manages = (terminal: string) =>
      db.query(sql`insert into managed_terminal values (${chika}, ${terminal})`);
    await manages(company.awka);
    expect(await setStatus(id, 'Delivered', 'chika', 'The wrong parcel')).toMatchObject({
      status: 403,
      body: { message: 'Only staff of Lagos, where it arrives, can take back its Picked Up.' },
    });
    expect(await remove(id, 'chika')).toMatchObject({
      status: 403,
      body: { message: 'Its storage was paid in Lagos. Only staff from there can give that back.' },
    });
    expect(await linesOf(id)).toEqual([PRICE, FEE]);
    await manages(company.lagos);
    expect((await setStatus(id, 'Delivered', 'chika', 'The wrong parcel')).status).toBe(200);
  });
});
