import { TIMETABLE_WIRE, timetableExtensions, timetableWire } from '@motorpark/contract';
import {
  DAY_CHANGES,
  type DayChange,
  STAY_REASONS,
  type StayReason,
  TIMETABLE_FIELDS,
  type TimetableForm,
  type TimetableService,
  valuesOf,
} from '@motorpark/domain';
import { request } from '../backend/connection';
import {
  type Fields,
  each,
  instant,
  oneOf,
  or,
  readRecord,
  recordIn,
  shape,
  text,
  textOf,
  textsIn,
} from '../reading';
import { type Saved, type Save, saveWith } from '../rows/records';

/** What a service means for one day. */
export interface ServiceDay extends Omit<DayChange, 'amount'> {
  /** Empty for a service that is not saved yet. */
  serviceId: string;
}

export interface Timetable {
  routeId: string;
  /** The route back; undefined if there is none. */
  returnRouteId: string | undefined;
  services: TimetableService[];
  days: ServiceDay[];
  today: string;
  lastDay: string;
}

export interface ServicePreview {
  days: ServiceDay[];
  /** What is unusual about it, for the user to confirm. */
  questions: readonly string[];
  /** The version of the preview, sent when it is saved. */
  plan: string;
}

const isReason = (word: string): word is StayReason => Object.hasOwn(STAY_REASONS, word);

const readDay = shape<ServiceDay>({
  serviceId: text,
  day: text,
  kind: or(oneOf(DAY_CHANGES), 'same'),
  departsAt: instant,
  from: textOf,
  tripId: textOf,
  why: (value) => (typeof value === 'string' && isReason(value) ? value : undefined),
});

const readService = (row: Fields, place = 0): TimetableService =>
  readRecord(TIMETABLE_FIELDS, TIMETABLE_WIRE, row, place);

const readTimetable = shape<Timetable>({
  routeId: text,
  returnRouteId: textOf,
  services: each(readService),
  days: each(readDay),
  today: text,
  lastDay: text,
});

const texts = (value: unknown): string[] => textsIn(value) ?? [];

const readPreview = shape<ServicePreview>({ days: each(readDay), questions: texts, plan: text });

export const getTimetable = async (routeId: string): Promise<Timetable> =>
  readTimetable(recordIn(await request(timetableExtensions.getTimetable, { id: routeId })));

const payloadOf = (form: TimetableForm) => timetableWire.payload(valuesOf(TIMETABLE_FIELDS, form));

/** Returns what saving a service would do; changes nothing. */
export const previewService = async (form: TimetableForm, id: string | undefined): Promise<ServicePreview> =>
  readPreview(
    recordIn(
      await request(timetableExtensions.previewService, {
        payload: { ...payloadOf(form), service_id: id ?? '' },
      }),
    ),
  );

/** A service to save as it was previewed. */
export interface PlannedSave extends Save<TimetableForm> {
  plan: string;
}

/** Saves a service; throws an `ApiFailure` at the field `plan` if its result has changed since the preview. */
export const saveService = (order: PlannedSave): Promise<Saved> =>
  saveWith({ create: timetableExtensions.createService, edit: timetableExtensions.editService }, order, {
    ...payloadOf(order.form),
    plan: order.plan,
  });
