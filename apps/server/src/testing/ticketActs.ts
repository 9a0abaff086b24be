import { sql } from '../db';
import { AFTERWARDS, AWKA, type Act, CLOSED, ROUTE, WHY as reason } from './act';
import { aBooking } from './booking';
import type { Ends } from './callers';
import { type PersonName, aTrip } from './company';
import { type Office, textAt } from './office';
import { aTransfer } from './payments';

const TOMORROW = '2026-11-22T06:00:00.000Z';

/** The sellers of tickets from Awka to Lagos, with the terminal that sells. */
const SELLERS = { ada: { own: 'awka' }, tunde: { own: 'lagos' } } as const satisfies Partial<
  Record<PersonName, Ends>
>;
type Seller = keyof typeof SELLERS;

async function sold({ call, db, company }: Office, by: Seller, { seats = [4], departsAt = TOMORROW } = {}) {
  const trip = await aTrip(db, company, { departsAt });
  const fields = aBooking(trip, { seat_number: seats });
  const { body } = await call('POST', '/api/book_ticket', { by, body: fields });
  return { trip, id: textAt(body, 'data', 'id'), fields };
}

const leave = ({ db }: Office, trip: string) =>
  db.query(sql`update trip set status = 'En-route' where id = ${trip}`);

const later = (office: Office) => aTrip(office.db, office.company, { departsAt: '2026-11-24T06:00:00.000Z' });
const moved = (to: string, fee: number) => ({
  trip_id: to,
  seat_number: [2],
  amount: 18_500,
  fee,
  payment_method: 'Cash',
  reason,
});
const back = (amount: number) => ({ amount, payment_method: 'Cash', reason });

/** What is done with a ticket from Awka to Lagos, wherever it was sold. */
export function ticketActs(by: Seller): Act[] {
  const sale = SELLERS[by];
  const reschedule = { call: 'rescheduleTicket', ends: ROUTE } as const;
  const refund = { call: 'refundTicket', ends: sale } as const;
  const edit = { call: 'editTicket', ends: ROUTE } as const;
  const remove = { call: 'deleteTicket', ends: sale } as const;
  const anyhow = { action: 'ticket.rescheduleAnyhow', ends: sale } as const;
  const against = { action: 'ticket.refundAnyhow', ends: sale } as const;
  const gone = async (office: Office) => {
    const one = await sold(office, by);
    await leave(office, one.trip);
    return one;
  };
  const deleting = async (office: Office) => ({ id: (await sold(office, by)).id, fields: { reason } });
  const oneSeatLess = async (office: Office) => {
    const { id, fields } = await sold(office, by, { seats: [4, 5] });
    return { id, fields: { ...fields, seat_number: [4], amount: 18_500, reason } };
  };
  const oneSeatMore = async (office: Office) => {
    const { id, fields } = await sold(office, by);
    return { id, fields: { ...fields, seat_number: [4, 5], amount: 37_000 } };
  };
  const acts: Act[] = [
    {
      ...reschedule,
      says: 'rescheduled for the fee',
      well: async (office) => ({ id: (await sold(office, by)).id, fields: moved(await later(office), 1000) }),
    },
    {
      ...reschedule,
      says: 'rescheduled with the fee waived',
      asks: anyhow,
      well: async (office) => ({ id: (await sold(office, by)).id, fields: moved(await later(office), 0) }),
    },
    {
      ...reschedule,
      says: 'rescheduled once its bus has left',
      asks: anyhow,
      well: async (office) => ({ id: (await gone(office)).id, fields: moved(await later(office), 1000) }),
    },
    {
      ...reschedule,
      says: 'rescheduled to a bus whose sales are closed',
      asks: { action: 'ticket.sellClosed', ends: AWKA },
      at: CLOSED,
      async well(office) {
        const { id } = await sold(office, by, { departsAt: '2026-11-24T06:00:00.000Z' });
        return { id, fields: moved(await aTrip(office.db, office.company), 1000) };
      },
    },
    {
      ...refund,
      says: 'refunded by the rule',
      well: async (office) => ({ id: (await sold(office, by)).id, fields: back(18_500) }),
    },
    {
      ...refund,
      says: 'refunded in part',
      asks: against,
      well: async (office) => ({ id: (await sold(office, by)).id, fields: back(10_000) }),
    },
    {
      ...refund,
      says: 'refunded once its bus has left',
      asks: against,
      well: async (office) => ({ id: (await gone(office)).id, fields: back(18_500) }),
    },
    {
      call: 'takeLuggage',
      ends: ROUTE,
      says: 'given luggage',
      well: async (office) => ({
        id: (await sold(office, by)).id,
        fields: { pieces: '1', kg: '12', fee: 0, payment_method: '', reason: '' },
      }),
    },
    {
      ...edit,
      says: 'corrected in its amount once the passenger is aboard',
      asks: { action: 'ticket.correct', ends: sale },
      async well(office) {
        const { id, fields } = await sold(office, by);
        await office.call('PUT', `/api/ticket_status/${id}`, { by: 'ada', body: { status: 'Boarded' } });
        return { id, fields: { ...fields, amount: 20_000, reason } };
      },
    },
    {
      ...edit,
      says: 'given one seat less',
      asks: { action: 'ticket.giveBack', ends: sale, moment: 'open' },
      well: oneSeatLess,
    },
    {
      ...edit,
      says: 'given one seat less after the time of departure',
      asks: { action: 'ticket.giveBack', ends: sale, moment: 'late' },
      at: AFTERWARDS,
      well: oneSeatLess,
    },
    {
      ...edit,
      says: 'given one seat more',
      asks: { action: 'ticket.collect', ends: ROUTE, moment: 'open' },
      well: oneSeatMore,
    },
    {
      ...edit,
      says: 'given one seat more once sales are closed',
      asks: { action: 'ticket.sellClosed', ends: AWKA },
      at: CLOSED,
      well: oneSeatMore,
    },
    {
      ...remove,
      says: 'deleted',
      asks: { action: 'ticket.void', ends: sale, moment: 'open' },
      well: deleting,
    },
    {
      ...remove,
      says: 'deleted after the time of departure',
      asks: { action: 'ticket.void', ends: sale, moment: 'late' },
      at: AFTERWARDS,
      well: deleting,
    },
    {
      ...remove,
      says: 'deleted once its bus has left',
      asks: { action: 'ticket.void', ends: sale, moment: 'started' },
      well: async (office) => ({ id: (await gone(office)).id, fields: { reason } }),
    },
  ];
  return acts.map((act) => Object.assign(act, { says: `a ticket that ${by} sold is ${act.says}` }));
}

