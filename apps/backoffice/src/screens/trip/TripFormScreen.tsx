import {
  type Save,
  tripCodec,
  tripWire,
  useFareRule,
  useAssignable,
  useCompany,
  useFindFare,
  useRouteChoices,
  useSaveTrip,
  useSession,
  useVehicleChoices,
  today,
  useRelevantTrips,
} from '@motorpark/api';
import {
  type FareRule,
  type Kobo,
  NAIRA_FROM_ZERO,
  TRIP_FIELDS,
  isDay,
  type Trip,
  type TripForm,
  faresOn,
  koboTyped,
  lagosDateTime,
  lagosDay,
  mayBegin,
  parseInstant,
  plannedTripSchema,
  timesOf,
  amountHint,
  amountOnRoute,
  driverChoices,
  driverObstacle,
  driverWith,
  dutiesByName,
  faresOf,
  dutyObstacle,
  routeChoices,
  vehicleChoices,
  tripName,
} from '@motorpark/domain';
import { type Draft, type FieldInput, answersOf, formFields } from '@motorpark/ui/form';
import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useArea } from '../../shared/useArea';
import type { RecordKind, RecordRules } from '../../shared/record/recordKind';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useReasonWhenRequired } from '../../shared/record/useReasonWhenRequired';
import { formWords } from '../../shared/record/usualWords';
import { messages } from './messages';

export interface TripPaths {
  list: string;
  form: string;
}

/** The validation of the form. An edited trip may keep its own date, even in the past; the server knows the fare of the day. */
export const TRIP_RULES: RecordRules<Trip, TripForm> = {
  schema: plannedTripSchema({ today }),
  editSchemaOf: (kept) => plannedTripSchema({ today, kept }),
};

/** The form with one of the company's routes and vehicles. */
const storedTripRecord = (
  paths: TripPaths,
  fares: FareRule | undefined,
  lacksVehicle: boolean,
): RecordKind<Trip, TripForm> =>
  tripRecord(
    paths,
    costsOf(fares),
    { kind: 'search', placeholder: 'Choose a route' },
    {
      kind: 'search',
      placeholder: 'Choose a vehicle',
      ...(lacksVehicle && { isOptionalInEdit: true, editHint: messages.noBusYet }),
    },
    ({ vehicleNumber }) => vehicleNumber,
  );

export const TICKET_COSTS = 'What one ticket costs';

/** Returns what the amount is for, by the company's fare rule. */
const costsOf = (fares: FareRule | undefined): string =>
  fares === 'per-seat' ? 'What one seat costs' : TICKET_COSTS;

/** The form of a trip, with the fields of its route and vehicle as the server needs them. */
export const tripRecord = (
  { list, form }: TripPaths,
  fareHint: string,
  routeId: FieldInput,
  vehicleNumber: FieldInput,
  vehicleOf: (trip: Trip) => string,
): RecordKind<Trip, TripForm> => ({
  one: 'trip',
  many: 'trips',
  title: messages.title,
  paths: { list, create: form, edit: form },
  nameOf: tripName,
  form: {
    title: 'Create Trips',
    editTitle: 'Edit Trip',
    wireNames: tripWire.names,
    parse,
    read: tripCodec.read,
    valuesOf: (trip) => ({
      routeId: trip.routeId,
      travelDate: lagosDateTime(trip.travelDate),
      vehicleNumber: vehicleOf(trip),
      driver: trip.driver ?? '',
      secondDriver: trip.secondDriver ?? '',
      amount: trip.amount > 0 ? NAIRA_FROM_ZERO.edit(trip.amount) : '',
    }),
    fields: formFields(TRIP_FIELDS, {
      routeId,
      travelDate: { kind: 'moment' },
      vehicleNumber,
      driver: { kind: 'suggest', hint: 'The vehicle’s driver, unless somebody else drives' },
      secondDriver: { kind: 'suggest' },
      amount: { kind: 'amount', hint: fareHint },
    }),
  },
  words: {
    create: 'Confirm',
    ...formWords('trip'),
    deleted: messages.deleted,
  },
});

const parse = (draft: Draft): object => ({ ...draft, amount: koboTyped(draft['amount']) });

export function useTripPaths() {
  const { trips: list, editTrip: form } = useArea();
  return useMemo(() => ({ list, form }), [list, form]);
}

