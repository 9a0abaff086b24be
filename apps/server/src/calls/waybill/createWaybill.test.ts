import { expect, it } from 'vitest';
import { readWaybillNumber } from '@motorpark/domain';
import { sql } from '../../db';
import { NOWHERE } from '../../testing/answers';
import { anyText, textLike } from '../../testing/matchers';
import { NOW, inTheOffice, textAt, type CallOptions } from '../../testing/office';
import { aWaybill, parcels } from '../../testing/waybill';

inTheOffice('Taking a parcel in', (office) => {
  const { books } = parcels(office);
  const create = (options: CallOptions) =>
    office().call('POST', '/api/create_waybills', { by: 'ada', ...options });
  const countOf = async () =>
    (await office().db.query<{ count: number }>(sql`select count(*) as count from waybill`))[0]?.count;

  it('answers the waybill as the overview reads it', async () => {
    const { company } = office();
    const { status, body } = await create({ body: aWaybill(company) });
    expect(body).toEqual({
      data: {
        id: anyText,
        version: 1,
        waybill_number: textLike(/^WB-/),
        status: 'Pending',
        sender_email: 'ada@example.com',
        original_terminal_id: company.awka,
        destination_terminal_id: company.lagos,
        booked_by: 'ada',
        booked_at: NOW,
        sender_info: {
          sender_name: 'Ada Obi',
          sender_number: '08034127781',
          sender_address: '12 Zik Avenue, Awka',
          book_date: '2026-11-21',
          origin_terminal_name: 'Awka',
          original_terminal: 'Awka',
        },
        receiver_info: {
          receiver_name: 'Bola Ade',
          receiver_number: '07061234567',
          destination_terminal_name: 'Lagos',
        },
        goods_info: {
          description: 'A carton of textbooks',
          quantity: '2',
          weight: '12.5',
          special_handling: 'Keep dry',
          worth_of_goods: 40_000,
        },
        payment_info: { amount: 3_500, payment_method: 'Cash', non_cash: '', payment_reference: '' },
      },
    });
    expect(status).toBe(200);
    const number = textAt(body, 'data', 'waybill_number');
    expect(readWaybillNumber(number)).toBe(number);
  });

  it('takes quantities, weights and amounts as people write them', async () => {
    const wishes = {
      quantity: '1,200',
      weight: '0.4 kg',
      worth_of_goods: '₦1,200,000.50',
      amount: '3,500.50',
      payment_method: 'Bank transfer/USSD',
    };
    expect(await create({ body: aWaybill(office().company, wishes) })).toMatchObject({
      status: 200,
      body: {
        data: {
          goods_info: { quantity: '1200', weight: '0.4', worth_of_goods: 1_200_000.5 },
          payment_info: { amount: 3_500.5, payment_method: 'Bank transfer/USSD' },
        },
      },
    });
    const bare = { weight: '', payment_method: 'Debit card/POS' };
    expect(await create({ body: aWaybill(office().company, bare) })).toMatchObject({
      status: 200,
      body: { data: { goods_info: { weight: '' }, payment_info: { payment_method: 'Debit card/POS' } } },
    });
  });

  it('takes a query with a null body, as core clients send it', async () => {
    const fields = Object.entries(aWaybill(office().company)).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const query = new URLSearchParams(fields).toString();
    expect(await create({ query, text: 'null' })).toMatchObject({
      status: 200,
      body: { data: { goods_info: { quantity: '2' }, payment_info: { amount: 3_500 } } },
    });
  });

  it('writes the money into the ledger of the terminal that takes it in, whoever does it', async () => {
    const { company } = office();
    const line = {
      type: 'WAYBILL',
      description: textLike(/^Waybill WB-/),
      amount_kobo: 350_000,
      terminal_id: company.awka,
      is_reversal: false,
    };
    for (const by of ['ada', 'ngozi'] as const) {
      const { body } = await create({ by, body: aWaybill(company) });
      const id = textAt(body, 'data', 'id');
      expect(await books(id)).toEqual([{ ...line, person_id: company.people[by] }]);
    }
  });

  it('names every missing field, the first one of the form first', async () => {
    expect(await create({ body: {} })).toMatchObject({
      status: 422,
      body: {
        message: 'Phone number is required.',
        errors: {
          sender_name: ['Sender name is required.'],
          sender_number: ['Phone number is required.'],
          original_terminal: ['Please select an origin terminal.'],
          sender_address: ['Address is required.'],
          book_date: ['Booking date is required.'],
          receiver_name: ['Receiver name is required.'],
          receiver_number: ['Receiver phone is required.'],
          destination_terminal: ['Please select a destination.'],
          description: ['Description is required.'],
          quantity: ['Quantity is required.'],
          worth_of_goods: ['Goods worth is required.'],
          handling_instructions: ['Handling instructions are required.'],
          amount: ['Enter an amount.'],
          payment_method: ['Choose payment mode.'],
        },
      },
    });
  });

  it.each([
    [{ sender_name: '   ' }, 'sender_name', 'Sender name is required.'],
    [{ sender_name: 'x'.repeat(201) }, 'sender_name', 'At most 200 characters.'],
    [{ sender_number: '0'.repeat(31) }, 'sender_number', 'At most 30 characters.'],
    [
      { original_terminal: 'Awka' },
      'original_terminal',
      'This terminal was not found. Please choose another terminal.',
    ],
    [
      { original_terminal: NOWHERE },
      'original_terminal',
      'This terminal was not found. Please choose another terminal.',
    ],
    [
      { destination_terminal: NOWHERE },
      'destination_terminal',
      'This terminal was not found. Please choose another terminal.',
    ],
    [{ book_date: '2026-02-30' }, 'book_date', 'Please enter a valid booking date.'],
    [{ book_date: '0000-01-01' }, 'book_date', 'Please enter a valid booking date.'],
    [{ quantity: '3 bags' }, 'quantity', 'Quantity must be a whole number, 1 or more.'],
    [{ quantity: 99_999_999_999 }, 'quantity', 'Quantity must be at most 999,999.'],
    [{ weight: 'heavy' }, 'weight', 'Weight must be in kilograms, such as 12.5, or left empty.'],
    [{ worth_of_goods: -1 }, 'worth_of_goods', 'Goods worth must be an amount in naira, such as 40,000.'],
    [{ amount: 0 }, 'amount', 'Enter an amount in naira above zero, such as 3,500.'],
    [{ amount: 1e21 }, 'amount', 'Enter an amount in naira above zero, such as 3,500.'],
    [{ payment_method: 'Cowries' }, 'payment_method', 'Choose payment mode.'],
    [{ handling_instructions: ['a'] }, 'handling_instructions', 'Handling instructions are required.'],
  ])('refuses %o', async (wrong, field, message) => {
    const before = await countOf();
    const answer = await create({ body: { ...aWaybill(office().company), ...wrong } });
    expect(answer).toMatchObject({ status: 422, body: { message, errors: { [field]: [message] } } });
    expect(await countOf()).toBe(before);
  });

  it('refuses a parcel that goes nowhere, however its terminal is written', async () => {
    const { company } = office();
    const message = 'Origin and destination must be two different terminals.';
    for (const destination of [company.awka, ` ${company.awka} `, company.awka.toUpperCase()]) {
      const answer = await create({ body: aWaybill(company, { destination_terminal: destination }) });
      expect(answer).toMatchObject({
        status: 422,
        body: { message, errors: { destination_terminal: [message] } },
      });
    }
  });

  it('lets staff take parcels in at their own terminal only, the head office anywhere', async () => {
    const { company } = office();
    const message = 'Staff take in the parcels of their own terminal only.';
    for (const by of ['tunde', 'chika'] as const) {
      expect(await create({ by, body: aWaybill(company) })).toMatchObject({
        status: 422,
        body: { message, errors: { original_terminal: [message] } },
      });
    }
    expect((await create({ by: 'ngozi', body: aWaybill(company) })).status).toBe(200);
    expect((await office().call('POST', '/api/create_waybills', { body: aWaybill(company) })).status).toBe(
      401,
    );
  });

  it('makes one waybill of what is sent again, even while the first is under way', async () => {
    const body = aWaybill(office().company);
    const before = await countOf();
    const twice = () => create({ body, headers: { 'idempotency-key': 'parcel-1' } });
    const [first, ...again] = await Promise.all([twice(), twice(), twice()]);
    for (const answer of [...again, await twice()]) expect(answer.body).toEqual(first?.body);
    expect(await countOf()).toBe((before ?? 0) + 1);
    expect(await books(textAt(first?.body, 'data', 'id'))).toHaveLength(1);
    const other = { ...body, amount: 4_000 };
    expect((await create({ body: other, headers: { 'idempotency-key': 'parcel-1' } })).status).toBe(409);
  });

  it('gives each of many clerks at once a number of their own', async () => {
    const { company, tokenOf } = office();
    const token = await tokenOf('ada');
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => create({ token, body: aWaybill(company) })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(answers.map(({ body }) => textAt(body, 'data', 'waybill_number'))).size).toBe(24);
  });
});
