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
import { type TripForm, addDays, mayAnywhere } from '@motorpark/domain';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useArea } from '../../shared/useArea';
import { today } from '../../shared/today';
import type { Draft } from '../../shared/record/recordKind';
import { answersOf } from '../../shared/record/answersOf';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useReasonWhenRequired } from '../../shared/record/useReasonWhenRequired';
import { amountHint, amountOnRoute, fareOf } from './routeFares';
import { driverChoices, routeChoices, vehicleChoices } from './tripChoices';
import { costsOf, sampleTripRecord, storedTripRecord, tripRules } from './tripRecord';

/** Plans a trip, or edits the one that the URL names. */
export function TripFormScreen() {
  return useTripSource() === 'sample' ? <SampleTripForm /> : <StoredTripForm />;
}

/** Days before today whose trips are loaded. No trip takes longer than a week (docs/trip.md). */
const DAYS_ON_THE_ROAD = 8;

/** Loads the trips that may conflict with a new one, and the one that the URL names. */
function useRelevantTrips(id: string | undefined) {
  const [day] = useState(() => addDays(today(), -DAYS_ON_THE_ROAD));
  return useTripsFrom(day, { also: id });
}

/** Paths of the user's own list and form of trips. */
function useTripPaths() {
  const { trips: list, editTrip: form } = useArea();
  return useMemo(() => ({ list, form }), [list, form]);
}

function StoredTripForm() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? undefined;
  const { trips, ...list } = useRelevantTrips(id);
  const { terminalName: terminal = '', role = 'admin' } = useSession() ?? {};
  const { rows: routes, known: knownRoutes, ...roadList } = useRouteChoices({ within: terminal });
  const { rows: vehicles, ...fleet } = useVehicleChoices();
  const { save } = useSaveTrip();
  const reasonPrompt = useReasonWhenRequired((order: Save<TripForm>, reason) => save({ ...order, reason }));
  const tripPaths = useTripPaths();
  const fares = useFareRule();
  const kind = useMemo(() => storedTripRecord(tripPaths, fares), [tripPaths, fares]);
  const roads = useMemo(() => routeChoices(routes, terminal), [routes, terminal]);
  const drivers = useMemo(() => driverChoices(vehicles), [vehicles]);
  const mayGoBelow = mayAnywhere('trip.fareBelowRoute', role);
  const rules = useMemo(
    () => tripRules(mayGoBelow ? undefined : (routeId) => fareOf(knownRoutes, routeId)),
    [knownRoutes, mayGoBelow],
  );
  const options = ({ travelDate = '', routeId = '', amount = '', driver = '' }: Draft) => ({
    routeId: {
      ...answersOf(roadList, roads),
      fills: (chosen: string) => {
        const change = { from: fareOf(knownRoutes, routeId), to: fareOf(knownRoutes, chosen) };
        return { amount: amountOnRoute(amount, change) };
      },
    },
    amount: { hint: amountHint(costsOf(fares), fareOf(knownRoutes, routeId), mayGoBelow) },
    vehicleNumber: {
      ...answersOf(
        fleet,
        vehicleChoices({ vehicles, routes: knownRoutes, trips }, { id, travelDate, routeId }),
      ),
      fills: (chosen: string) => ({
        driver: vehicles.find(({ number }) => number === chosen)?.assignedDriver ?? driver,
      }),
    },
    driver: { options: drivers },
    secondDriver: { options: drivers },
  });
  return (
    <>
      <RecordFormScreen
        kind={kind}
        rules={rules}
        rows={trips}
        {...list}
        save={reasonPrompt.act}
        options={options}
      />
      {reasonPrompt.dialog}
    </>
  );
}

const SAMPLE_RULES = tripRules();

/** For servers that only list trips: the form validates, then says that nothing is stored. */
function SampleTripForm() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? undefined;
  const { trips, ...list } = useRelevantTrips(id);
  const { save } = useSaveTrip();
  const trip = trips.find((one) => one.id === id);
  const tripPaths = useTripPaths();
  const kind = useMemo(() => sampleTripRecord(tripPaths, trip), [tripPaths, trip]);
  return <RecordFormScreen kind={kind} rules={SAMPLE_RULES} rows={trips} {...list} save={save} />;
}
