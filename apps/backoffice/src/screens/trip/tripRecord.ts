import { SAMPLE_ROUTES, SAMPLE_VEHICLES, readTrip, tripWire } from '@motorpark/api';
import {
  type FareRule,
  type Kobo,
  TRIP_FIELDS,
  type Trip,
  type TripForm,
  koboTyped,
  lagosDateTime,
  nairaOnWire,
  plannedTripSchema,
} from '@motorpark/domain';
import { today } from '../../shared/today';
import { type FieldInput, formFields } from '../../shared/record/fieldKinds';
import type { Draft, RecordKind, RecordRules } from '../../shared/record/recordKind';
import { formWords } from '../../shared/record/usualWords';
import { messages } from './messages';
import { tripName } from './tripName';

interface Paths {
  list: string;
  form: string;
}

/** Returns the validation of the form. An edited trip may keep its own date, even in the past, and its own fare. */
export const tripRules = (
  leastFareOf?: (routeId: string) => Kobo | undefined,
): RecordRules<Trip, TripForm> => ({
  schema: plannedTripSchema({ today, leastFareOf }),
  editSchemaOf: (kept) => plannedTripSchema({ today, kept, leastFareOf }),
});

/** The form for servers that store trips: with one of their routes and vehicles. */
export const storedTripRecord = (paths: Paths, fares: FareRule | undefined): RecordKind<Trip, TripForm> =>
  tripRecord(
    paths,
    costsOf(fares),
    { kind: 'search', placeholder: 'Choose a route' },
    { kind: 'search', placeholder: 'Choose a vehicle' },
    ({ vehicleNumber }) => vehicleNumber,
  );

/** The form for servers that only list trips, without drivers: with fixed choices, and the values of the trip itself. */
export function sampleTripRecord(paths: Paths, trip: Trip | undefined): RecordKind<Trip, TripForm> {
  const { form, ...record } = tripRecord(
    paths,
    TICKET_COSTS,
    choice(SAMPLE_ROUTES, trip?.routeId, 'Choose a route'),
    choice(SAMPLE_VEHICLES, trip?.vehicleType, 'Choose a vehicle'),
    ({ vehicleType }) => vehicleType,
  );
  const fields = form.fields.filter(({ name }) => name !== 'driver' && name !== 'secondDriver');
  return { ...record, form: { ...form, fields } };
}

const TICKET_COSTS = 'What one ticket costs';

/** Returns what the amount is for, by the company's fare rule. */
export const costsOf = (fares: FareRule | undefined): string =>
  fares === 'per-seat' ? 'What one seat costs' : TICKET_COSTS;

const choice = (answers: readonly string[], own: string | undefined, placeholder: string) => ({
  kind: 'choice' as const,
  answers: own && !answers.includes(own) ? [...answers, own] : answers,
  placeholder,
});

const tripRecord = (
  { list, form }: Paths,
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
    read: readTrip,
    valuesOf: (trip) => ({
      routeId: trip.routeId,
      travelDate: lagosDateTime(trip.travelDate),
      vehicleNumber: vehicleOf(trip),
      driver: trip.driver ?? '',
      secondDriver: trip.secondDriver ?? '',
      amount:
        trip.amount > 0 ? nairaOnWire(trip.amount).toLocaleString('en-US', { maximumFractionDigits: 2 }) : '',
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
    notSaved: 'This server cannot store trips. Nothing was sent.',
  },
});

const parse = (draft: Draft): object => ({ ...draft, amount: koboTyped(draft['amount']) });
