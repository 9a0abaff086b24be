import { disruptionExtensions, DISRUPTION_NAMES } from '@motorpark/contract';
import type {
  Consent,
  DisruptionForm,
  DisruptionPlan,
  ReplacedTrip,
  Replacement,
  ReplacementForm,
  Reseated,
  Unseated,
} from '@motorpark/domain';
import { request } from '../backend/connection';
import {
  count,
  countOf,
  each,
  flag,
  instant,
  recordIn,
  rowId,
  rowVersion,
  seatNumbersOf,
  sentAs,
  shape,
  text,
  textOf,
} from '../reading';

/** Returns what a disruption would do to each passenger; changes nothing. */
export const previewDisruption = async (id: string, form: DisruptionForm): Promise<DisruptionPlan> =>
  planIn(await request(disruptionExtensions.previewDisruption, { id, payload: payloadOf(form) }));

/** What the user confirmed, as it was shown: the form with the reason, and the plan. The id is that of the trip or vehicle. */
export interface Confirmed<Form, Plan> {
  id: string;
  form: Form & { reason: string };
  plan: Plan;
  /** The colleague who consents, and their PIN or passcode. */
  consent?: Consent | undefined;
  retryKey: string;
}

/** Carries out the previewed disruption; throws an `ApiFailure` at the field `plan` if its result has changed since the preview. */
export const disruptTrip = async ({
  id,
  form,
  plan: { plan, version },
  consent,
  retryKey,
}: Confirmed<DisruptionForm, DisruptionPlan>) =>
  planIn(
    await request(disruptionExtensions.disruptTrip, {
      id,
      version,
      payload: { ...payloadOf(form), plan, reason: form.reason, ...consent },
      retryKey,
    }),
  );

/** Returns what another vehicle would do to all planned trips of a vehicle; changes nothing. */
export const previewReplacement = async (id: string, form: ReplacementForm): Promise<Replacement> =>
  replacementIn(
    await request(disruptionExtensions.previewReplacement, {
      id,
      payload: { vehicle_number: form.vehicleNumber },
    }),
  );

/** Carries it out; throws an `ApiFailure` at the field `plan` if its result has changed since the preview. */
export const replaceVehicle = async ({
  id,
  form: { vehicleNumber, reason },
  plan: { plan },
  retryKey,
}: Confirmed<ReplacementForm, Replacement>) =>
  replacementIn(
    await request(disruptionExtensions.replaceVehicle, {
      id,
      payload: { vehicle_number: vehicleNumber, plan, reason },
      retryKey,
    }),
  );

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

const readReseated = shape<Reseated>({
  seat: sentAs('seat_number', count),
  to: sentAs('new_seat_number', countOf),
  ticketId: sentAs('ticket', text),
  ticketNumber: sentAs('ticket_id', text),
  name: text,
  phone: text,
});

const readPlan = shape<DisruptionPlan>({
  version: rowVersion,
  plan: text,
  passengers: each(readReseated),
  loadedParcels: count,
  parcels: count,
  otherTrips: count,
  freeSeats: seatNumbersOf,
  consent: textOf,
});

const readReplaced = shape<ReplacedTrip>({
  id: rowId,
  routeId: text,
  travelDate: instant,
  passengers: each(readReseated),
  loadedParcels: count,
  obstacle: textOf,
});

const readReplacement = shape<Replacement>({ plan: text, trips: each(readReplaced) });

const replacementIn = (answer: unknown): Replacement => readReplacement(recordIn(answer));

const planIn = (answer: unknown): DisruptionPlan => readPlan(recordIn(answer));

export const readUnseated = shape<Unseated>({
  id: rowId,
  version: rowVersion,
  ticketNumber: sentAs('ticket_id', text),
  name: text,
  phone: text,
  seats: sentAs('seat_number', seatNumbersOf),
  since: instant,
  reason: text,
  tripId: text,
  routeId: text,
  travelDate: instant,
  vehicleNumber: text,
  isOwn: flag,
});