export const sellingActs: Act[] = [
  {
    says: 'a seat is sold',
    call: 'bookTicket',
    ends: ROUTE,
    well: async ({ db, company }) => ({ fields: { ...aBooking(await aTrip(db, company)) } }),
  },
  {
    says: 'a seat is sold once sales are closed',
    call: 'bookTicket',
    ends: ROUTE,
    asks: { action: 'ticket.sellClosed', ends: AWKA },
    at: CLOSED,
    well: async ({ db, company }) => ({ fields: { ...aBooking(await aTrip(db, company)) } }),
  },
  ...(['2026-11-21T09:05:00.000Z', '2026-11-21T09:20:00.000Z'] as const).map((at): Act => {
    const moment = at.includes('09:05') ? 'open' : 'late';
    return {
      says: `a passenger is set back to Scheduled, ${moment}`,
      call: 'ticketStatus',
      // Passengers are boarded where the trip leaves.
      ends: AWKA,
      asks: { action: 'step.takeBack', ends: AWKA, moment, by: 'ada' },
      at,
      async well(office) {
        const { id } = await sold(office, 'ada');
        await office.call('PUT', `/api/ticket_status/${id}`, { by: 'ada', body: { status: 'Boarded' } });
        return { id, fields: { status: 'Scheduled', reason } };
      },
    };
  }),
  {
    says: 'the payment of Ada’s sale is confirmed',
    call: 'confirmPayment',
    ends: AWKA,
    asks: { action: 'payment.confirmOwn', ends: AWKA, by: 'ada' },
    well: async (office, place) => ({
      id: await aTransfer(office, { by: 'ada' }),
      fields: { reference: `TRF ${place} PAID`, amount: 18_500 },
    }),
  },
];
