import type {
  AnswerOf,
  WireOf,
  WireTicketOverview,
  ticketExtensions,
  ticketTermsCodec,
} from '@motorpark/api';
import { awaited } from './payments';

/** The voiding of a ticket. */
export const VOIDED = {
  by: 'Ada Obi',
  terminal: 'Awka',
  at: '2025-01-15T08:20:00.000Z',
  reason: 'The passenger cannot travel today',
};

/** The same ticket after it was voided. */
export function voidTicket(): AnswerOf<typeof ticketExtensions.getTicket> {
  const { data } = oneTicket();
  const { terms: _, ...withoutTerms } = data;
  return {
    data: {
      ...withoutTerms,
      voided: VOIDED,
      history: [...(data.history ?? []), { kind: 'voided', ...VOIDED }],
    },
  };
}

/** The same ticket after its personal data was erased. */
export function erasedTicket(): AnswerOf<typeof ticketExtensions.getTicket> {
  const { data } = oneTicket('Completed');
  const unnamed = { name: '', phone: '', address: '', next_of_kin_name: '', next_of_kin_phone: '' };
  return {
    data: {
      ...data,
      dob: '1900-01-01',
      erased: { at: '2025-01-15T08:20:00.000Z', by: 'Ngozi Eze' },
      passenger_information: {
        ...data.passenger_information,
        traveler_name: 'Erased',
        traveler_number: 'Erased',
        next_of_kin_mobile_no: 'Erased',
        traveler_address: '',
        next_of_kin_name: '',
        companions: [{ seat_number: 2, ...unnamed }],
      },
    },
  };
}

/** The same ticket after its bus was replaced by a smaller one. */
export function unseatedTicket(origin = 'Awka'): AnswerOf<typeof ticketExtensions.getTicket> {
  const { data } = oneTicket();
  const passenger_information = { ...data.passenger_information, seat_number: [], original_terminal: origin };
  const lost = { unseated_since: '2025-01-15T08:20:00.000Z', unseated_seats: [1, 2] };
  return { data: { ...data, ...lost, passenger_information } };
}

/** The same ticket while its transfer, or its card payment, is awaited. */
export function awaitedTicket(
  method: 'Bank Transfer' | 'POS' = 'Bank Transfer',
): AnswerOf<typeof ticketExtensions.getTicket> {
  const { data } = oneTicket();
  return {
    data: {
      ...data,
      payment_information: { ...data.payment_information, payment_method: method },
      payment_confirmation: awaited,
    },
  };
}

const BY_RULE = { as: 'refund', kept_percent: 10 } as const;

/** The terms of a ticket after the time for corrections, of a company that keeps a tenth of a refund. */
export const TICKET_TERMS: WireOf<typeof ticketTermsCodec> = {
  reschedule: { fee: 1000, gives_back: true, kept_percent: 10 },
  refund: { amount: 33_300, kept: 3_700, paid_by: [{ method: 'Cash', amount: 37_000 }] },
  delete: BY_RULE,
  seats: BY_RULE,
  method: {
    ...BY_RULE,
    refused:
      'How this ticket was paid could be corrected until 15 Jan 2025, 08:27 AM. Only a super admin can do it now.',
  },
};

/** The company's first ticket, with a day's history, at the given status. A completed trip was yesterday's. */
export const oneTicket = (
  status: WireTicketOverview['status'] = 'Scheduled',
): AnswerOf<typeof ticketExtensions.getTicket> => {
  const day = status === 'Completed' ? '2025-01-14' : '2025-01-15';
  return {
    data: {
      id: 'tk0',
      version: 1,
      ticket_id: 'TK-7QF3XM-K',
      trip_id: 'tr1',
      dob: '1990-04-12',
      status,
      trip_status: status === 'Completed' ? 'Completed' : 'Scheduled',
      original_terminal_id: 't1',
      destination_terminal_id: 't2',
      refundable_until: `${day}T10:00:00.000Z`,
      passenger_information: {
        traveler_name: 'Chinedu Obi',
        traveler_number: '08034127781',
        next_of_kin_mobile_no: '08055512345',
        traveler_address: '12 Zik Avenue, Awka',
        next_of_kin_name: 'Uche Obi',
        traveler_kind: '',
        infants: '',
        accompanied_by: '',
        alone_reason: '',
        seat_number: [1, 2],
        companions: [
          {
            seat_number: 2,
            name: 'Ben Obi',
            phone: '',
            address: '',
            next_of_kin_name: '',
            next_of_kin_phone: '',
          },
        ],
        original_terminal: 'Awka',
        destination_terminal: 'Lagos',
      },
      trip_information: {
        travel_date: `${day}T10:00:00.000Z`,
        vehicle_type: 'Bus',
        vehicle_number: 'ANB 482 XA',
      },
      payment_information: {
        amount: 37_000,
        fare: 18_500,
        payment_method: 'Cash',
        discount: '',
        discount_reason: '',
        non_cash: '',
        payment_reference: '',
      },
      booked_by: 'Ada Obi',
      booked_at: `${day}T07:12:00.000Z`,
      is_own: true,
      terms: TICKET_TERMS,
      history: [
        { kind: 'created', by: 'Ada Obi', terminal: 'Awka', at: `${day}T07:12:00.000Z` },
        {
          kind: 'edited',
          by: 'Ada Obi',
          terminal: 'Awka',
          at: `${day}T07:20:00.000Z`,
          fields: [{ field: 'Seats', from: 'Seats 4, 5', to: 'Seats 1, 2' }],
        },
        {
          kind: 'status',
          from_status: 'Scheduled',
          to_status: 'Boarded',
          by: 'Emeka Eze',
          terminal: 'Awka',
          at: `${day}T08:01:00.000Z`,
        },
        {
          kind: 'correction',
          from_status: 'Boarded',
          to_status: 'Scheduled',
          reason: 'Wrong passenger was ticked',
          by: 'Emeka Eze',
          terminal: 'Awka',
          at: `${day}T08:03:00.000Z`,
        },
      ],
    },
  };
};
