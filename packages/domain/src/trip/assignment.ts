import type { Assignment, NamedDuty } from './duty';
import type { Trip } from './trip';

/** What is chosen and not saved yet, by the id of the trip. */
export type AssignmentChoices = Readonly<Record<string, Partial<Assignment>>>;

type AssignedTrip = Pick<Trip, 'id' | 'vehicleNumber' | 'driver' | 'secondDriver'>;

export const assignmentOf = ({
  vehicleNumber,
  driver = '',
  secondDriver = '',
}: AssignedTrip): Assignment => ({
  vehicleNumber,
  driver,
  secondDriver,
});

export const chosenAssignment = (trip: AssignedTrip, choices: AssignmentChoices): Assignment => ({
  ...assignmentOf(trip),
  ...choices[trip.id],
});

export function isReassigned(trip: Trip, choices: AssignmentChoices): boolean {
  const [stored, chosen] = [assignmentOf(trip), chosenAssignment(trip, choices)];
  return (['vehicleNumber', 'driver', 'secondDriver'] as const).some(
    (field) => stored[field] !== chosen[field],
  );
}

/** Returns the duties as they would be once everything is saved. */
export function dutiesWith(
  duties: readonly NamedDuty[],
  trips: readonly AssignedTrip[],
  choices: AssignmentChoices,
): NamedDuty[] {
  const byId = new Map(trips.map((trip) => [trip.id, trip]));
  return duties.map((duty) => {
    const trip = byId.get(duty.tripId);
    return trip ? Object.assign({}, duty, chosenAssignment(trip, choices)) : duty;
  });
}
