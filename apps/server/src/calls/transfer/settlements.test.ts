import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { sql } from '../../db';
import { anyEntryWith } from '../../testing/matchers';
import { type Office, inTheOffice } from '../../testing/office';
import { accountOf, comeFor, soldUnconfirmed } from '../../testing/payments';
import { SIGNED } from '../../testing/provider';
import { workSettlements } from '../../store/settlement/workSettlements';
import { verify } from '../../verify/verify';

const work = ({ db, provider, clock }: Office, failures: unknown[] = []) =>
  workSettlements(db, { provider, now: clock.now, onFailure: (error) => failures.push(error) });

/** Sells a ticket whose transfer came; returns our reference at the provider. */
async function paid(office: Office) {
  const { ticket } = await soldUnconfirmed(office, 'ada');
  const cameFor = await accountOf(office, ticket);
  await comeFor(office, cameFor, { paidAt: office.clock.now });
  return { ticket, cameFor, id: `MNFY|${cameFor}`, amount: 18_500_00, fee: undefined };
}

/** Has the provider pay out payments and say so; what it says is stored by the next work. */
async function payOut(office: Office, settlement: string, ...payments: Awaited<ReturnType<typeof paid>>[]) {
  const text = office.provider.settle(settlement, ...payments).toString();
  const { status } = await office.call('POST', '/api/payment_events', { text, headers: SIGNED });
  expect(status).toBe(200);
}

const hours = ({ clock }: Office, more: number) => {
  clock.now = new Date(clock.now.getTime() + more * 3_600_000);
};

