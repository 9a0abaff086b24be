import { departureExtensions } from '@motorpark/contract';
import {
  type LoadedParcel,
  type Manifest,
  type ManifestLine,
  PASSENGER_KINDS,
  type TicketKey,
  infantsIn,
} from '@motorpark/domain';
import { request } from '../backend/connection';
import {
  count,
  countOf,
  each,
  flag,
  instant,
  instantOf,
  recordIn,
  recordsIn,
  required,
  rowId,
  sentAs,
  shape,
  text,
  textOf,
  valuesIn,
  versionIn,
} from '../reading';
import { tripStatus } from './tripStatus';

/** Fetches a trip with all passengers who have a seat; the response has no body if nothing has changed since the last one. */
export async function getManifest(id: string): Promise<Manifest> {
  const answer = await request(departureExtensions.getManifest, { id, isPolled: true });
  return { ...readManifest(recordIn(answer)), version: versionIn(answer) };
}

/**
 * Marks all passengers of a scanned ticket, or the passenger in a seat, as aboard. A reason allows it after check-in has closed. Returns the newly marked
 * seats.
 */
export const boardPassengers = async (id: string, code: string, reason?: string): Promise<number[]> =>
  markedIn(
    await request(departureExtensions.boardPassengers, {
      id,
      payload: { code, ...(reason !== undefined && { reason }) },
    }),
  );

export const unboardPassengers = async (id: string, seats: number[]): Promise<number[]> =>
  markedIn(await request(departureExtensions.unboardPassengers, { id, payload: { seats } }));

const markedIn = (answer: unknown): number[] => valuesIn(recordIn(answer)['marked'], countOf);

const readKey = shape<TicketKey>({ id: required(countOf), key: required(textOf) });

const readParcel = shape<LoadedParcel>({
  id: rowId,
  number: sentAs('waybill_number', text),
  destination: text,
  description: text,
  quantity: count,
  weight: sentAs('weight_grams', countOf),
  status: text,
});

const readLine = shape<ManifestLine>({
  seat: sentAs('seat_number', count),
  ticketId: sentAs('ticket', text),
  ticketNumber: sentAs('ticket_id', text),
  name: text,
  phone: text,
  address: text,
  nextOfKinName: text,
  nextOfKinPhone: text,
  kind: (word) => PASSENGER_KINDS.find((kind) => kind === word),
  infants: (names) => infantsIn(textOf(names)),
  boardedAt: instantOf,
  boardedBy: textOf,
  isNoShow: sentAs('no_show', flag),
});

const readManifest = shape<Omit<Manifest, 'version'>>({
  id: rowId,
  routeId: text,
  origin: text,
  destination: text,
  travelDate: instant,
  vehicleNumber: text,
  vehicleType: text,
  driver: textOf,
  driverPhone: textOf,
  secondDriver: textOf,
  secondDriverPhone: textOf,
  status: tripStatus,
  canRunAgain: flag,
  totalSeats: count,
  details: (value) => (value === 'required' ? 'required' : 'asked'),
  isOwn: flag,
  ticketKeys: each(readKey),
  passengers: each(readLine),
  parcels: (list) => (Array.isArray(list) ? recordsIn(list, readParcel) : undefined),
});
