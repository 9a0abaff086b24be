import { expect, it } from 'vitest';
import { NOWHERE } from '../../testing/answers';
import { anyText, somethingWith, textLike } from '../../testing/matchers';
import { NOW, inTheOffice } from '../../testing/office';
import { parcels } from '../../testing/waybill';

inTheOffice('The waybill list', (office) => {
  const { takeIn, list } = parcels(office);

  it('has the newest waybill on top, as a row', async () => {
    const { clock, company } = office();
    await takeIn();
    clock.now = new Date('2026-11-21T09:05:00.000Z');
    await takeIn({ receiver_name: 'Zainab' }, 'ngozi');
    clock.now = new Date(NOW);
    expect((await list()).body).toEqual({
      data: [
        {
          id: anyText,
          version: 1,
          waybill_number: textLike(/^WB-/),
          sender_name: 'Ada Obi',
          sender_number: '08034127781',
          receiver_name: 'Zainab',
          receiver_number: '07061234567',
          description: 'A carton of textbooks',
          quantity: '2',
          weight: '12.5',
          amount: 3_500,
          worth_of_goods: 40_000,
          book_date: '2026-11-21',
          status: 'Pending',
          original_terminal_name: 'Awka',
          destination_terminal_name: 'Lagos',
          original_terminal_id: company.awka,
          destination_terminal_id: company.lagos,
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
  const { takeIn, get } = parcels(office);

  it('is found by its id, and by its number however it is typed', async () => {
    const { id, number } = await takeIn();
    const bare = number.replaceAll('-', '');
    for (const idOrNumber of [
      id,
      id.toUpperCase(),
      number,
      number.toLowerCase(),
      bare,
      bare.slice(2),
      ` ${number} `,
    ]) {
      expect({ idOrNumber, ...(await get(idOrNumber)) }).toMatchObject({
        idOrNumber,
        status: 200,
        body: { data: { id, waybill_number: number, history: [{ kind: 'created', by: 'ada', at: NOW }] } },
      });
    }
  });

  it('is not found where there is none, where its number has a slip in it, or at other terminals', async () => {
    const { id, number } = await takeIn();
    const slip = number.slice(0, -1) + (number.endsWith('A') ? 'B' : 'A');
    const notFound = { status: 404, body: { message: 'This waybill was not found at your terminal.' } };
    for (const idOrNumber of [NOWHERE, 'seven', slip, '%'])
      expect(await get(idOrNumber, 'ngozi')).toMatchObject(notFound);
    for (const idOrNumber of [id, number]) expect(await get(idOrNumber, 'chika')).toMatchObject(notFound);
  });
});
