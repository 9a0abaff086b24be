import { beforeEach, describe, expect, it } from 'vitest';
import { type Terminal, waybillSchema } from '@motorpark/domain';
import { saveSession } from '../access';
import { configureApi } from '../client';
import { CALLS } from '../contract';
import { setStatus } from '../history';
import { aServer } from '../testing/aServer';
import { readWaybill } from './readWaybill';
import { createWaybill, deleteWaybill, editWaybill, getWaybill, listWaybills } from './waybill.endpoints';

const terminal = (id: string, name: string): Terminal => ({ id, name, address: '', city: '', state: '' });
const terminals = [terminal('a1', 'Awka'), terminal('l1', 'Lagos')];
const form = waybillSchema.validateSync({
  senderName: 'Ada Obi',
  senderPhone: '08034127781',
  senderEmail: 'ada@example.com',
  senderAddress: '12 Zik Avenue, Awka',
  originTerminal: 'a1',
  bookDate: '2026-11-21',
  receiverName: 'Bola Ade',
  receiverPhone: '07061234567',
  destinationTerminal: 'l1',
  goodsDescription: 'A carton of textbooks',
  goodsQuantity: '1,200',
  goodsWeight: '12.50 kg',
  goodsWorth: '₦40,000',
  handlingInstructions: 'Keep dry',
  paymentMode: 'Cash',
  amountPaid: '3,500.50',
});
const SENT = {
  sender_name: 'Ada Obi',
  sender_number: '08034127781',
  sender_email: 'ada@example.com',
  sender_address: '12 Zik Avenue, Awka',
  receiver_name: 'Bola Ade',
  receiver_number: '07061234567',
  original_terminal: 'a1',
  destination_terminal: 'l1',
  book_date: '2026-11-21',
  description: 'A carton of textbooks',
  quantity: '1200',
  weight: '12.5',
  worth_of_goods: 40000,
  payment_method: 'Cash',
  amount: 3500.5,
  handling_instructions: 'Keep dry',
};
/** As our own server answers it. */
const OVERVIEW = {
  id: 'w1',
  waybill_number: 'WB-7QF3XM-K',
  status: 'Pending',
  sender_email: 'ada@example.com',
  original_terminal_id: 'a1',
  destination_terminal_id: 'l1',
  booked_by: 'Ngozi Eze',
  booked_at: '2026-11-21T05:00:00.000Z',
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
    quantity: '1200',
    weight: '12.5',
    special_handling: 'Keep dry',
    worth_of_goods: 40000,
  },
  payment_info: { amount: 3500.5, payment_method: 'Cash' },
};
const WAYBILL = {
  id: 'w1',
  number: 'WB-7QF3XM-K',
  senderName: 'Ada Obi',
  senderNumber: '08034127781',
  senderEmail: 'ada@example.com',
  senderAddress: '12 Zik Avenue, Awka',
  receiverName: 'Bola Ade',
  receiverNumber: '07061234567',
  originTerminal: 'Awka',
  destinationTerminal: 'Lagos',
  originTerminalId: 'a1',
  destinationTerminalId: 'l1',
  bookDate: '2026-11-21',
  description: 'A carton of textbooks',
  quantity: '1200',
  weightKg: '12.5',
  handlingInstructions: 'Keep dry',
  worth: 4_000_000,
  amount: 350_050,
  paymentMethod: 'Cash',
  status: 'Pending',
  bookedBy: 'Ngozi Eze',
  bookedAt: '2026-11-21T05:00:00.000Z',
};
const CAN = {
  body: {
    data: {
      version: '1',
      capabilities: ['requests.body', 'requests.idempotent', 'waybills.write', 'waybills.status', 'history'],
    },
  },
};

beforeEach(() => saveSession({ token: 'tok', role: 'admin', terminalName: 'Awka', name: 'Chidi Eze' }));

