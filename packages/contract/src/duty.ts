import { DRIVER_KINDS, type NamedDuty } from '@motorpark/domain';
import { answering, data } from './answer';
import { get, put } from './call';
import { type ReadOf, type WireOf, count, flag, instant, list, oneOf, text } from './codec';
import { type FieldsOf, as, record } from './record';

/** A trip as the duty of its vehicle and drivers, each empty if there is none; the times are the recorded ones where they are known. */
export const dutyCodec = record({
  tripId: text,
  routeId: text,
  departsAt: instant,
  arrivesAt: instant,
  isOver: flag,
  destination: text,
  vehicleNumber: text,
  driver: text,
  secondDriver: text,
} satisfies FieldsOf<NamedDuty>);
export type WireDuty = WireOf<typeof dutyCodec>;

/** What is missing of somebody's or something's papers on that day, in words. */
const missing = list(text);

/** What can be assigned to the trips of a day: everything in service. */
export const assignableCodec = record({
  vehicles: list(
    record({
      number: as('vehicle_number', text),
      type: as('vehicle_type', text),
      seats: count,
      assignedDriver: text,
      /** The terminal to which its last trip before that day goes; empty before its first one. */
      standsAt: text,
      missing,
    }),
  ),
  drivers: list(record({ name: text, kind: oneOf(DRIVER_KINDS), missing })),
  /** The trips of the day, and those that may overlap one of them, or leave too little rest beside it. */
  duties: list(dutyCodec),
});
export type Assignable = ReadOf<typeof assignableCodec>;
export type WireAssignable = WireOf<typeof assignableCodec>;

/** Who and what makes a trip. */
export interface WireAssignment {
  id: string;
  /** The version of the trip that the user saw. */
  version: number;
  vehicle_number: string;
  driver: string;
  second_driver: string;
}

/** What was saved, and why the other trips were not: at `vehicle_number`, `driver` or `second_driver`, or at none of them. */
const assignedCodec = record({
  /** The trips as rows of their list, of which the app needs the ids. */
  saved: list(record({ id: text })),
  refused: list(record({ id: text, field: text, message: text })),
});
export type Assigned = ReadOf<typeof assignedCodec>;
export type WireAssigned = WireOf<typeof assignedCodec>;

export const dutyExtensions = {
  getDuties: answering(data(assignableCodec), get<{ day: string }>('/api/get_duties', { does: 'trip.plan' })),
  assignTrips: answering(
    data(assignedCodec),
    put<{ trips: WireAssignment[] }>('/api/assign_trips', { does: 'trip.edit' }),
  ),
  /** Returns the trips of a driver in the week that begins on a day, by departure. */
  getDriverWeek: answering(
    data(list(dutyCodec)),
    get<{ from: string }>('/api/get_driver_week/{id}', { does: 'driver.see' }),
  ),
};
