import type { CollectionPayload, WaybillPayload } from '@motorpark/contract';
import { sql } from '../db';
import type { Company, PersonName } from './company';
import { type Answer, type Office, textAt } from './office';

/** The payload of a waybill from Awka to Lagos, unless overridden by `wishes`. */
export const aWaybill = ({ awka, lagos }: Company, wishes: Partial<WaybillPayload> = {}): WaybillPayload => ({
  sender_name: 'Ada Obi',
  sender_number: '0803 412 7781',
  sender_email: 'ada@example.com',
  sender_address: '12 Zik Avenue, Awka',
  receiver_name: 'Bola Ade',
  receiver_number: '07061234567',
  original_terminal: awka,
  destination_terminal: lagos,
  book_date: '2026-11-21',
  description: 'A carton of textbooks',
  quantity: '2',
  weight: '12.5',
  worth_of_goods: 40_000,
  payment_method: 'Cash',
  amount: 3_500,
  handling_instructions: 'Keep dry',
  ...wishes,
});

/** The person who collects a parcel, unless a test overrides it. */
const collector: CollectionPayload = {
  collected_by: 'Bola Ade',
  collector_phone: '07061234567',
  identification: 'NIN slip 4417',
};

/** Calls on waybills. */
export function parcels(office: () => Office) {
  const answered = ({ body }: Answer) => ({
    id: textAt(body, 'data', 'id'),
    number: textAt(body, 'data', 'waybill_number'),
  });
  const takeIn = async (wishes: Partial<WaybillPayload> = {}, by: PersonName = 'ada') =>
    answered(
      await office().call('POST', '/api/create_waybills', { by, body: aWaybill(office().company, wishes) }),
    );
  const setStatus = (
    id: string,
    status: string,
    by: PersonName,
    // A parcel that is loaded onto no bus leaves with a reason.
    reason: string | undefined = status === 'On-Transit' ? 'Went with a taxi' : undefined,
  ) =>
    office().call('PUT', `/api/waybill_status/${id}`, {
      by,
      body: {
        status,
        ...(reason !== undefined && { reason }),
        ...(status === 'Picked Up' && collector),
      },
    });
  return {
    takeIn,
    setStatus,
    edit: (id: string, wishes: Partial<WaybillPayload>, by: PersonName = 'ada') =>
      office().call('PUT', `/api/edit_waybill/${id}`, { by, body: aWaybill(office().company, wishes) }),
    remove: (id: string, by: PersonName = 'ada', reason: string | undefined = 'The sender asked') =>
      office().call('DELETE', `/api/delete_waybill/${id}`, { by, body: { reason } }),
    get: (idOrNumber: string, by: PersonName = 'ada') =>
      office().call('GET', `/api/get_waybill/${encodeURIComponent(idOrNumber)}`, { by }),
    list: (by: PersonName = 'ada', query = '') => office().call('GET', '/api/get_waybills', { by, query }),
    /** Creates a waybill and moves it to a status, step by step. */
    at: async (status: 'Pending' | 'On-Transit' | 'Delivered' | 'Picked Up') => {
      const { id } = await takeIn();
      const steps = [
        ['On-Transit', 'ada'],
        ['Delivered', 'tunde'],
        ['Picked Up', 'tunde'],
      ] as const;
      const count = ['Pending', 'On-Transit', 'Delivered', 'Picked Up'].indexOf(status);
      for (const [next, by] of steps.slice(0, count)) await setStatus(id, next, by);
      return id;
    },
    /** Returns the operations of a waybill, in order. */
    books: (id: string) =>
      office().db.query(sql`select type, description, amount_kobo, terminal_id, person_id,
        reverses is not null as is_reversal from operation where waybill_id = ${id} order by id`),
  };
}
