import { useSaveTrip, useRelevantTrips } from '@motorpark/api';
import type { Trip, TripForm } from '@motorpark/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RecordKind } from '../../shared/record/recordKind';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { TICKET_COSTS, TRIP_RULES, type TripPaths, tripRecord, useTripPaths } from '../trip/TripFormScreen';

const choice = (answers: readonly string[], own: string | undefined, placeholder: string) => ({
  kind: 'choice' as const,
  answers: own && !answers.includes(own) ? [...answers, own] : answers,
  placeholder,
});

/** Without drivers, with fixed choices, and the values of the trip itself. */
function sampleTripRecord(tripPaths: TripPaths, trip: Trip | undefined): RecordKind<Trip, TripForm> {
  const { form, ...record } = tripRecord(
    tripPaths,
    TICKET_COSTS,
    choice(['Awka - Lagos', 'Imo - Lagos'], trip?.routeId, 'Choose a route'),
    choice(['Bus', 'Coach Bus'], trip?.vehicleType, 'Choose a vehicle'),
    ({ vehicleType }) => vehicleType,
  );
  const fields = form.fields.filter(({ name }) => name !== 'driver' && name !== 'secondDriver');
  return { ...record, form: { ...form, fields } };
}

/** Trips are only listed there (docs/trip.md): the form validates, and is then told that nothing was sent. */
export function CoreTripFormScreen() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? undefined;
  const { trips, ...list } = useRelevantTrips(id);
  const { save } = useSaveTrip();
  const trip = trips.find((one) => one.id === id);
  const tripPaths = useTripPaths();
  const kind = useMemo(() => sampleTripRecord(tripPaths, trip), [tripPaths, trip]);
  return <RecordFormScreen kind={kind} rules={TRIP_RULES} rows={trips} {...list} save={save} />;
}
