import { type TicketPayload, ticketWire, ticketCalls, ticketExtensions } from '@motorpark/contract';
import {
  findTicket,
  tell,
  TICKET_FIELDS,
  type Ticket,
  type TicketForm,
  type TicketTold,
  type Trip,
  valuesOf,
} from '@motorpark/domain';
import { readSession } from '../access/session';
import { capabilities, request } from '../client/connection';
import { askedRecord, completed, editRecord, voidRecord } from '../client/counterRecord';
import type { Edited, VoidOrder } from '../client/records';
import { recordIn } from '../reading';
import { withReference } from '../payment/withReference';
import { readTicket } from './readTicket';
import { ticketRows } from './ticketRows';

/** What was sold, as the wizard knows it. */
export interface Booking {
  form: TicketForm;
  /** The trip that the form names. */
  trip: Trip;
  /** The allotment that its seats are from, if they are from one. */
  allotment?: string | undefined;
  /** The same for every try of this sale; see `newRetryKey`. */
  retryKey?: string | undefined;
  /** What it was sent as the first time: a newer version of the app sends the same, or the server takes it for another sale. */
  payload?: TicketPayload | undefined;
  /** The drawer that it was made in, where it is sent again. */
  madeInShift?: string | undefined;
}

/** A ticket that is there already, filled in anew. */
interface TicketEdit extends Pick<Booking, 'form'> {
  id: string;
  /** The trip that the form names, for what the answer leaves out. */
  trip?: Trip | undefined;
  /** Why, if the server asks: what was paid is put right afterwards. */
  reason?: string | undefined;
  /** The version that the form opened with. */
  version?: number | undefined;
}

/** What a sale is sent as. */
export const ticketPayload = (form: TicketForm, allotment?: string): TicketPayload => ({
  ...payloadOf(takenOf(form)),
  ...(allotment !== undefined && { allotment }),
});

/** Sells the seats. What the server's answer leaves out of the ticket comes from the booking itself. */
export async function bookTicket({ form, trip, allotment, payload, ...sending }: Booking): Promise<Ticket> {
  await capabilities().load();
  const sent = payload ?? ticketPayload(form, allotment);
  const answer = recordIn(await request(ticketCalls.bookTicket, { payload: sent, ...sending }));
  return completed(readTicket(answer), knownOf(takenOf(form), trip));
}

/** Changes a ticket; its seats move in one go. */
export async function editTicket({ form, trip, ...order }: TicketEdit): Promise<Edited<Ticket>> {
  // What may be sent of the form is known by then.
  await capabilities().load();
  return editRecord(ticketExtensions.editTicket, order, withReference(ticketPayload(form), form), (answer) =>
    completed(readTicket(answer), knownOf(takenOf(form), trip)),
  );
}

/** One ticket by its id or number. */
export const getTicket = (idOrNumber: string): Promise<Ticket> =>
  askedRecord(idOrNumber, {
    one: 'ticket',
    get: ticketExtensions.getTicket,
    read: readTicket,
    list: ticketRows.all,
    find: findTicket,
  });

/** Takes a ticket out of the books. */
export const deleteTicket = (order: VoidOrder): Promise<void> => voidRecord(ticketCalls.deleteTicket, order);

/** What a form says, as far as the server keeps it: others know no more of passengers than a core client says. */
function takenOf(form: TicketForm): TicketTold {
  const told = tell(TICKET_FIELDS, valuesOf(TICKET_FIELDS, form));
  if (capabilities().known()?.has('tickets.passengers')) return told;
  return { ...told, travelerAddress: undefined, nextOfKinName: undefined, companions: undefined };
}

/** Without companions and a reference it is what a core client sends. */
function payloadOf(told: TicketTold): TicketPayload {
  const { payment_reference, traveler_address, next_of_kin_name, companions, ...core } =
    ticketWire.payload(told);
  const paid = payment_reference === '' ? core : { ...core, payment_reference };
  return told.companions === undefined ? paid : { ...paid, traveler_address, next_of_kin_name, companions };
}

/** What the form and its trip say of a ticket. */
const knownOf = (told: TicketTold, trip: Trip | undefined) => ({
  ...told,
  routeId: trip?.routeId,
  origin: trip?.origin,
  destination: trip?.destination,
  travelDate: trip?.travelDate,
  vehicleType: trip?.vehicleType,
  vehicleNumber: trip?.vehicleNumber,
  status: trip?.status,
  bookedBy: readSession()?.name,
});
