import { expect, it } from 'vitest';
import { aBooking } from '../testing/booking';
import { aTrip } from '../testing/company';
import { type Office, inTheOffice, textAt } from '../testing/office';
import { aWaybill } from '../testing/waybill';
import { verify } from '../verify/verify';

inTheOffice('Printing a receipt', (office) => {
  const aTicket = async ({ call, db, company }: Office) => {
    const { body } = await call('POST', '/api/book_ticket', {
      by: 'ada',
      body: aBooking(await aTrip(db, company)),
    });
    return textAt(body, 'data', 'id');
  };
  const print = async (path: string, receipt: string, headers: Record<string, string> = {}) => {
    const { body } = await office().call('POST', path, { by: 'ada', body: { receipt }, headers });
    return body;
  };
  const numbered = (receipt: string, number: number) => ({ data: { receipt, number } });

  it('numbers each print, the customer’s and the company’s by themselves, also once it is void', async () => {
    const id = await aTicket(office());
    const path = `/api/print_ticket/${id}`;
    expect(await print(path, 'customer')).toEqual(numbered('customer', 1));
    expect(await print(path, 'customer')).toEqual(numbered('customer', 2));
    expect(await print(path, 'company')).toEqual(numbered('company', 1));
    await office().call('DELETE', `/api/delete_ticket/${id}`, { by: 'ada', body: { reason: 'A slip' } });
    expect(await print(path, 'customer')).toEqual(numbered('customer', 3));
  });

  it('stands in the history, with who printed it and where', async () => {
    const { call, company } = office();
    const { body } = await call('POST', '/api/create_waybills', { by: 'ada', body: aWaybill(company) });
    const id = textAt(body, 'data', 'id');
    await print(`/api/print_waybill/${id}`, 'both');
    const { body: read } = await call('GET', `/api/get_waybill/${id}`, { by: 'ada' });
    expect(read).toMatchObject({
      data: {
        history: [
          { kind: 'created' },
          { kind: 'printed', by: 'ada', terminal: 'Awka', print: { receipt: 'both', number: 1 } },
        ],
      },
    });
    const { broken } = await verify(office().db);
    expect(broken).toEqual([]);
  });

  it('gives a number once, however many ask at once and however often one asks again', async () => {
    const path = `/api/print_ticket/${await aTicket(office())}`;
    const headers = { 'idempotency-key': 'one print' };
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => print(path, 'customer')),
      print(path, 'customer', headers),
      print(path, 'customer', headers),
    ]);
    const numbers = answers.map((answer) => /"number":(\d+)/.exec(JSON.stringify(answer))?.[1]);
    expect(new Set(numbers).size).toBe(9);
    expect(await print(path, 'customer')).toEqual(numbered('customer', 10));
  });

  it('leaves a wrong step to be taken back by whoever took it', async () => {
    const { call } = office();
    const id = await aTicket(office());
    const step = (status: string, reason = '') =>
      call('PUT', `/api/ticket_status/${id}`, { by: 'ada', body: { status, reason } });
    await step('Boarded');
    await print(`/api/print_ticket/${id}`, 'customer');
    expect((await step('Scheduled', 'The wrong passenger')).status).toBe(200);
  });
});
