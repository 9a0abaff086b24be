import { expect, it } from 'vitest';
import { isCheckViolation, newId, sql } from '../../db';
import { openOne } from '../../testing/calls/drawers';
import { statusesOf } from '../../testing/answers';
import { type Office, inEachOffice, inTheOffice, textAt } from '../../testing/office';
import { verify } from '../../verify/verify';

const TAKEN = { message: 'This deposit is taken back already.' };

/** Drops of the drawer of an office, and what is done with them. */
function depositsOf(office: () => Office) {
  const dropOf = async (amount: number) => {
    const shift = await openOne(office());
    await office().call('POST', `/api/drop_cash/${shift}`, {
      by: 'ada',
      body: { amount, received_by: 'The bank' },
    });
    const [row] = await office().db.query<{ id: string }>(
      sql`select id from cash_drop where amount_kobo = ${amount * 100} order by at desc, id desc limit 1`,
    );
    return row?.id ?? '';
  };
  const payIn = (drops: string[], amount: number, slip = 'FBN 1') =>
    office().call('POST', '/api/deposit_cash', {
      by: 'ngozi',
      body: { drops, slip, amount, reason: 'As the bank says' },
    });
  const paidIn = async (drops: string[], amount: number, slip?: string) =>
    textAt((await payIn(drops, amount, slip)).body, 'data', 'id');
  const takeBack = (id: string, reason = 'A zero too many', by: 'ada' | 'ngozi' = 'ngozi') =>
    office().call('POST', `/api/take_back_deposit/${id}`, { by, body: { reason } });
  const banking = () => office().call('GET', '/api/get_banking', { by: 'ngozi' });
  const dropsLike = (query: string) =>
    office().call('GET', '/api/get_drops', { by: 'ngozi', query: `limit=50&${query}` });

  return { dropOf, payIn, paidIn, takeBack, banking, dropsLike };
}

inEachOffice('A deposit that several correct at once', (office) => {
  const { dropOf, payIn, paidIn, takeBack } = depositsOf(office);

  it('is taken back once, by a super admin alone, with a reason, and within 31 days', async () => {
    const { clock } = office();
    const { now } = clock;
    const id = await paidIn([await dropOf(1_033)], 1_033);
    expect(await takeBack(id, ' ')).toMatchObject({
      status: 422,
      body: { errors: { reason: ['Please say why it is taken back.'] } },
    });
    expect((await takeBack(id, 'Mine', 'ada')).status).toBe(403);
    expect(await takeBack(newId())).toMatchObject({
      status: 404,
      body: { message: 'This deposit does not exist.' },
    });
    const month = 31 * 24 * 60 * 60_000;
    clock.now = new Date(now.getTime() + month + 1);
    expect((await takeBack(id)).body).toEqual({
      message: 'It was paid in more than 31 days ago, and can no longer be taken back.',
    });
    clock.now = new Date(now.getTime() + month);
    const answers = await Promise.all([takeBack(id), takeBack(id), takeBack(id)]);
    expect(statusesOf(answers)).toEqual([200, 422, 422]);
    expect((await takeBack(id)).body).toEqual(TAKEN);
    clock.now = now;
  });

  it('is paid in anew once, however many do at once', async () => {
    const drops = [await dropOf(1_055), await dropOf(1_066)];
    await takeBack(await paidIn(drops, 2_121));
    const answers = await Promise.all([1, 2, 3].map(() => payIn(drops, 2_121)));
    expect(statusesOf(answers)).toEqual([200, 422, 422]);
  });

  it('is kept by the database, too, and sealed', async () => {
    const { db, company } = office();
    const { ngozi } = company.people;
    const drop = await dropOf(1_088);
    const id = await paidIn([drop], 1_088, 'FBN 1088');
    const bank = (field: 'drop_id' | 'again_drop_id') =>
      db.query({
        text: `insert into cash_banking (id, ${field}, slip, person_id, at) values ($1, $2, '1', $3, now())
          on conflict (drop_id) do nothing returning id`,
        values: [newId(), drop, ngozi],
      });
    expect(await bank('drop_id')).toEqual([]);
    await expect(bank('again_drop_id')).rejects.toThrow('not banked again');
    await takeBack(id);
    const isKept = (failure: unknown) => isCheckViolation(failure, 'cash_deposit_return_only_grows');
    await expect(db.query(sql`update cash_deposit_return set reason = 'Another'`)).rejects.toSatisfy(isKept);
    await expect(db.query(sql`delete from cash_deposit_return`)).rejects.toSatisfy(isKept);
    await expect(db.query(sql`truncate cash_deposit_return`)).rejects.toSatisfy(isKept);
    const late = await paidIn([await dropOf(1_099)], 1_099, 'FBN 1099');
    await expect(
      db.query(sql`insert into cash_deposit_return (id, deposit_id, reason, person_id, at)
        select ${newId()}::uuid, id, 'Late', ${ngozi}::uuid, at + interval '32 days' from cash_deposit where id = ${late}`),
    ).rejects.toSatisfy(isKept);
    expect((await verify(db)).broken).toEqual([]);
  });
});

