import { expect, it } from 'vitest';
import { sql } from '../db';
import { NOWHERE, statusesOf } from '../testing/answers';
import { anyText, somethingWith, textLike } from '../testing/matchers';
import { NOW, inTheOffice } from '../testing/office';
import { aWaybill, parcels } from '../testing/waybill';

const NOT_THERE = { status: 404, body: { message: 'This waybill does not exist or was already deleted.' } };

inTheOffice('The waybill list', (office) => {
  const { takeIn, list } = parcels(office);

  it('has the newest waybill on top, as a row', async () => {
    const { clock } = office();
    await takeIn();
    clock.now = new Date('2026-11-21T09:05:00.000Z');
    await takeIn({ receiver_name: 'Zainab' }, 'ngozi');
    clock.now = new Date(NOW);
    expect((await list()).body).toEqual({
      data: [
        {
          id: anyText,
          waybill_number: textLike(/^WB-/),
          sender_name: 'Ada Obi',
          sender_number: '0803 412 7781',
          receiver_name: 'Zainab',
          receiver_number: '07061234567',
          amount: 3_500,
          worth_of_goods: 40_000,
          book_date: '2026-11-21',
          status: 'Pending',
          original_terminal_name: 'Awka',
          destination_terminal_name: 'Lagos',
          booked_by: 'ngozi',
          booked_at: '2026-11-21T09:05:00.000Z',
        },
        somethingWith({ receiver_name: 'Bola Ade', booked_by: 'ada', booked_at: NOW }),
      ],
    });
  });

  it('shows staff what their own terminal sends or receives, the head office everything', async () => {
    const { company } = office();
    const { id } = await takeIn({ original_terminal: company.owerri }, 'chika');
    const sees = async (by: 'ada' | 'tunde' | 'chika' | 'ngozi') => (await list(by)).text.includes(id);
    expect([await sees('ada'), await sees('tunde'), await sees('chika'), await sees('ngozi')]).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect((await office().call('GET', '/api/get_waybills')).status).toBe(401);
  });
});

inTheOffice('One waybill', (office) => {
  const { takeIn, remove, get } = parcels(office);

  it('is found by its id, and by its number however it is typed', async () => {
    const { id, number } = await takeIn();
    const bare = number.replaceAll('-', '');
    for (const asked of [
      id,
      id.toUpperCase(),
      number,
      number.toLowerCase(),
      bare,
      bare.slice(2),
      ` ${number} `,
    ]) {
      expect({ asked, ...(await get(asked)) }).toMatchObject({
        asked,
        status: 200,
        body: { data: { id, waybill_number: number, history: [{ kind: 'created', by: 'ada', at: NOW }] } },
      });
    }
  });

  it('is not found where there is none, where its number has a slip in it, or at other terminals', async () => {
    const { id, number } = await takeIn();
    const slip = number.slice(0, -1) + (number.endsWith('A') ? 'B' : 'A');
    const notFound = { status: 404, body: { message: 'This waybill was not found at your terminal.' } };
    for (const asked of [NOWHERE, 'seven', slip, '%'])
      expect(await get(asked, 'ngozi')).toMatchObject(notFound);
    for (const asked of [id, number]) expect(await get(asked, 'chika')).toMatchObject(notFound);
  });

  it('tells that it was deleted, when, and by whom', async () => {
    const { id, number } = await takeIn();
    await remove(id);
    expect(await get(number)).toMatchObject({
      status: 200,
      body: {
        data: {
          id,
          deleted_at: NOW,
          history: [{ kind: 'created' }, { kind: 'deleted', by: 'ada', at: NOW }],
        },
      },
    });
  });
});

inTheOffice('Deleting a waybill', (office) => {
  const { takeIn, remove, list, at, books, setStatus } = parcels(office);

  it('answers it as it was, and takes it off the list', async () => {
    const { id, number } = await takeIn();
    expect(await remove(id)).toMatchObject({
      status: 200,
      body: { data: { id, waybill_number: number, status: 'Pending' } },
    });
    expect((await list()).text).not.toContain(id);
  });

  it('takes the money back where it came in, whoever deletes it', async () => {
    const { company } = office();
    for (const by of ['ada', 'ngozi'] as const) {
      const { id, number } = await takeIn();
      await remove(id, by);
      const line = { type: 'WAYBILL', terminal_id: company.awka };
      const { ada } = company.people;
      const words = `Waybill ${number}`;
      expect(await books(id)).toEqual([
        { ...line, description: words, amount_kobo: 350_000, person_id: ada, is_reversal: false },
        {
          ...line,
          description: `${words} deleted`,
          amount_kobo: -350_000,
          person_id: company.people[by],
          is_reversal: true,
        },
      ]);
    }
  });

  it('works once, also when three press it at the same moment', async () => {
    const { id } = await takeIn();
    const answers = await Promise.all([remove(id), remove(id, 'ngozi'), remove(id)]);
    expect(statusesOf(answers)).toEqual([200, 404, 404]);
    expect(await remove(id)).toMatchObject(NOT_THERE);
    expect(await books(id)).toHaveLength(2);
  });

  it.each(['On-Transit', 'Delivered', 'Picked Up'] as const)(
    'cannot lose a parcel that is %s',
    async (status) => {
      const id = await at(status);
      for (const by of ['ada', 'ngozi'] as const) {
        expect(await remove(id, by)).toMatchObject({
          status: 422,
          body: { message: `This waybill is ${status}. Only a pending waybill can be deleted.` },
        });
      }
      expect(await books(id)).toHaveLength(1);
    },
  );

  it('is for staff of the terminal that took it in; others are told, or know nothing of it', async () => {
    const { id } = await takeIn();
    expect(await remove(id, 'tunde')).toMatchObject({
      status: 403,
      body: { message: 'Only staff of Awka, where it was taken in, can delete this waybill.' },
    });
    expect(await remove(id, 'chika')).toMatchObject(NOT_THERE);
    for (const none of [NOWHERE, '7']) expect(await remove(none, 'ngozi')).toMatchObject(NOT_THERE);
    expect((await remove(id)).status).toBe(200);
  });

  it('either deletes a parcel or sends it off, never both', async () => {
    const { id } = await takeIn();
    const [deleted, sent] = await Promise.all([remove(id), setStatus(id, 'On-Transit', 'ngozi')]);
    expect([deleted.status, sent.status]).toSatisfy(
      ([one, other]) => (one === 200 && other === 404) || (one === 422 && other === 200),
    );
  });

  it('keeps its number: another parcel never gets it', async () => {
    const { company, db, call } = office();
    const { id, number } = await takeIn();
    await remove(id);
    await call('POST', '/api/create_waybills', { by: 'ada', body: aWaybill(company) });
    expect(await db.query(sql`select from waybill where number = ${number}`)).toHaveLength(1);
  });
});
