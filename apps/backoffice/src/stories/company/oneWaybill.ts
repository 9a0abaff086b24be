import type { AnswerOf, WireChange, WireWaybillOverview, waybillExtensions } from '@motorpark/api';

const AFTER_ARRIVAL = ['Delivered', 'Picked Up'];

const arrival: WireChange[] = [
  {
    kind: 'status',
    from_status: 'On-Transit',
    to_status: 'Delivered',
    by: 'Tunde Bakare',
    terminal: 'Lagos',
    at: '2025-01-10T07:00:00.000Z',
  },
  {
    kind: 'status',
    from_status: 'Delivered',
    to_status: 'Picked Up',
    by: 'Tunde Bakare',
    terminal: 'Lagos',
    at: '2025-01-14T09:20:00.000Z',
  },
];

/** The company's first waybill, with its history, at the given status. A parcel that has arrived was sent on 9 January, any other this morning. */
export const oneWaybill = (
  status: WireWaybillOverview['status'] = 'On-Transit',
): AnswerOf<typeof waybillExtensions.getWaybill> => {
  const day = AFTER_ARRIVAL.includes(status) ? '2025-01-09' : '2025-01-15';
  return {
    data: {
      id: 'wb0',
      version: 1,
      waybill_number: 'WB-4PK8TN-C',
      status,
      sender_email: 'orders@chinwetraders.example',
      original_terminal_id: 't1',
      destination_terminal_id: 't2',
      booked_by: 'Ada Obi',
      booked_at: `${day}T07:36:00.000Z`,
      sender_info: {
        sender_name: 'Chinwe Traders',
        sender_number: '08034127781',
        sender_address: '14 Zik Avenue, Awka',
        book_date: day,
        origin_terminal_name: 'Awka',
        original_terminal: 'Awka',
      },
      receiver_info: {
        receiver_name: 'Bola Ige',
        receiver_number: '08160224519',
        destination_terminal_name: 'Lagos',
      },
      goods_info: {
        description: 'Two cartons of phone accessories',
        quantity: '2',
        weight: '18.5',
        special_handling: 'Keep dry',
        worth_of_goods: 85_000,
      },
      payment_info: { amount: 6_500, payment_method: 'Cash', non_cash: '', payment_reference: '' },
      history: [
        { kind: 'created', by: 'Ada Obi', terminal: 'Awka', at: `${day}T07:36:00.000Z` },
        {
          kind: 'edited',
          by: 'Ada Obi',
          terminal: 'Awka',
          at: `${day}T07:44:00.000Z`,
          fields: [{ field: 'Weight', from: '15', to: '18.5' }],
        },
        {
          kind: 'status',
          from_status: 'Pending',
          to_status: 'On-Transit',
          by: 'Emeka Eze',
          terminal: 'Awka',
          at: `${day}T08:10:00.000Z`,
        },
        ...arrival.slice(0, AFTER_ARRIVAL.indexOf(status) + 1),
      ],
    },
  };
};