inTheOffice('A deposit that was typed wrong', (office) => {
  const { dropOf, payIn, paidIn, takeBack, banking, dropsLike } = depositsOf(office);

  it('is taken back with a reason: its drops wait again, it counts in no sum, and it stays listed with who, when and why', async () => {
    const drops = [await dropOf(1_011), await dropOf(2_022)];
    const before = (await banking()).text;
    const id = await paidIn(drops, 303);
    expect((await banking()).body).toMatchObject({ data: { banked: { drops: 2 }, short: 2_730 } });
    expect(await takeBack(id)).toMatchObject({
      status: 200,
      body: { data: { id, terminal: 'Awka', slip: 'FBN 1', amount: 303, dropped: 3_033, drops: 2 } },
    });
    const takenBack = (deposits: number, amount: number) =>
      `"taken_back":{"deposits":${deposits},"amount":${amount}}`;
    expect((await banking()).text).toBe(before.replace(takenBack(0, 0), takenBack(1, 303)));
    const listed = await dropsLike('q=a+zero+too+many');
    expect(listed.body).toMatchObject({
      counts: { 'Not banked': 2, Banked: 0 },
      data: [
        {
          id: drops[1],
          status: 'Not banked',
          slip: '',
          banking_id: null,
          deposit: null,
          taken_back: [
            {
              slip: 'FBN 1',
              amount: 303,
              dropped: 3_033,
              banked_by: 'ngozi',
              by: 'ngozi',
              reason: 'A zero too many',
            },
          ],
        },
        { id: drops[0], taken_back: [{ amount: 303 }] },
      ],
    });
    const file = await office().call('GET', '/api/get_drops', { by: 'ngozi', query: 'format=csv&q=FBN+1' });
    expect(file.text).toMatch(/FBN 1, .*303.*: taken back by ngozi, .*A zero too many/);
    const activity = await office().call('GET', '/api/get_audit', {
      by: 'ngozi',
      query: 'kind=deposit_taken_back',
    });
    expect(activity.body).toMatchObject({
      data: [
        {
          by: { name: 'ngozi' },
          target: { kind: 'deposit', id, name: 'FBN 1' },
          after: { amount: 303, terminal: 'Awka', reason: 'A zero too many' },
        },
      ],
    });

    const again = await paidIn(drops, 3_033, 'FBN 2');
    expect((await dropsLike('q=FBN+2')).body).toMatchObject({
      counts: { 'Not banked': 0, Banked: 2 },
      data: [
        {
          id: drops[1],
          slip: 'FBN 2',
          banking_id: again,
          deposit: { amount: 3_033, drops: 2 },
          taken_back: [{ slip: 'FBN 1' }],
        },
        { id: drops[0] },
      ],
    });
    expect(await takeBack(again, 'Another bank')).toMatchObject({ status: 200 });
    expect((await dropsLike('q=FBN+2')).body).toMatchObject({
      data: [{ taken_back: [{ slip: 'FBN 1' }, { slip: 'FBN 2', reason: 'Another bank' }] }, {}],
    });
  });

  it('may be one drop that was banked by itself', async () => {
    const drop = await dropOf(1_044);
    const bank = (slip: string) =>
      office().call('PUT', `/api/bank_drop/${drop}`, { by: 'ngozi', body: { slip } });
    const id = textAt((await bank('4471')).body, 'data', 'banking_id');
    expect((await bank('4472')).body).toEqual({ message: 'This drop is banked already.' });
    expect((await takeBack(id)).body).toMatchObject({ data: { id, slip: '4471', amount: 1_044, drops: 1 } });
    expect((await takeBack(id)).body).toEqual(TAKEN);
    expect((await bank('4472')).body).toMatchObject({
      data: { status: 'Banked', slip: '4472', taken_back: [{ slip: '4471', amount: 1_044 }] },
    });
    expect((await bank('4473')).body).toEqual({ message: 'This drop is banked already.' });
  });

  it('frees what was dropped by mistake: while its drawer is open the drop is taken back too, and is not banked anew', async () => {
    const drop = await dropOf(1_077);
    const unDrop = () =>
      office().call('POST', `/api/take_back_drop/${drop}`, {
        by: 'ada',
        body: { reason: 'A zero too many' },
      });
    const id = await paidIn([drop], 1_077);
    expect((await unDrop()).body).toEqual({ message: 'This drop is banked already.' });
    await takeBack(id);
    expect((await unDrop()).status).toBe(200);
    expect((await payIn([drop], 1_077)).status).toBe(422);
    expect((await dropsLike('q=FBN&status=Taken+back')).body).toMatchObject({
      data: [{ id: drop, status: 'Taken back', taken_back: [{ slip: 'FBN 1' }] }],
    });
  });
});
