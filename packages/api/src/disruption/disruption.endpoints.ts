import { disruptionExtensions, DISRUPTION_NAMES } from '@motorpark/contract';
import type { DisruptionForm, DisruptionPlan, Reseated, Unseated } from '@motorpark/domain';
import { request } from '../client/connection';
import {
  countOf,
  idOf,
  instantOf,
  read,
  recordIn,
  recordOf,
  seatNumbersOf,
  textOf,
  versionOf,
  type Fields,
} from '../reading';

/** Returns what a disruption would do to each passenger; changes nothing. */
export const previewDisruption = async (id: string, form: DisruptionForm): Promise<DisruptionPlan> =>
  readPlan(await request(disruptionExtensions.previewDisruption, { id, payload: payloadOf(form) }));

/** A disruption that the user confirmed: its form, the version of the plan shown in the preview, and the reason. */
export interface ConfirmedDisruption {
  id: string;
  form: DisruptionForm;
  plan: string;
  reason: string;
  version: number | undefined;
  retryKey: string;
}

/** Carries out the previewed disruption; throws an `ApiFailure` at the field `plan` if its result has changed since the preview. */
export const disruptTrip = async ({ id, form, plan, reason, version, retryKey }: ConfirmedDisruption) =>
  readPlan(
    await request(disruptionExtensions.disruptTrip, {
      id,
      payload: { ...payloadOf(form), plan, reason, ...(version !== undefined && { version }) },
      retryKey,
    }),
  );

/** New seats for an unseated ticket. */
export interface NewSeats {
  id: string;
  version: number | undefined;
  tripId: string;
  seats: number[];
  retryKey: string;
}

export const seatUnseated = async ({ id, version, tripId, seats, retryKey }: NewSeats): Promise<void> => {
  await request(disruptionExtensions.seatUnseated, {
    id,
    payload: { trip_id: tripId, seat_number: seats, ...(version !== undefined && { version }) },
    retryKey,
  });
};

const payloadOf = (form: DisruptionForm) => ({
  [DISRUPTION_NAMES.kind]: form.kind,
  ...(form.kind === 'vehicle' && { vehicle_number: form.vehicleNumber }),
  ...(form.kind === 'time' && { travel_date: form.travelDate }),
  ...(form.kind === 'trip' && { trip_id: form.tripId }),
});

function readPlan(answer: unknown): DisruptionPlan {
  const row = recordIn(answer);
  const passengers = read(row, 'passengers');
  return {
    version: versionOf(row),
    plan: textOf(row['plan']) ?? '',
    passengers: (Array.isArray(passengers) ? passengers : []).map((one) => readReseated(recordOf(one))),
    loadedParcels: countOf(row['loaded_parcels']) ?? 0,
    parcels: countOf(row['parcels']) ?? 0,
    otherTrips: countOf(row['other_trips']) ?? 0,
    freeSeats: seatNumbersOf(row['free_seats']),
  };
}

const readReseated = (row: Fields): Reseated => ({
  seat: countOf(row['seat_number']) ?? 0,
  to: countOf(row['new_seat_number']),
  ticketId: textOf(row['ticket']) ?? '',
  ticketNumber: textOf(row['ticket_id']) ?? '',
  name: textOf(row['name']) ?? '',
  phone: textOf(row['phone']) ?? '',
});

export const readUnseated = (row: Fields, place: number): Unseated => ({
  id: idOf(row, place),
  version: versionOf(row),
  ticketNumber: textOf(row['ticket_id']) ?? '',
  name: textOf(row['name']) ?? '',
  phone: textOf(row['phone']) ?? '',
  seats: seatNumbersOf(row['seat_number']),
  since: instantOf(row['since']) ?? '',
  reason: textOf(row['reason']) ?? '',
  tripId: textOf(row['trip_id']) ?? '',
  routeId: textOf(row['route_id']) ?? '',
  travelDate: instantOf(row['travel_date']) ?? '',
  vehicleNumber: textOf(row['vehicle_number']) ?? '',
  isOwn: row['is_own'] === true,
});