describe('on our own server', () => {
  it('takes a parcel in with the names of the wire, and reads the waybill that the overview shows', async () => {
    const server = await aServer({
      'GET /api/capabilities': CAN,
      'POST /api/create_waybills': { body: { data: OVERVIEW } },
    });
    configureApi(server);
    expect(await createWaybill({ form, terminals, idempotencyKey: 'k' })).toEqual(WAYBILL);
    const [call] = server.calls('/api/create_waybills');
    expect(JSON.parse(call?.body ?? '')).toEqual(SENT);
    expect(call?.headers['idempotency-key']).toBe('k');
  });

  it('edits one, and sets its status with the reason of a correction', async () => {
    const server = await aServer({
      'GET /api/capabilities': CAN,
      'PUT /api/edit_waybill/w1': { body: { data: OVERVIEW } },
      'PUT /api/waybill_status/w1': { body: { data: { id: 'w1' } } },
    });
    configureApi(server);
    expect(await editWaybill({ id: 'w1', form, terminals })).toEqual({ outcome: 'done', waybill: WAYBILL });
    expect(JSON.parse(server.calls('/api/edit_waybill/w1')[0]?.body ?? '')).toEqual(SENT);
    const back = { id: 'w1', status: 'Pending', reason: 'Wrong parcel' };
    expect(await setStatus(CALLS.waybillStatus, back)).toBe('done');
    expect(JSON.parse(server.calls('/api/waybill_status/w1')[0]?.body ?? '')).toEqual({
      status: 'Pending',
      reason: 'Wrong parcel',
    });
  });

  it('reads one by its number with all that happened to it', async () => {
    const line = { kind: 'created', by: 'Ngozi Eze', terminal: 'Awka', at: '2026-11-21T05:00:00.000Z' };
    const server = await aServer({
      'GET /api/capabilities': CAN,
      'GET /api/get_waybill/WB-7QF3XM-K': { body: { data: { ...OVERVIEW, history: [line] } } },
    });
    configureApi(server);
    expect(await getWaybill(' WB-7QF3XM-K ')).toMatchObject({
      ...WAYBILL,
      deletedAt: undefined,
      history: [line],
    });
    await expect(getWaybill('WB-7QF3XM-L')).rejects.toMatchObject({ kind: 'refused', status: 404 });
  });

  it('says at its field what is wrong', async () => {
    const message = 'Please select a destination.';
    const server = await aServer({
      'GET /api/capabilities': CAN,
      'POST /api/create_waybills': {
        status: 422,
        body: { message, errors: { destination_terminal: [message] } },
      },
    });
    configureApi(server);
    await expect(createWaybill({ form, terminals })).rejects.toMatchObject({
      kind: 'invalid',
      fieldErrors: { destination_terminal: message },
    });
  });
});

describe('on a core server', () => {
  it('sends a parcel’s fields in the query, and fills in from the form what the answer leaves out', async () => {
    const server = await aServer({
      'POST /api/create_waybills': {
        body: { message: 'Created', data: { data: { id: 12, original_terminal: 'a1' } } },
      },
    });
    configureApi(server);
    expect(await createWaybill({ form, terminals, idempotencyKey: 'k' })).toMatchObject({
      ...WAYBILL,
      id: '12',
      number: '12',
      bookedBy: 'Chidi Eze',
      bookedAt: undefined,
    });
    const [call] = server.calls('/api/create_waybills');
    expect(Object.fromEntries(call?.query ?? [])).toEqual({
      ...SENT,
      worth_of_goods: '40000',
      amount: '3500.5',
    });
    expect([call?.body, call?.headers['idempotency-key']]).toEqual(['', undefined]);
  });

  it('has no call for edits and statuses: nothing is sent', async () => {
    const server = await aServer({});
    configureApi(server);
    expect(await editWaybill({ id: '12', form, terminals })).toEqual({ outcome: 'unsupported' });
    expect(await setStatus(CALLS.waybillStatus, { id: '12', status: 'On-Transit' })).toBe('unsupported');
    expect(server.arrived.map(({ path }) => path)).toEqual(['/api/capabilities']);
  });

  it('lists, deletes, and finds one in the list by its id or number', async () => {
    const row = { id: 12, waybill_number: 'WB-7QF3XM-K', sender_name: 'Ada Obi' };
    const server = await aServer({
      'GET /api/get_waybills': { body: { data: { data: [row, { waybill_number: 'OLD-3' }] } } },
      'DELETE /api/delete_waybill/12': { body: { data: row } },
    });
    configureApi(server);
    expect((await listWaybills()).map(({ id, number }) => [id, number])).toEqual([
      ['12', 'WB-7QF3XM-K'],
      ['OLD-3', 'OLD-3'],
    ]);
    for (const asked of ['12', 'WB-7QF3XM-K', 'wb-7qf3xm-k', ' 12 ']) {
      expect((await getWaybill(asked)).id).toBe('12');
    }
    expect((await getWaybill('old-3')).id).toBe('OLD-3');
    await expect(getWaybill('13')).rejects.toMatchObject({ kind: 'refused', status: 404 });
    await deleteWaybill('12');
    await expect(deleteWaybill('13')).rejects.toMatchObject({ kind: 'refused', status: 404 });
  });
});

