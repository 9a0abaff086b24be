import { type DAY_CHANGES, type StayReason, TIMETABLE_FIELDS, type TimetableFields } from '@motorpark/domain';
import { get, post, put } from './call';
import { type PayloadOfFields, type RowOf, type WireFields, wireNoun } from './fields';
import type { Data, Nothing, Versioned } from './wire';

export const TIMETABLE_WIRE = {
  routeId: { sent: 'route_id' },
  /** `07:00`, in Lagos. */
  departsAt: { sent: 'departs_at' },
  /** ISO weekdays, `12345`. */
  weekdays: { sent: 'weekdays' },
  vehicleType: { sent: 'vehicle_type' },
  seats: { sent: 'seats' },
  fare: { sent: 'fare' },
  from: { sent: 'from_day' },
  until: { sent: 'until_day' },
  /** Days separated by commas, `2026-12-25, 2026-12-26`, as is `also_on`. */
  notOn: { sent: 'not_on' },
  alsoOn: { sent: 'also_on' },
} as const satisfies WireFields<TimetableFields>;

export const timetableWire = wireNoun(TIMETABLE_FIELDS, TIMETABLE_WIRE);

export type ServicePayload = PayloadOfFields<TimetableFields, typeof TIMETABLE_WIRE>;

export interface WireService extends Versioned, RowOf<TimetableFields, typeof TIMETABLE_WIRE> {
  id: string;
}

/** What a service means for one day. */
export interface WireServiceDay {
  /** Empty for a service that is not saved yet. */
  service_id: string;
  day: string;
  kind: (typeof DAY_CHANGES)[number];
  /** An instant, as is `from`: when it departs now, if it moves. */
  departs_at: string;
  from?: string;
  trip_id?: string;
  why?: StayReason;
}

export interface WireTimetable {
  route_id: string;
  /** The route back; undefined if there is none. */
  return_route_id?: string;
  services: WireService[];
  days: WireServiceDay[];
  today: string;
  /** The last day for which trips are made. */
  last_day: string;
}

export interface WireServicePreview {
  days: WireServiceDay[];
  /** What is unusual about it, for the user to confirm: without `plan` it is refused. */
  questions: string[];
  /** The version of the preview, sent when it is saved: the server does exactly what was shown, or nothing. */
  plan: string;
}

interface Planned {
  plan?: string;
}

const KEEPING = { does: 'timetable.keep' } as const;

export const timetableExtensions = {
  /** Returns the services of a route and the trips that they make. */
  getTimetable: get<Nothing, Data<WireTimetable>>('/api/get_timetable/{id}', { does: 'timetable.see' }),
  /** Returns what saving a service would do; stores nothing. `service_id` names the one that is edited. */
  previewService: post<ServicePayload & { service_id?: string }, Data<WireServicePreview>>(
    '/api/preview_service',
    KEEPING,
  ),
  createService: post<ServicePayload & Planned, Data<WireService>>('/api/create_services', {
    ...KEEPING,
    repeatable: true,
  }),
  editService: put<ServicePayload & Planned, Data<WireService>>('/api/edit_service/{id}', KEEPING),
};