/** Plans a trip, or edits the one that the URL names. */
export function TripFormScreen() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? undefined;
  const { trips, ...list } = useRelevantTrips(id);
  const { terminalName: terminal = '', role = 'admin' } = useSession() ?? {};
  const { rows: routes, known: knownRoutes, ...routeList } = useRouteChoices({ within: terminal });
  const { rows: vehicles, ...fleet } = useVehicleChoices();
  const { save } = useSaveTrip();
  const reasonPrompt = useReasonWhenRequired(
    (order: Save<TripForm>, reason) => save({ ...order, reason }),
    id === undefined ? messages.lowerFare : undefined,
  );
  const tripPaths = useTripPaths();
  const fares = useFareRule();
  const edited = trips.find((trip) => trip.id === id);
  const lacksVehicle = edited?.vehicleNumber === '';
  const [chosenDate, setChosenDate] = useState<string>();
  const departsAt = parseInstant(chosenDate ?? edited?.travelDate ?? '');
  const { assignable } = useAssignable(departsAt && lagosDay(departsAt), true);
  const { restHours = 0 } = useCompany().company ?? {};
  const kind = useMemo(
    () => storedTripRecord(tripPaths, fares, lacksVehicle),
    [tripPaths, fares, lacksVehicle],
  );
  const fromHere = useMemo(() => routeChoices(routes, terminal), [routes, terminal]);
  const duties = useMemo(() => dutiesByName(assignable?.duties ?? []), [assignable]);
  const mayGoBeyond = mayBegin('trip.fareBelowRoute', role);
  const findFare = useFindFare();
  const proposed = useRef<Kobo>(undefined);
  const proposals = useRef(0);
  const [listed, setListed] = useState<{ routeId: string; fare: Kobo | undefined }>();
  /** Looks up what is proposed as a new trip's amount after a change: the fare of its route, vehicle type and day, unless the user has typed another. */
  const proposes = (draft: Draft, changed: string) => async (chosen: string) => {
    const wish: Draft = { ...draft, [changed]: chosen };
    const { routeId = '', vehicleNumber = '', travelDate = '' } = wish;
    const day = travelDate.slice(0, 10);
    if (id !== undefined || routeId === '' || !isDay(day)) return {};
    const turn = (proposals.current += 1);
    const found = await findFare({ route_id: routeId, vehicle: vehicleNumber, day }).catch(() => undefined);
    // A later choice has been made meanwhile, and is answered apart.
    if (turn !== proposals.current) return {};
    setListed({ routeId, fare: found });
    const { amount = '' } = draft;
    const isProposed = koboTyped(amount) === proposed.current;
    const from = isProposed ? proposed.current : faresOf(knownRoutes, draft['routeId'] ?? '').fare;
    proposed.current = found ?? faresOf(knownRoutes, routeId).fare;
    return { amount: amountOnRoute(amount, { from, to: proposed.current }) };
  };
  const options = (draft: Draft) => {
    const {
      travelDate = '',
      routeId = '',
      vehicleNumber = '',
      amount = '',
      driver = '',
      secondDriver = '',
    } = draft;
    const ofDay = listed?.routeId === routeId ? listed.fare : undefined;
    const { duration = '', origin } = knownRoutes.find((route) => route.routeId === routeId) ?? {};
    const departure = { id, times: timesOf({ departsAt: travelDate, duration }), duties, restHours };
    const { vehicles: withPapers = [], drivers = [] } = assignable ?? {};
    const known = (number: string) => withPapers.find((one) => one.number === number);
    const whyNot = (name: string) => driverObstacle(drivers, name, departure)?.text;
    const fleetChoices = vehicleChoices(
      vehicles.map((vehicle) => ({ ...vehicle, ...known(vehicle.number) })),
      departure,
      0,
      origin,
    );
    const choices = driverChoices(drivers, departure);
    const bus = dutyObstacle(
      { name: vehicleNumber, missing: known(vehicleNumber)?.missing },
      departure,
    )?.text;
    return {
      routeId: {
        ...answersOf(routeList, fromHere),
        fills: (chosen: string) => {
          const change = { from: faresOf(knownRoutes, routeId).fare, to: faresOf(knownRoutes, chosen).fare };
          return { amount: amountOnRoute(amount, change) };
        },
        looksUp: proposes(draft, 'routeId'),
      },
      travelDate: {
        looksUp: (chosen: string) => {
          setChosenDate(chosen);
          return proposes(draft, 'travelDate')(chosen);
        },
      },
      amount: {
        hint: amountHint(costsOf(fares), faresOn(faresOf(knownRoutes, routeId), ofDay), mayGoBeyond),
      },
      vehicleNumber: {
        ...answersOf(fleet, fleetChoices),
        ...hintOf(bus),
        fills: (chosen: string) => ({
          driver: driverWith(chosen, { vehicles, drivers }, departure) || driver,
        }),
        looksUp: proposes(draft, 'vehicleNumber'),
      },
      driver: { options: choices.driver, ...hintOf(whyNot(driver)) },
      secondDriver: { options: choices.secondDriver, ...hintOf(whyNot(secondDriver)) },
    };
  };
  return (
    <>
      <RecordFormScreen
        kind={kind}
        rules={TRIP_RULES}
        rows={trips}
        {...list}
        save={reasonPrompt.act}
        options={options}
      />
      {reasonPrompt.dialog}
    </>
  );
}

/** Replaces the usual hint of a field by why its choice is not free. */
const hintOf = (obstacle: string | undefined) => (obstacle === undefined ? {} : { hint: obstacle });