describe('a waybill as servers write it', () => {
  it('may be a row with either spelling', () => {
    const row = {
      id: 7,
      waybill_number: 'WB-1',
      sender_name: ' Ada Obi ',
      sender_number: 8034127781,
      amount: '65,000',
      worth_of_goods: '₦1,200,000.00',
      status: 'picked-up',
      original_terminal_name: 'Awka',
      destination_terminal_name: 'Lagos',
      ticketId: 'TK-1',
    };
    const read = {
      id: '7',
      number: 'WB-1',
      senderName: 'Ada Obi',
      senderNumber: '8034127781',
      receiverName: '',
      amount: 6_500_000,
      worth: 120_000_000,
      status: 'Picked Up',
      originTerminal: 'Awka',
      destinationTerminal: 'Lagos',
      routeId: 'Awka - Lagos',
      vehicleNumber: 'ANB 482 XA',
      vehicleType: 'Van',
      bookDate: '2026-11-21',
      departureDate: '2026-11-21T06:00:00.000Z',
      pickupDate: '2026-11-22T23:00:00.000Z',
      history: undefined,
    };
    const camel = {
      routeId: 'Awka - Lagos',
      vehicleNumber: 'ANB 482 XA',
      vehicle_type: 'Van',
      bookDate: '2026-11-21 09:15:00',
      departureDate: '2026-11-21T07:00:00+01:00',
      pickupDate: '2026-11-23',
    };
    const snake = {
      route_id: 'Awka - Lagos',
      vehicle_number: 'ANB 482 XA',
      vehicleType: 'Van',
      book_date: '2026-11-21',
      departure_date: '2026-11-21 07:00',
      pickup_date: '2026-11-23',
    };
    expect(readWaybill({ ...row, ...camel })).toMatchObject(read);
    expect(readWaybill({ ...row, ...snake })).toMatchObject(read);
  });

  it.each([
    [{ original_terminal: 'Awka' }, 'Awka', undefined],
    [{ original_terminal: 7 }, undefined, '7'],
    [{ original_terminal: { id: 7, terminal_name: 'Awka' } }, 'Awka', '7'],
    [{ origin_terminal_name: 'Awka', original_terminal: '7' }, 'Awka', '7'],
    [
      { original_terminal: '0199f1f0-0000-7000-8000-000000000000' },
      undefined,
      '0199f1f0-0000-7000-8000-000000000000',
    ],
    [{}, undefined, undefined],
  ])('names its origin in one way or another: %o', (sender, name, id) => {
    expect(readWaybill({ id: 1, sender_info: sender })).toMatchObject({
      originTerminal: name,
      originTerminalId: id,
    });
  });

  it('may be one that was deleted', () => {
    expect(readWaybill({ ...OVERVIEW, deleted_at: '2026-11-21 09:15:00' }).deletedAt).toBe(
      '2026-11-21T08:15:00.000Z',
    );
  });

  it('keeps what it cannot read as it came, and what is left out as nothing', () => {
    expect(
      readWaybill(
        {
          goods_info: { quantity: '3 bags', weight: '12 KG', worth_of_goods: 'much' },
          sender_info: { book_date: 'last Friday' },
          status: 'Lost',
        },
        4,
      ),
    ).toMatchObject({
      id: '#5',
      number: '',
      quantity: '3 bags',
      weightKg: '12',
      worth: undefined,
      bookDate: 'last Friday',
      status: 'Lost',
    });
  });
});
