import { describe, expect, it } from 'vitest';
import { readWaybill } from './readWaybill';

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
      senderPhone: '8034127781',
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
      weight: '12',
      worth: undefined,
      bookDate: 'last Friday',
      status: 'Lost',
    });
  });
});
