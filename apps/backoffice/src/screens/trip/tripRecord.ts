import { readTrip, tripWire } from '@motorpark/api';
import {
  type Trip,
  type TripForm,
  koboTyped,
  lagosDateTime,
  nairaOnWire,
  plannedTripSchema,
} from '@motorpark/domain';
import { now, today } from '../../shell/today';
import type { RecordField } from '../record/fieldKinds';
import type { Draft, RecordKind } from '../record/recordKind';
import { messages } from './messages';
import { SAMPLE_ROUTES, SAMPLE_VEHICLES } from './samples';
import { tripColumns } from './tripColumns';
import { tripName } from './tripName';

type TripField = RecordField<keyof TripForm>;

interface Paths {
  list: string;
  form: string;
}

/** Trips as a server keeps them: on one of its routes, with one of its vehicles. */
export const keptTripRecord = (paths: Paths): RecordKind<Trip, TripForm> =>
  tripRecord(
    paths,
    { name: 'routeId', label: 'Route', kind: 'search', placeholder: 'Choose a route' },
    { name: 'vehicleNumber', label: 'Vehicle', kind: 'search', placeholder: 'Choose a vehicle' },
    ({ vehicleNumber }) => vehicleNumber,
  );

/** Trips on a server that only lists them: fixed choices, and whatever the trip itself has. */
export const sampleTripRecord = (paths: Paths, trip: Trip | undefined): RecordKind<Trip, TripForm> =>
  tripRecord(
    paths,
    { name: 'routeId', label: 'Route', ...choice(SAMPLE_ROUTES, trip?.routeId, 'Choose a route') },
    {
      name: 'vehicleNumber',
      label: 'Vehicle',
      ...choice(SAMPLE_VEHICLES, trip?.vehicleType, 'Choose a vehicle'),
    },
    ({ vehicleType }) => vehicleType,
  );

const choice = (answers: readonly string[], own: string | undefined, placeholder: string) => ({
  kind: 'choice' as const,
  answers: own && !answers.includes(own) ? [...answers, own] : answers,
  placeholder,
});

const tripRecord = (
  { list, form }: Paths,
  route: TripField,
  vehicle: TripField,
  vehicleOf: (trip: Trip) => string,
): RecordKind<Trip, TripForm> => ({
  one: 'trip',
  many: 'trips',
  title: messages.title,
  paths: { list, create: form, edit: form },
  columns: tripColumns(now()),
  nameOf: tripName,
  search: { label: messages.searchId, textOf: ({ routeId }) => routeId },
  form: {
    title: 'Create Trips',
    editTitle: 'Edit Trip',
    schema: plannedTripSchema(today),
    editSchemaOf: ({ travelDate }) => plannedTripSchema(today, travelDate),
    wireNames: tripWire.names,
    parse,
    read: readTrip,
    valuesOf: (trip) => ({
      routeId: trip.routeId,
      travelDate: lagosDateTime(trip.travelDate),
      vehicleNumber: vehicleOf(trip),
      amount:
        trip.amount > 0 ? nairaOnWire(trip.amount).toLocaleString('en-US', { maximumFractionDigits: 2 }) : '',
    }),
    fields: [
      route,
      { name: 'travelDate', label: 'Travel Date', kind: 'moment' },
      vehicle,
      { name: 'amount', label: 'Amount (₦)', kind: 'amount', hint: 'What one ticket costs' },
    ],
  },
  words: {
    empty: messages.empty,
    create: 'Confirm',
    creating: 'Creating trip...',
    editing: 'Editing trip...',
    created: 'Trip created successfully',
    edited: 'Trip edited successfully',
    deleted: messages.deleted,
    notSaved: 'This server cannot store trips. Nothing was sent.',
  },
});

const parse = (draft: Draft): object => ({ ...draft, amount: koboTyped(draft['amount']) });
