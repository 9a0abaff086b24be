import type { PersonAction } from '@motorpark/domain';
import { AWKA, type Act, type Asked, ROUTE, WHY as reason } from './act';
import { aBooking } from './booking';
import type { Ready } from './calls';
import { aCompanyForm } from './calls/company';
import { disruptable, planned } from './calls/disruptions';
import { aTrip } from './company';
import { anExpense } from './expense';
import { type Office, textAt } from './office';
import { sellingActs, ticketActs } from './ticketActs';
import { aBus, aTripForm } from './trips';
import { aWaybill, parcels } from './waybill';

/** Sets the rules that the acts need: sales close half an hour before departure. */
export const setRules = ({ call }: Office) =>
  call('PUT', '/api/edit_company', {
    by: 'ngozi',
    body: aCompanyForm({ sales_close: '30', reschedule_notice: '0' }),
  });

const PARCEL_MOMENTS = { Pending: 'open', 'On-Transit': 'started', Delivered: 'delivered' } as const;

/** What is done with a parcel from Awka to Lagos, by how far it has come. */
const parcelActs: Act[] = (['Pending', 'On-Transit', 'Delivered'] as const).flatMap((status) => {
  const moment = PARCEL_MOMENTS[status];
  const asks = (action: PersonAction): Asked => ({ action, ends: ROUTE, moment });
  const changed =
    (wishes: object) =>
    async (office: Office): Promise<Ready> => ({
      id: await parcels(() => office).at(status),
      fields: { ...aWaybill(office.company), ...wishes, reason },
    });
  const edit = { call: 'editWaybill', ends: ROUTE } as const;
  const acts: Act[] = [
    { ...edit, says: 'described', asks: asks('waybill.edit'), well: changed({ description: 'Two cartons' }) },
    { ...edit, says: 'made dearer', asks: asks('waybill.amount'), well: changed({ amount: 4_000 }) },
    { ...edit, says: 'made cheaper', asks: asks('waybill.giveBack'), well: changed({ amount: 3_000 }) },
    {
      ...edit,
      says: 'given another receiver',
      asks: asks('waybill.receiver'),
      well: changed({ receiver_name: 'Femi Alo' }),
    },
    {
      says: 'deleted',
      call: 'deleteWaybill',
      ends: ROUTE,
      asks: asks('waybill.void'),
      well: async (office) => ({ id: await parcels(() => office).at(status), fields: { reason } }),
    },
  ];
  return acts.map((act) => Object.assign(act, { says: `a ${status} parcel is ${act.says}` }));
});

const tripActs: Act[] = (['open', 'sold'] as const).flatMap((moment) => {
  const changed =
    (wishes: object) =>
    async (office: Office, place: number): Promise<Ready> => {
      const plate = `RGT ${place} XA`;
      await aBus(office.db, plate);
      const form = aTripForm({ vehicle_number: plate });
      const { body } = await office.call('POST', '/api/create_trips', { by: 'ada', body: form });
      const id = textAt(body, 'data', 'id');
      if (moment === 'sold') await office.call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(id) });
      return { id, fields: { ...form, ...wishes, reason } };
    };
  const asks = (action: PersonAction): Asked => ({ action, ends: ROUTE, moment });
  const edit = { call: 'editTrip', ends: ROUTE } as const;
  return [
    {
      ...edit,
      says: `the fare of a trip is changed, ${moment}`,
      asks: asks('trip.fare'),
      well: changed({ amount: 19_000 }),
    },
    {
      ...edit,
      says: `the time of a trip is changed, ${moment}`,
      asks: asks('trip.date'),
      well: changed({ travel_date: '2026-11-22T08:00' }),
    },
  ];
});

const otherActs: Act[] = [
  {
    says: 'a bus is delayed',
    call: 'disruptTrip',
    ends: ROUTE,
    asks: { action: 'trip.disrupt', ends: ROUTE, moment: 'sold' },
    async well(office, place) {
      const { trip } = await disruptable(office, place);
      const wish = { kind: 'time', travel_date: '2026-11-22T09:00' };
      return { id: trip, fields: await planned(office, trip, wish) };
    },
  },
  {
    says: 'a completed trip is opened again',
    call: 'tripStatus',
    ends: ROUTE,
    asks: { action: 'trip.reopen', ends: ROUTE, moment: 'over' },
    async well({ db, company }) {
      return {
        id: await aTrip(db, company, { status: 'Completed' }),
        fields: { status: 'En-route', reason, confirmed: true },
      };
    },
  },
  {
    says: 'a hand-over is taken back',
    call: 'waybillStatus',
    // Where it was taken, and in whose books its storage is.
    ends: { own: 'lagos' },
    asks: { action: 'step.takeBack', ends: { own: 'lagos' }, moment: 'late', by: 'tunde' },
    at: '2026-11-21T09:20:00.000Z',
    well: async (office) => ({
      id: await parcels(() => office).at('Picked Up'),
      fields: { status: 'Delivered', reason },
    }),
  },
  {
    says: 'a seat is sold with a discount of managers',
    call: 'bookTicket',
    ends: ROUTE,
    asks: { action: 'discount.give', ends: AWKA },
    async well({ call, db, company }, place) {
      const discount = `Friends ${place}`;
      const form = { name: discount, percent: '10', amount_off: '', from_day: '2026-11-01', until_day: '' };
      const body = { ...form, most_uses: '', given_by: 'manager', reason_rule: 'not asked' };
      await call('POST', '/api/create_discounts', { by: 'ngozi', body });
      return { fields: { ...aBooking(await aTrip(db, company), { amount: 16_650, discount }) } };
    },
  },
  ...(['open', 'over'] as const).map((moment): Act => ({
    says: `an expense is deleted, ${moment}`,
    call: 'deleteExpense',
    ends: AWKA,
    asks: { action: 'expense.delete', ends: AWKA, moment },
    async well({ call }) {
      const { body } = await call('POST', '/api/create_expenses', { by: 'ada', body: anExpense() });
      const id = textAt(body, 'data', 'id');
      if (moment === 'over')
        await call('PUT', `/api/expense_status/${id}`, { by: 'ngozi', body: { status: 'Approved' } });
      return { id, fields: { reason } };
    },
  })),
];

export const ACTS: readonly Act[] = [
  ...sellingActs,
  ...ticketActs('ada'),
  ...ticketActs('tunde'),
  ...parcelActs,
  ...tripActs,
  ...otherActs,
];
