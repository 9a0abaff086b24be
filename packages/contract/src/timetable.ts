import {
  DAY_CHANGES,
  STAY_REASONS,
  type ServiceDay,
  type ServicesChange,
  TIMETABLE_FIELDS,
  type TimetableService,
} from '@motorpark/domain';
import { answering, data, found } from './answer';
import { get, post, put } from './call';
import {
  type ReadOf,
  type WireOf,
  count,
  day,
  instant,
  keyOf,
  list,
  naira,
  oneOf,
  optional,
  text,
} from './codec';
import { type FieldsOf, record } from './record';
import type { QueryOf } from './search';
import type { Nothing } from './wire';
import { type SentBy, codecsOf, wireForm } from './wireForm';

export const timetableWire = wireForm(TIMETABLE_FIELDS, { from: 'from_day', until: 'until_day' });

export type ServicePayload = SentBy<typeof timetableWire>;

export const serviceCodec = record({
  ...codecsOf(timetableWire),
  id: text,
  version: optional(count),
} satisfies FieldsOf<TimetableService>);
export type WireService = WireOf<typeof serviceCodec>;

/** A service in the list of those of all routes. */
export const listedServiceCodec = record({
  ...serviceCodec.fields,
  /** The id of its route's record, whose timetable has it. */
  routeRecordId: text,
});
export type ListedService = ReadOf<typeof listedServiceCodec>;
export type WireListedService = WireOf<typeof listedServiceCodec>;

export const serviceDayCodec = record({
  serviceId: text,
  day,
  kind: oneOf(DAY_CHANGES),
  departsAt: instant,
  from: optional(instant),
  tripId: optional(text),
  why: optional(keyOf(STAY_REASONS)),
} satisfies FieldsOf<ServiceDay>);
export type WireServiceDay = WireOf<typeof serviceDayCodec>;

const timetableCodec = record({
  routeId: text,
  /** The route back; undefined if there is none. */
  returnRouteId: optional(text),
  /** The fare that the route sets for its trips; undefined if it sets none. */
  fare: optional(naira),
  services: list(serviceCodec),
  days: list(serviceDayCodec),
  today: day,
  /** The last day for which trips are made. */
  lastDay: day,
  /** While trips are made in the background: how many services of all routes have theirs. */
  progress: optional(record({ done: count, services: count })),
});
export type Timetable = ReadOf<typeof timetableCodec>;
export type WireTimetable = WireOf<typeof timetableCodec>;

const servicePreviewCodec = record({
  days: list(serviceDayCodec),
  /** What is unusual about it, for the user to confirm: without `plan` it is refused. */
  questions: list(text),
  /** The version of the preview, sent when it is saved: the server does exactly what was shown, or nothing. */
  plan: text,
});
export type ServicePreview = ReadOf<typeof servicePreviewCodec>;
export type WireServicePreview = WireOf<typeof servicePreviewCodec>;

/** The greatest number of services of one call, so that no sale waits for it. */
export const MOST_SERVICES = 10;

/** What a change of several services does: how many of their trips ahead are added, moved and taken away, and which stay. */
const servicesPreviewCodec = record({
  added: count,
  moved: count,
  removed: count,
  /** The first of the trips that stay as they are, and the number of all. */
  staying: list(record({ tripId: text, name: text, why: keyOf(STAY_REASONS) })),
  stayCount: count,
  questions: list(text),
  plan: text,
});
export type ServicesPreview = ReadOf<typeof servicesPreviewCodec>;
export type WireServicesPreview = WireOf<typeof servicesPreviewCodec>;

/** What is done to services, and the fields that say how. */
interface ServicesPayload {
  change: ServicesChange;
  service_ids: readonly string[];
  not_on?: string | undefined;
  departs_at?: string | undefined;
  from_day?: string | undefined;
}

interface Planned {
  plan?: string;
}

const KEEPING = { does: 'timetable.keep' } as const;

export const timetableExtensions = {
  /** Returns the services of all routes whose timetable the user sees. */
  getServices: answering(
    found(listedServiceCodec),
    get<Nothing | QueryOf<'services'>>('/api/get_services', { does: 'timetable.see' }),
  ),
  /** Returns the services of a route and the trips that they make. */
  getTimetable: answering(
    data(timetableCodec),
    get<Nothing>('/api/get_timetable/{id}', { does: 'timetable.see' }),
  ),
  /** Returns what saving a service would do; stores nothing. `service_id` names the one that is edited. */
  previewService: answering(
    data(servicePreviewCodec),
    post<ServicePayload & { service_id?: string }>('/api/preview_service', KEEPING),
  ),
  createService: answering(
    data(serviceCodec),
    post<ServicePayload & Planned>('/api/create_services', { ...KEEPING, repeatable: true }),
  ),
  editService: answering(
    data(serviceCodec),
    put<ServicePayload & Planned>('/api/edit_service/{id}', KEEPING),
  ),
  /** Returns what a change of several services would do; stores nothing. */
  previewServices: answering(
    data(servicesPreviewCodec),
    post<ServicesPayload>('/api/preview_services', KEEPING),
  ),
  /** Changes several services as it was shown, or none of them. */
  changeServices: answering(
    data(record({ changed: count })),
    post<ServicesPayload & { plan: string }>('/api/change_services', { ...KEEPING, repeatable: true }),
  ),
};
