import {
  type Save,
  useKeepsTrips,
  useRoutes,
  useSaveTrip,
  useSession,
  useTrips,
  useVehicles,
} from '@motorpark/api';
import type { TripForm } from '@motorpark/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths';
import type { Draft } from '../record/recordKind';
import { answersOf } from '../record/answersOf';
import { RecordFormScreen } from '../record/RecordFormScreen';
import { useReasonAsked } from '../record/useReasonAsked';
import { routeChoices, vehicleChoices } from './tripChoices';
import { keptTripRecord, sampleTripRecord } from './tripRecord';

/** Makes a trip, or changes the one that the link names. */
export function TripFormScreen() {
  return useKeepsTrips() === false ? <SampleTripForm /> : <KeptTripForm />;
}

/** Where the person's list and form are. */
function useTripPaths() {
  const isOffice = useSession()?.role === 'super_admin';
  const { trips: list, editTrip: form } = isOffice ? paths.superAdmin : paths.admin;
  return useMemo(() => ({ list, form }), [list, form]);
}

function KeptTripForm() {
  const { trips, ...list } = useTrips();
  const { routes, ...roadList } = useRoutes();
  const { vehicles, ...fleet } = useVehicles();
  const { save } = useSaveTrip();
  const asking = useReasonAsked((order: Save<TripForm>, reason) => save({ ...order, reason }));
  const terminal = useSession()?.terminalName ?? '';
  const [query] = useSearchParams();
  const id = query.get('id') ?? undefined;
  const tripPaths = useTripPaths();
  const kind = useMemo(() => keptTripRecord(tripPaths), [tripPaths]);
  const roads = useMemo(() => routeChoices(routes, terminal), [routes, terminal]);
  const options = ({ travelDate = '', routeId = '' }: Draft) => ({
    routeId: answersOf(roadList, roads),
    vehicleNumber: answersOf(fleet, vehicleChoices({ vehicles, routes, trips }, { id, travelDate, routeId })),
  });
  return (
    <>
      <RecordFormScreen kind={kind} rows={trips} {...list} save={asking.act} options={options} />
      {asking.dialog}
    </>
  );
}

/** On a server that only lists trips: the form checks, and says that nothing is stored. */
function SampleTripForm() {
  const { trips, ...list } = useTrips();
  const { save } = useSaveTrip();
  const [query] = useSearchParams();
  const trip = trips.find(({ id }) => id === query.get('id'));
  const tripPaths = useTripPaths();
  const kind = useMemo(() => sampleTripRecord(tripPaths, trip), [tripPaths, trip]);
  return <RecordFormScreen kind={kind} rows={trips} {...list} save={save} />;
}
