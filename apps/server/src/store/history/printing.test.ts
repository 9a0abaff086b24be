import type { TicketPayload, WaybillPayload } from '@motorpark/contract';
import { expect, it } from 'vitest';
import { aBooking } from '../../testing/booking';
import { aTrip } from '../../testing/company';
import { type Office, inTheOffice, textAt } from '../../testing/office';
import { aTripForm } from '../../testing/trips';
import { aWaybill, parcels } from '../../testing/waybill';
import { verify } from '../../verify/verify';

const SHOWN_ON_A_WAYBILL: Partial<WaybillPayload>[] = [
  { amount: 100 },
  { amount: 3_500 },
  { payment_method: 'Debit card/POS' },
  { receiver_name: 'Bola Adeyemi' },
  { receiver_number: '07061234568' },
  { sender_name: 'Ada Okafor' },
  { sender_number: '0803 412 7782' },
  { description: 'Two cartons of textbooks' },
  { quantity: '3' },
  { weight: '13' },
  { worth_of_goods: 50_000 },
  { handling_instructions: 'This side up' },
];

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

  /** Lets a minute pass, so that what comes next is later than what was printed. */
  const aMinuteLater = () => {
    office().clock.now = new Date(office().clock.now.getTime() + 60_000);
  };

  it('makes a new original after a change of anything that a waybill shows, and says which one it replaces', async () => {
    const { takeIn, edit } = parcels(office);
    const { id } = await takeIn();
    const printed = () => print(`/api/print_waybill/${id}`, 'both');
    let wishes: Partial<WaybillPayload> = {};
    const changed = async (more: Partial<WaybillPayload>) => {
      aMinuteLater();
      wishes = { ...wishes, ...more };
      expect((await edit(id, wishes)).status).toBe(200);
      aMinuteLater();
    };
    expect(await printed()).toEqual(numbered('both', 1));
    for (const more of SHOWN_ON_A_WAYBILL) {
      const original = office().clock.now.toISOString();
      await changed(more);
      expect({ more, body: await printed() }).toEqual({
        more,
        body: { data: { receipt: 'both', number: 1, replaces: original } },
      });
    }
    const replaces = /"replaces":"([^"]+)"/.exec(JSON.stringify(await printed()))?.[1];
    await changed({
      sender_address: '14 Zik Avenue, Awka',
      sender_email: 'obi@example.com',
      book_date: '2026-11-20',
    });
    expect(await printed()).toEqual({ data: { receipt: 'both', number: 3, replaces } });
  });

  it('makes a new original of a ticket after a change of its passenger, its seats or its trip, not of who is aboard', async () => {
    const { call, db, company } = office();
    const trip = await aTrip(db, company, { departsAt: '2026-11-25T06:00:00.000Z' });
    const { body } = await call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(trip) });
    const id = textAt(body, 'data', 'id');
    const anHourLater = aTripForm({ travel_date: '2026-11-25T07:00:00.000Z' });
    const printed = () => print(`/api/print_ticket/${id}`, 'customer');
    const change = async (work: () => Promise<{ status: number }>) => {
      aMinuteLater();
      expect((await work()).status).toBe(200);
      aMinuteLater();
    };
    const edited = (wishes: Partial<TicketPayload>) =>
      change(() => call('PUT', `/api/edit_ticket/${id}`, { by: 'ada', body: aBooking(trip, wishes) }));
    const printedAt = office().clock.now.toISOString();
    await printed();
    const chinwe = { traveler_name: 'Chinwe Obi' };
    await edited(chinwe);
    expect(await printed()).toMatchObject({ data: { number: 1, replaces: printedAt } });
    await edited({ ...chinwe, seat_number: [5] });
    expect(await printed()).toMatchObject({ data: { number: 1 } });
    await change(() => call('PUT', `/api/edit_trip/${trip}`, { by: 'ngozi', body: anHourLater }));
    expect(await printed()).toMatchObject({ data: { number: 1 } });
    await edited({ ...chinwe, seat_number: [5], travel_date: '1990-04-13' });
    await change(() => call('PUT', `/api/ticket_status/${id}`, { by: 'ada', body: { status: 'Boarded' } }));
    expect(await printed()).toMatchObject({ data: { number: 2 } });
  });

  it('makes a new original once the office has renamed what the paper names: its bus, a terminal, its seller', async () => {
    const { call, company } = office();
    const ticket = `/api/print_ticket/${await aTicket(office())}`;
    const waybill = `/api/print_waybill/${(await parcels(office).takeIn()).id}`;
    const now = () => office().clock.now.toISOString();
    const printed = async () => [await print(ticket, 'customer'), await print(waybill, 'both')];
    const renamed = async (path: string, body: object) => {
      aMinuteLater();
      expect(await call('PUT', path, { by: 'ngozi', body })).toMatchObject({ status: 200 });
      aMinuteLater();
      return printed();
    };
    const is = (...all: [number, string][]) =>
      all.map(([number, replaces]) => ({ data: { number, replaces } }));
    const bus = { vehicle_type: 'Bus', vehicle_seat_number: 6, assigned_driver: 'Emeka Eze' };
    const awka = { terminal_name: 'Ọka', terminal_address: '12 Zik Avenue', city: 'Awka', state: 'Anambra' };
    const seller = {
      admin_name: 'Ada Nwosu',
      admin_phone: '08034127781',
      terminal_id: company.awka,
      department: 'Manager',
      login_email: 'ada@company.example',
      passcode: '',
    };
    const first = now();
    await printed();
    const plate = await renamed(`/api/edit_vehicle/${company.bus}`, { ...bus, vehicle_number: 'KJA 11 AA' });
    expect(plate).toMatchObject([{ data: { number: 1, replaces: first } }, numbered('both', 2)]);
    const second = now();
    const terminal = await renamed(`/api/edit_terminal/${company.awka}`, awka);
    expect(terminal).toMatchObject(is([1, second], [1, first]));
    const third = now();
    const clerk = await renamed(`/api/edit_admin/${company.people.ada}`, seller);
    expect(clerk).toMatchObject(is([1, third], [2, first]));
    const moved = { ...awka, terminal_address: '14 Zik Avenue' };
    expect(await renamed(`/api/edit_terminal/${company.awka}`, moved)).toMatchObject(
      is([2, third], [3, first]),
    );
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