inTheOffice('What the provider paid out to the bank', (office) => {
  const settled = async (reference: string) => {
    const [one] = await office().db.query<{ id: string; payments: number }>(
      sql`select id, amount_kobo, fee_kobo, payments from settlement where reference = ${reference}`,
    );
    return one;
  };
  const differing = () =>
    office().db.query(sql`select kind, amount_kobo from settlement_difference order by kind, amount_kobo`);

  it('is stored once, of however many processes, with the fee that was named when the money came', async () => {
    await work(office());
    const [one, two] = [await paid(office()), await paid(office())];
    await payOut(office(), 'S-1', one, two);
    await Promise.all([work(office()), work(office())]);
    await payOut(office(), 'S-1', one);
    await work(office());
    expect(await settled('S-1')).toMatchObject({
      amount_kobo: 36_900_00,
      fee_kobo: 100_00,
      payments: 2,
    });
    expect(await differing()).toEqual([]);
    expect(await office().db.query(sql`select from settlement_due where reference <> ''`)).toEqual([]);
  });

  it('is booked by its file from the account of transfers to that of the bank, less the fee, which has its own', async () => {
    const accounts = 'Bank Transfer: 1030 Clearing\nBank: 1000\nProvider Fee: 5010';
    await office().db.query(sql`update company set accounts = ${accounts}`);
    const { text } = await office().call('GET', '/api/get_settlements', { by: 'ngozi', query: 'format=csv' });
    const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });
    expect(rows).toMatchObject([
      {
        Amount: '36900.00',
        Fee: '100.00',
        Account: '1000',
        'Account of the fee': '5010',
        'Counter-account': '1030 Clearing',
      },
    ]);
  });

  it('is asked for again an hour later if the provider does not answer', async () => {
    const one = await paid(office());
    await payOut(office(), 'S-2', one);
    office().provider.isDown = true;
    const failures: unknown[] = [];
    await work(office(), failures);
    office().provider.isDown = false;
    await work(office(), failures);
    expect(failures).toHaveLength(1);
    expect(await settled('S-2')).toBeUndefined();
    hours(office(), 1.1);
    await work(office(), failures);
    expect(await settled('S-2')).toMatchObject({ payments: 1 });
    expect(failures).toHaveLength(1);
  });

  it('differs by money that nobody knows here, by another amount, and by what is paid out again', async () => {
    const [one, two] = [await paid(office()), await paid(office())];
    await payOut(
      office(),
      'S-3',
      { ...one, amount: 18_000_00 },
      { ...two, cameFor: 'of-a-website', id: 'W', amount: 700_00 },
      two,
    );
    await work(office());
    await payOut(office(), 'S-4', two);
    await work(office());
    const rows = async (path: string) =>
      (await office().call('GET', path, { by: 'ngozi', query: 'limit=50' })).body;
    expect(await rows('/api/get_settlements')).toMatchObject({
      counts: { Equal: 2, Differs: 2 },
      data: anyEntryWith({ payments: 3, differs: 1_200, status: 'Differs' }),
    });
    expect(await rows('/api/get_settlement_lines')).toMatchObject({
      counts: { Equal: 0, 'Not known here': 1, 'Another amount': 2 },
      data: anyEntryWith({ reference: 'W', number: '', amount: 700, differs: 700 }),
    });
    const look = (
      await office().call('GET', '/api/get_look_at', { by: 'ngozi', query: 'status=Settlement+differs' })
    ).body;
    expect(look).toMatchObject({
      total: 2,
      data: anyEntryWith({ details: 'Monnify, S-3', amount: 1_200, person: '' }),
    });
    expect(await differing()).toEqual([
      { kind: 'Another amount', amount_kobo: -500_00 },
      { kind: 'Another amount', amount_kobo: 18_500_00 },
      { kind: 'Not known here', amount_kobo: 700_00 },
    ]);
  });

  it('is listed by some providers, and one that cannot be read holds up no other', async () => {
    const { provider } = office();
    const ours = await paid(office());
    const sums = { amount: 18_400_00, fee: 50_00 };
    const listed = ['S-unread', 'S-listed'].map((reference) => ({
      reference,
      sums,
      paidAt: office().clock.now,
    }));
    provider.settle('S-listed', ours);
    provider.listed = listed;
    hours(office(), 1.1);
    const failures: unknown[] = [];
    await work(office(), failures);
    provider.listed = [];
    expect(failures).toHaveLength(1);
    expect(await settled('S-listed')).toMatchObject({ amount_kobo: 18_400_00, fee_kobo: 50_00 });
    expect(await differing()).toContainEqual({ kind: 'Another sum', amount_kobo: -50_00 });
  });

  it('differs no more once money of ours is found that no event had told of', async () => {
    const { ticket } = await soldUnconfirmed(office(), 'ada');
    const cameFor = await accountOf(office(), ticket);
    await office().db.query(sql`update transfer_account set ask_at = null where id = ${cameFor}`);
    await payOut(office(), 'S-5', { ticket, cameFor, id: 'N', amount: 18_500_00, fee: undefined });
    await work(office());
    expect(await differing()).toHaveLength(5);
    const asked = await office().db.query(
      sql`select from transfer_account where id = ${cameFor} and ask_at <= ${office().clock.now}`,
    );
    expect(asked).toHaveLength(1);
    await comeFor(office(), cameFor, { paidAt: office().clock.now });
    hours(office(), 1.1);
    await work(office());
    expect(await differing()).toHaveLength(4);
  });

  it('lacks money that came more than two working days ago, and no longer once that is paid out', async () => {
    const { db, clock } = office();
    await db.query(sql`delete from settlement_difference`);
    const one = await paid(office());
    const unpaid = () => db.query(sql`select id from settlement_difference where kind = 'Not paid out'`);
    // It came on a Saturday.
    clock.now = new Date('2026-11-24T20:00:00.000Z');
    await work(office());
    expect(await unpaid()).toEqual([]);
    clock.now = new Date('2026-11-25T20:00:00.000Z');
    await work(office());
    expect(
      (await office().call('GET', '/api/get_look_at', { by: 'ngozi', query: 'limit=50' })).body,
    ).toMatchObject({
      data: anyEntryWith({
        kind: 'Settlement differs',
        details: 'Monnify, not paid out: 1',
        amount: -18_500,
      }),
    });
    expect(await unpaid()).toHaveLength(1);
    await payOut(office(), 'S-6', one);
    await work(office());
    hours(office(), 1);
    await work(office());
    expect(await unpaid()).toEqual([]);
  });

  it('is never changed, and whoever does so all the same is found', async () => {
    const { db } = office();
    await expect(db.query(sql`update settlement set amount_kobo = 0`)).rejects.toThrow(/never changed/);
    await expect(db.query(sql`delete from settlement_line`)).rejects.toThrow(/never changed/);
    await db.query(sql`alter table settlement disable trigger settlement_only_grows`);
    await db.query(sql`update settlement set amount_kobo = amount_kobo - 1 where reference = 'S-1'`);
    expect(JSON.stringify(await verify(db))).toContain((await settled('S-1'))?.id ?? 'S-1');
  });
});
