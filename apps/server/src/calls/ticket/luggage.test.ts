import { parse } from 'csv-parse/sync';
import { beforeAll, expect, it } from 'vitest';
import { sql } from '../../db';
import { inTheOffice, textAt } from '../../testing/office';
import { WRONG_BOOKS, changesOfTickets } from '../../testing/ticketChanges';
import { ticketsOf } from '../../testing/tickets';
import { verify } from '../../verify/verify';

const RULE = { luggage_charge: 'kilogram', luggage_free: '20', luggage_fee: 100, refund_kept: '10' };
/** When the time for corrections of what was sold at nine is over. */
const LATER = '2026-11-21T09:30:00.000Z';

inTheOffice('Luggage that is paid for', (office) => {
  const { trip, sold, remove } = ticketsOf(office);
  const { rules, refund, luggage, linesOf, openTill, ticket, reschedule } = changesOfTickets(office);
  const operations = async (query: string) =>
    (await office().call('GET', '/api/get_operations', { by: 'ngozi', query })).body;
  beforeAll(async () => void (await rules(RULE)));

  it('costs what is above the free kilograms, and has a line of its own in drawer, ledger and reports', async () => {
    const till = await openTill();
    const { id } = await sold(await trip(), { payment_method: 'POS' });
    const number = textAt(await ticket(id), 'data', 'ticket_id');
    expect((await luggage(id, { kg: '35', fee: 1000 })).body).toMatchObject({
      errors: { fee: ['1 piece, 35 kg: ₦1,500.00 in all for this ticket.'] },
    });
    expect((await luggage(id, { kg: '35', fee: 1500, payment_method: '' })).body).toMatchObject({
      errors: { payment_method: ['Please select a payment method.'] },
    });
    expect(await luggage(id, { pieces: '2', kg: '35', fee: 1500 })).toMatchObject({
      status: 200,
      body: { data: { luggage: { pieces: 2, kg: 35, fee: 1500 }, payment_information: { amount: 18_500 } } },
    });
    expect(await linesOf(id)).toEqual([
      { amount: 18_500, kind: null, method: 'POS', is_reversal: false },
      { amount: 1_500, kind: 'luggage', method: 'Cash', is_reversal: false },
    ]);
    const words = `Ticket ${number}: luggage, 2 pieces, 35 kg`;
    expect(await operations(`q=${number}`)).toMatchObject({
      data: [{ description: words, is_luggage: true, amount: 1500 }, { amount: 18_500 }],
    });
    const file = await office().call('GET', '/api/get_operations', {
      by: 'ngozi',
      query: `format=csv&q=${number}`,
    });
    expect(parse(file.text, { bom: true, columns: true })).toMatchObject([
      { Operation: words, Type: 'Luggage', Number: number, 'Paid by': 'Cash', Amount: '1500.00' },
      { Type: 'Ticket' },
    ]);
    expect((await office().call('GET', '/api/get_income_report', { by: 'ngozi' })).body).toMatchObject({
      data: { total: { luggage: 1500 } },
    });
    expect((await office().call('GET', `/api/get_shift/${till}`, { by: 'ngozi' })).body).toMatchObject({
      data: { tickets: 1, luggage: 1, lines: [{ received: 1500 }, {}, {}] },
    });
    expect(await ticket(id)).toMatchObject({
      data: {
        history: [{}, { fields: [{ field: 'Luggage', to: '2 pieces, 35 kg' }, { to: '₦1,500.00' }] }],
      },
    });
  });

  it('costs by the piece if the company says so', async () => {
    await rules({ ...RULE, luggage_charge: 'piece', luggage_free: '1', luggage_fee: 500 });
    const { id } = await sold(await trip());
    expect((await luggage(id, { pieces: '3', kg: '80', fee: 1000 })).status).toBe(200);
    await rules(RULE);
  });

  it('costs the difference if more comes later, or goes back by the rule for a part of the price', async () => {
    await openTill();
    const { id } = await sold(await trip());
    await luggage(id, { kg: '30', fee: 1000 });
    await luggage(id, { pieces: '2', kg: '50', fee: 3000, payment_method: 'POS' });
    expect((await luggage(id, { kg: '25', fee: 500 })).body).toMatchObject({
      errors: { reason: ['Please say why.'] },
    });
    office().clock.now = new Date(LATER);
    expect((await luggage(id, { kg: '25', fee: 500, reason: 'One bag stays' })).status).toBe(200);
    expect(await linesOf(id)).toEqual([
      { amount: 18_500, kind: null, method: 'Cash', is_reversal: false },
      { amount: 1_000, kind: 'luggage', method: 'Cash', is_reversal: false },
      { amount: 2_000, kind: 'luggage', method: 'POS', is_reversal: false },
      { amount: -2_000, kind: 'luggage', method: 'POS', is_reversal: false },
      { amount: -500, kind: 'luggage', method: 'Cash', is_reversal: false },
      { amount: 250, kind: 'fee', method: 'Cash', is_reversal: false },
    ]);
  });

  it('goes back with its ticket: in full if the sale was wrong, and by the same rule if it is refunded', async () => {
    await openTill();
    const wrong = await sold(await trip());
    await luggage(wrong.id, { kg: '40', fee: 2000 });
    await remove(wrong.id);
    expect(await linesOf(wrong.id)).toMatchObject([
      {},
      {},
      { amount: -18_500 },
      { amount: -2000, kind: 'luggage' },
    ]);
    const { id } = await sold(await trip());
    await luggage(id, { kg: '40', fee: 2000 });
    expect(await ticket(id)).toMatchObject({ data: { terms: { refund: { amount: 18_450, kept: 2_050 } } } });
    expect(await refund(id, { amount: 18_450 })).toMatchObject({
      status: 200,
      body: { data: { payment_information: { refunded: 18_450, refunded_by: 'Cash' } } },
    });
    expect(await linesOf(id)).toMatchObject([
      {},
      {},
      { amount: -16_650, kind: 'refund' },
      { amount: -1_800, kind: 'luggage' },
    ]);
    const late = await sold(await trip());
    await luggage(late.id, { kg: '40', fee: 2000, payment_method: 'POS' });
    office().clock.now = new Date(Date.parse(LATER) + 3_600_000);
    await remove(late.id);
    expect(await linesOf(late.id)).toMatchObject([
      {},
      {},
      { amount: -16_650, kind: 'refund', method: 'Cash' },
      { amount: -1_800, kind: 'luggage', method: 'POS' },
    ]);
  });

  it('comes along when its ticket gets another departure', async () => {
    await openTill();
    const { id } = await sold(await trip());
    await luggage(id, { kg: '40', fee: 2000 });
    expect(await reschedule(id, { trip_id: await trip() })).toMatchObject({
      status: 200,
      body: { data: { luggage: { pieces: 1, kg: 40, fee: 2000 } } },
    });
  });

  it('is on the manifest as a number, and is named if its bus leaves without its passengers', async () => {
    const on = await trip();
    const { id } = await sold(on, { seat_number: [1, 2] });
    await luggage(id, { pieces: '3', kg: '20', fee: 0 });
    await sold(on, { seat_number: [3] });
    await office().call('PUT', `/api/board_passengers/${on}`, { by: 'ada', body: { code: '3' } });
    expect((await office().call('GET', `/api/get_manifest/${on}`, { by: 'ada' })).body).toMatchObject({
      data: { passengers: [{ luggage: 3 }, { luggage: null }, { luggage: null }] },
    });
    const leaving = { by: 'ada', body: { status: 'En-route', confirmed: false } } as const;
    const number = textAt(await ticket(id), 'data', 'ticket_id');
    expect((await office().call('PUT', `/api/trip_status/${on}`, leaving)).text).toContain(
      `Take off the luggage of those who are not aboard: 3 pieces of ticket ${number}.`,
    );
    await office().call('PUT', `/api/board_passengers/${on}`, { by: 'ada', body: { code: '2' } });
    expect((await office().call('PUT', `/api/trip_status/${on}`, leaving)).text).not.toContain('luggage');
  });

  it('stays as it is once the bus has left, and waits for the payment of its ticket', async () => {
    const on = await trip();
    const { id } = await sold(on);
    await office().db.query(sql`update trip set status = 'En-route' where id = ${on}`);
    expect(await luggage(id, {})).toMatchObject({
      status: 422,
      body: { message: 'The bus of this ticket has left: its luggage stays as it is.' },
    });
    await rules({ ...RULE, confirmation_rule: 'required' });
    const unpaid = await sold(await trip(), { payment_method: 'POS' });
    expect(await luggage(unpaid.id, {})).toMatchObject({
      body: { message: 'The payment of this ticket is not confirmed yet.' },
    });
    const paid = await sold(await trip());
    expect((await luggage(paid.id, { payment_method: 'POS' })).body).toMatchObject({
      errors: {
        payment_method: [
          '₦18,500.00 is paid already, and nobody would see more come by Card (POS). Please take it in cash.',
        ],
      },
    });
    await rules(RULE);
  });

  it('leaves books that are right to the kobo, and seals that hold', async () => {
    expect(await office().db.query(WRONG_BOOKS)).toEqual([]);
    expect((await verify(office().db)).broken).toEqual([]);
  });
});
