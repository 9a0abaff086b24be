import { type TicketPayload, ticketWire, ticketCalls, ticketExtensions } from '@motorpark/contract';
import {
  toEntity,
  TICKET_FIELDS,
  type Ticket,
  type TicketForm,
  type TicketEntityFields,
  type Trip,
  valuesOf,
} from '@motorpark/domain';
import { readSession } from '../session/session';
import { request } from '../backend/connection';
import { withKnownFields, editRecord, voidRecord } from '../rows/soldRecord';
import type { Edited, VoidOrder } from '../rows/records';

export interface Booking {
  form: TicketForm;
  trip: Trip;
  /** The allotment that the seats come from; undefined if they don't come from one. */
  allotment?: string | undefined;
  /** The same for every try of this sale; see `newRetryKey`. */
  retryKey?: string | undefined;
  /** The payload of the first try: a newer version of the app must send the same, or the server takes it for another sale. */
  payload?: TicketPayload | undefined;
  /** The shift in which it was made, if it is sent later. */
  madeInShift?: string | undefined;
}

interface TicketEdit extends Pick<Booking, 'form'> {
  id: string;
  /** The reason, if the server requires one because the payment is corrected afterwards. */
  reason?: string | undefined;
  version?: number | undefined;
}

export function ticketPayload(form: TicketForm, allotment?: string): TicketPayload {
  const { non_cash = '', payment_reference = '', ...payload } = ticketWire.payload(entityOf(form));
  return {
    ...payload,
    ...(non_cash !== '' && { non_cash }),
    ...(payment_reference !== '' && { payment_reference }),
    ...(allotment !== undefined && { allotment }),
  };
}

/** Sells the seats. Fields that the response leaves out are filled in from the booking. */
export async function bookTicket({ form, trip, allotment, payload, ...sending }: Booking): Promise<Ticket> {
  const sent = payload ?? ticketPayload(form, allotment);
  const answer = await request(ticketCalls.bookTicket, { payload: sent, ...sending });
  return withKnownFields<Ticket>(answer, knownOf(entityOf(form), trip));
}

/** Edits a ticket; all its seats change in one call. */
export const editTicket = ({ form, ...order }: TicketEdit): Promise<Edited<Ticket>> =>
  // Unlike a sale's, an empty reference is sent: it removes the one that is there.
  editRecord(ticketExtensions.editTicket, order, ticketWire.payload(entityOf(form)));

export const getTicket = (idOrNumber: string): Promise<Ticket> =>
  request(ticketExtensions.getTicket, { id: idOrNumber.trim() });

export const deleteTicket = (order: VoidOrder) => voidRecord(ticketCalls.deleteTicket, order);

const entityOf = (form: TicketForm): TicketEntityFields =>
  toEntity(TICKET_FIELDS, valuesOf(TICKET_FIELDS, form));

const knownOf = (fields: TicketEntityFields, trip: Trip) => ({
  ...fields,
  routeId: trip.routeId,
  origin: trip.origin,
  destination: trip.destination,
  travelDate: trip.travelDate,
  vehicleType: trip.vehicleType,
  vehicleNumber: trip.vehicleNumber,
  status: trip.status,
  bookedBy: readSession()?.name,
});
