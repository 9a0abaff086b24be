import { expect, it } from 'vitest';
import { sql } from '../../db';
import { NOWHERE, statusesOf } from '../../testing/answers';
import { inTheOffice } from '../../testing/office';
import { parcels } from '../../testing/waybill';

const NOT_THERE = { status: 404, body: { message: 'This waybill does not exist or was already deleted.' } };
const LATER = '2026-11-21T09:10:00.000Z';

inTheOffice('Editing a waybill', (office) => {
  const { takeIn, edit, setStatus, remove, get, books, at } = parcels(office);

  it('answers it as it is now, and keeps what was changed in people’s words', async () => {
    const { company, clock } = office();
    const { id, number } = await takeIn();
    clock.now = new Date(LATER);
    const wishes = {
      sender_name: 'Ada Obi-Eze',
      destination_terminal: company.owerri,
      book_date: '2026-11-20',
      quantity: '3',
      weight: '',
      payment_method: 'Debit card/POS',
    };
    expect(await edit(id, wishes)).toMatchObject({
      status: 200,
      body: {
        data: {
          id,
          waybill_number: number,
          status: 'Pending',
          booked_by: 'ada',
          sender_info: { sender_name: 'Ada Obi-Eze', book_date: '2026-11-20' },
          receiver_info: { destination_terminal_name: 'Owerri' },
          goods_info: { quantity: '3', weight: '' },
          payment_info: { amount: 3_500, payment_method: 'Debit card/POS' },
        },
      },
    });
    expect(await get(id)).toMatchObject({
      body: {
        data: {
          history: [
            { kind: 'created', by: 'ada', terminal: 'Awka' },
            {
              kind: 'edited',
              by: 'ada',
              terminal: 'Awka',
              at: LATER,
              reason: 'No reason given',
              fields: [
                { field: 'Sender name', from: 'Ada Obi', to: 'Ada Obi-Eze' },
                { field: 'Booking date', from: '21 Nov 2026', to: '20 Nov 2026' },
                { field: 'Destination terminal', from: 'Lagos', to: 'Owerri' },
                { field: 'Quantity', from: '2', to: '3' },
                { field: 'Weight (kg)', from: '12.5', to: '' },
                { field: 'Payment method', from: 'Cash', to: 'Card (POS)' },
              ],
            },
          ],
        },
      },
    });
    expect(await books(id)).toHaveLength(3);
  });

  it('keeps nothing of an edit that changes nothing', async () => {
    const { id } = await takeIn();
    expect((await edit(id, {})).status).toBe(200);
    expect(await office().db.query(sql`select from change where waybill_id = ${id}`)).toEqual([]);
    expect(await books(id)).toHaveLength(1);
  });

  it('takes another amount through the ledger: the old one back, the new one in', async () => {
    const { company } = office();
    const { id, number } = await takeIn();
    await edit(id, { amount: '4,200.50' }, 'ngozi');
    await edit(id, { amount: 5_000 });
    const line = { type: 'WAYBILL', terminal_id: company.awka };
    const sale = (description: string, amount: number, person: string) => ({
      ...line,
      description,
      amount_kobo: amount,
      person_id: person,
      is_reversal: amount < 0,
    });
    const { ada, ngozi } = company.people;
    expect(await books(id)).toEqual([
      sale(`Waybill ${number}`, 350_000, ada),
      sale(`Waybill ${number} corrected, taken back`, -350_000, ngozi),
      sale(`Waybill ${number} corrected`, 420_050, ngozi),
      sale(`Waybill ${number} corrected, taken back`, -420_050, ada),
      sale(`Waybill ${number} corrected`, 500_000, ada),
    ]);
  });

  it('moves the money to the books of another origin, which only the head office can give it', async () => {
    const { company } = office();
    const { id } = await takeIn();
    expect(await edit(id, { original_terminal: company.owerri })).toMatchObject({
      status: 422,
      body: { errors: { original_terminal: ['Staff take in the parcels of their own terminal only.'] } },
    });
    expect((await edit(id, { original_terminal: company.owerri }, 'ngozi')).status).toBe(200);
    const sums = await office().db.query(sql`select terminal_id, sum(amount_kobo)::int as sum from operation
      where waybill_id = ${id} group by terminal_id order by sum`);
    expect(sums).toEqual([
      { terminal_id: company.awka, sum: 0 },
      { terminal_id: company.owerri, sum: 350_000 },
    ]);
    const rows = await office().db.query(sql`
      select way, amount_kobo, method, terminal_id from give_back where waybill_id = ${id}`);
    expect(rows).toEqual([
      { way: 'terminal', amount_kobo: 350_000, method: 'Cash', terminal_id: company.awka },
    ]);
  });

  it('cannot change its route once it has left, and nothing once it is picked up', async () => {
    const { company } = office();
    const gone = 'It has left Awka: its terminals can no longer change.';
    for (const status of ['On-Transit', 'Delivered'] as const) {
      const id = await at(status);
      expect(await edit(id, { destination_terminal: company.owerri })).toMatchObject({
        status: 422,
        body: { message: gone, errors: { destination_terminal: [gone] } },
      });
      expect((await edit(id, { description: 'Two cartons of textbooks' })).status).toBe(200);
    }
    expect(await edit(await at('Picked Up'), { receiver_name: 'Bola' })).toMatchObject({
      status: 422,
      body: { message: 'This waybill is Picked Up. It can no longer be edited.' },
    });
  });

  it('is for staff of the terminal that took it in; others are told, or know nothing of it', async () => {
    const { id } = await takeIn();
    expect(await edit(id, { description: 'Bricks' }, 'tunde')).toMatchObject({
      status: 403,
      body: { message: 'Only staff of Awka, where it was taken in, can edit this waybill.' },
    });
    expect(await edit(id, { description: 'Bricks' }, 'chika')).toMatchObject(NOT_THERE);
    expect((await edit(id, { description: 'Bricks' }, 'ngozi')).status).toBe(200);
  });

  it('checks every field like a new one', async () => {
    const { id } = await takeIn();
    expect(await edit(id, { quantity: 'some', amount: '' })).toMatchObject({
      status: 422,
      body: {
        message: 'Quantity must be a whole number, 1 or more.',
        errors: { quantity: ['Quantity must be a whole number, 1 or more.'], amount: ['Enter an amount.'] },
      },
    });
  });

  it('knows no waybill that is none, or was deleted', async () => {
    const { id } = await takeIn();
    await remove(id);
    for (const gone of [id, NOWHERE, 'seven']) {
      expect(await edit(gone, {}, 'ngozi')).toMatchObject(NOT_THERE);
    }
  });

  it('leaves the books right when many change the amount at the same moment', async () => {
    const { id } = await takeIn();
    const amounts = [1_000, 2_000, 3_000, 4_000, 5_000, 6_000];
    const answers = await Promise.all(amounts.map((amount) => edit(id, { amount })));
    expect(statusesOf(answers)).toEqual(amounts.map(() => 200));
    const rows = await office().db.query(sql`select from waybill where id = ${id} and amount_kobo =
      (select sum(amount_kobo) from operation where waybill_id = ${id})`);
    expect(rows).toHaveLength(1);
  });

  it('never changes a parcel that is picked up at the same moment', async () => {
    const id = await at('Delivered');
    const [edited] = await Promise.all([
      edit(id, { description: 'Bricks' }),
      setStatus(id, 'Picked Up', 'tunde'),
    ]);
    const history = await office().db.query<{ what: string }>(
      sql`select coalesce(to_status, fields -> 0 ->> 'field') as what from change where waybill_id = ${id} order by at, id`,
    );
    const said = history.map(({ what }) => what);
    expect(said.includes('Description')).toBe(edited.status === 200);
    if (edited.status === 200) expect(said.indexOf('Description')).toBeLessThan(said.indexOf('Picked Up'));
  });
});
