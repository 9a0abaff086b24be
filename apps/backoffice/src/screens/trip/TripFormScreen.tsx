import {
  type Save,
  useFareRule,
  useTripSource,
  useRouteChoices,
  useSaveTrip,
  useSession,
  useTripsFrom,
  useVehicleChoices,
} from '@motorpark/api';
import { type TripForm, addDays } from '@motorpark/domain';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useArea } from '../../shared/useArea';
import { today } from '../../shared/today';
import type { Draft } from '../../shared/record/recordKind';
import { answersOf } from '../../shared/record/answersOf';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useReasonAsked } from '../../shared/record/useReasonAsked';
import { routeChoices, vehicleChoices } from './tripChoices';
import { TRIP_RULES, keptTripRecord, sampleTripRecord } from './tripRecord';

/** Makes a trip, or changes the one that the link names. */
export function TripFormScreen() {
  return useTripSource() === 'sample' ? <SampleTripForm /> : <KeptTripForm />;
}

/** No trip is on the road for longer than a week (docs/trip.md). */
const DAYS_ON_THE_ROAD = 8;

/** The trips that may be in the way of a new one, and the one that the link names. */
function useTripsAbout(id: string | undefined) {
  const [day] = useState(() => addDays(today(), -DAYS_ON_THE_ROAD));
  return useTripsFrom(day, { also: id });
}

/** Where the person's list and form are. */
function useTripPaths() {
  const { trips: list, editTrip: form } = useArea();
  return useMemo(() => ({ list, form }), [list, form]);
}

function KeptTripForm() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? undefined;
  const { trips, ...list } = useTripsAbout(id);
  const terminal = useSession()?.terminalName ?? '';
  const { rows: routes, known: knownRoutes, ...roadList } = useRouteChoices({ within: terminal });
  const { rows: vehicles, ...fleet } = useVehicleChoices();
  const { save } = useSaveTrip();
  const asking = useReasonAsked((order: Save<TripForm>, reason) => save({ ...order, reason }));
  const tripPaths = useTripPaths();
  const fares = useFareRule();
  const kind = useMemo(() => keptTripRecord(tripPaths, fares), [tripPaths, fares]);
  const roads = useMemo(() => routeChoices(routes, terminal), [routes, terminal]);
  const options = ({ travelDate = '', routeId = '' }: Draft) => ({
    routeId: answersOf(roadList, roads),
    vehicleNumber: answersOf(
      fleet,
      vehicleChoices({ vehicles, routes: knownRoutes, trips }, { id, travelDate, routeId }),
    ),
  });
  return (
    <>
      <RecordFormScreen
        kind={kind}
        rules={TRIP_RULES}
        rows={trips}
        {...list}
        save={asking.act}
        options={options}
      />
      {asking.dialog}
    </>
  );
}

/** On a server that only lists trips: the form checks, and says that nothing is stored. */
function SampleTripForm() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? undefined;
  const { trips, ...list } = useTripsAbout(id);
  const { save } = useSaveTrip();
  const trip = trips.find((one) => one.id === id);
  const tripPaths = useTripPaths();
  const kind = useMemo(() => sampleTripRecord(tripPaths, trip), [tripPaths, trip]);
  return <RecordFormScreen kind={kind} rules={TRIP_RULES} rows={trips} {...list} save={save} />;
}
