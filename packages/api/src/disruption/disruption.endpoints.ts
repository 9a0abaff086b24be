import { disruptionExtensions, DISRUPTION_NAMES } from '@motorpark/contract';
import type {
  Consent,
  DisruptionForm,
  DisruptionPlan,
  Replacement,
  ReplacementForm,
} from '@motorpark/domain';
import { request } from '../backend/connection';

/** Returns what a disruption would do to each passenger; changes nothing. */
export const previewDisruption = (id: string, form: DisruptionForm): Promise<DisruptionPlan> =>
  request(disruptionExtensions.previewDisruption, { id, payload: payloadOf(form) });

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
export const disruptTrip = ({
  id,
  form,
  plan: { plan, version },
  consent,
  retryKey,
}: Confirmed<DisruptionForm, DisruptionPlan>) =>
  request(disruptionExtensions.disruptTrip, {
    id,
    version,
    payload: { ...payloadOf(form), plan, reason: form.reason, ...consent },
    retryKey,
  });

/** Returns what another vehicle would do to all planned trips of a vehicle; changes nothing. */
export const previewReplacement = (id: string, form: ReplacementForm): Promise<Replacement> =>
  request(disruptionExtensions.previewReplacement, { id, payload: { vehicle_number: form.vehicleNumber } });

/** Carries it out; throws an `ApiFailure` at the field `plan` if its result has changed since the preview. */
export const replaceVehicle = ({
  id,
  form: { vehicleNumber, reason },
  plan: { plan },
  retryKey,
}: Confirmed<ReplacementForm, Replacement>) =>
  request(disruptionExtensions.replaceVehicle, {
    id,
    payload: { vehicle_number: vehicleNumber, plan, reason },
    retryKey,
  });

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
