import { parse } from 'csv-parse/sync';
import { beforeAll, expect, it } from 'vitest';
import { sql } from '../../db';
import { aBooking } from '../../testing/booking';
import { aTrip } from '../../testing/company';
import { closeOwn } from '../../testing/calls/drawers';
import { doBusiness } from '../../testing/ledger';
import { inTheOffice, textAt } from '../../testing/office';
import { aTransfer } from '../../testing/payments';

inTheOffice('The accountant’s file', (office) => {
  beforeAll(() => doBusiness(office(), 3));

  const rowsOf = async (query: string, by: 'ngozi' | 'ada' = 'ngozi') => {
    const { text } = await office().call('GET', '/api/get_operations', { by, query: `${query}&format=csv` });
    const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });
    return rows;
  };

  it('names document, customer, drawer, report, reference and accounts of each line, and what it takes back', async () => {
    const { call, db, company } = office();
    await db.query(sql`update company set accounts = ${'Tickets: 4000\nCash: 1010\npos: 1020'}`);
    await closeOwn(office());
    const opening = { terminal_id: 'Awka', counter: 'Awka 5', opening_float: 0 };
    await call('POST', '/api/open_shift', { by: 'ada', body: opening });
    const trip = await aTrip(db, company, {});
    const sale = aBooking(trip, { seat_number: [1], payment_method: 'POS', payment_reference: 'POS 8812' });
    const { body } = await call('POST', '/api/book_ticket', { by: 'ada', body: sale });
    const id = textAt(body, 'data', 'id');
    const [kept] = await db.query<{ number: string; name: string }>(
      sql`select number, traveler_name as name from ticket where id = ${id}`,
    );
    await call('DELETE', `/api/delete_ticket/${id}`, { by: 'ada', body: { reason: 'A slip' } });
    await closeOwn(office());
    const [back, sold] = await rowsOf(`q=${kept?.number}`);
    const [closed] = await db.query<{ report: string }>(
      sql`select report_number::text as report from shift where counter = 'Awka 5'`,
    );
    expect(sold).toMatchObject({
      Type: 'Ticket',
      Number: kept?.number,
      Customer: kept?.name,
      Terminal: 'Awka',
      'Recorded by': 'ada',
      'Paid by': 'POS',
      Reference: 'POS 8812',
      Shift: 'Awka 5',
      'Report no.': closed?.report,
      Account: '4000',
      'Counter-account': '1020',
      'Takes back line': '',
    });
    expect(back).toMatchObject({
      Type: 'Ticket, reversal',
      'Takes back line': sold?.['Line'],
      Number: kept?.number,
    });
  });

  it('names the reference under which a payment was confirmed, in place of what the customer said', async () => {
    const { call, db } = office();
    const payment = await aTransfer(office(), { wishes: { payment_reference: 'FBN 77' } });
    const body = { reference: 'NIP 000177', amount: 18_500 };
    expect((await call('PUT', `/api/confirm_payment/${payment}`, { by: 'ngozi', body })).status).toBe(200);
    const [sold] = await db.query<{ id: string; number: string }>(sql`
      select ticket.id, number from ticket join operation on ticket_id = ticket.id where operation.id = ${payment}`);
    await call('DELETE', `/api/delete_ticket/${sold?.id}`, { by: 'ngozi', body: { reason: 'A slip' } });
    const rows = await rowsOf(`q=${sold?.number}`);
    expect(rows.map((row) => [row['Type'], row['Reference']])).toEqual([
      ['Ticket, reversal', 'NIP 000177'],
      ['Ticket', 'NIP 000177'],
    ]);
  });

  it('comes to the kobo to what the reports say, of any filter', async () => {
    const { call, company } = office();
    for (const query of [
      '',
      'type=WAYBILL',
      'method=none',
      `terminal_id=${company.lagos}`,
      'from=2026-10-01&to=2026-10-31',
    ]) {
      const rows = await rowsOf(query);
      const kobo = rows.reduce((sum, row) => sum + Math.round(Number(row['Amount']) * 100), 0);
      const { body } = await call('GET', '/api/get_summary', { by: 'ngozi', query });
      expect(body, query).toMatchObject({ data: { balance: kobo / 100 } });
    }
  });

  it('has for staff the columns of their list alone', async () => {
    const [row = {}] = await rowsOf('', 'ada');
    expect(Object.keys(row)).toEqual([
      'Operation',
      'Type',
      'Place',
      'Terminal',
      'Recorded by',
      'Date and time',
      'Amount',
    ]);
    const { text } = await office().call('GET', '/api/get_operations', { by: 'ada' });
    expect(text).not.toContain('"entry"');
  });
});
