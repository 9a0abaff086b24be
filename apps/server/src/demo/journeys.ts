import { earlier, minutesAfter } from './moments';
import { findOrThrow, type Office } from './office';
import { idAt, seededRandom, type Random } from './random';
import type { ChangeRow, PersonRow, TicketRow } from './rows';
import type { Departure } from './trips';

/** Boarding starts this many minutes before departure. */
const BOARDING = 45;

/** Generates the changes that led each trip and its tickets to their status: by whom, where and when. */
export function travel(
  { people }: Office,
  departures: readonly Departure[],
  tickets: readonly TicketRow[],
  now: Date,
): ChangeRow[] {
  const random = seededRandom(departures.length);
  const ticketsOf = new Map<string, TicketRow[]>();
  for (const ticket of tickets) {
    if (ticket.deleted_at !== null) continue;
    ticketsOf.set(ticket.trip_id, [...(ticketsOf.get(ticket.trip_id) ?? []), ticket]);
  }
  return departures.flatMap((departure) => {
    const { trip, leg, departsAt } = departure;
    const receiver = findOrThrow(people, ({ terminal_id }) => terminal_id === leg.destination.id);
    const arrivesAt = minutesAfter(departsAt, leg.line.minutes);
    const tripSteps: Step[] = [
      { from: 'Scheduled', to: 'En-route', at: departsAt, by: leg.seller },
      { from: 'En-route', to: 'Completed', at: arrivesAt, by: receiver },
    ];
    return [
      ...stepsUpTo(trip.status, tripSteps).map((step) => changeOf({ trip_id: trip.id }, step, random)),
      ...(ticketsOf.get(trip.id) ?? []).flatMap((ticket) => {
        const boarding: Step = {
          from: 'Scheduled',
          to: 'Boarded',
          at: boardedAt(ticket, departsAt, now, random),
          by: leg.seller,
        };
        const steps: Step[] = [
          boarding,
          { from: 'Boarded', to: 'Enroute', at: departsAt, by: leg.seller },
          { from: 'Enroute', to: 'Completed', at: arrivesAt, by: receiver },
        ];
        return stepsUpTo(ticket.status, steps).map((step) =>
          changeOf({ ticket_id: ticket.id }, step, random),
        );
      }),
    ];
  });
}

interface Step {
  from: string;
  to: string;
  at: Date;
  by: PersonRow;
}

/** Returns the steps that lead to a status; none for the initial one. */
const stepsUpTo = (status: string, steps: readonly Step[]): readonly Step[] =>
  steps.slice(0, steps.findIndex(({ to }) => to === status) + 1);

/** Returns a time after the booking and the start of boarding, and before the departure and now. */
function boardedAt({ booked_at }: TicketRow, departsAt: Date, now: Date, random: Random): Date {
  const from = Math.max(Date.parse(booked_at), minutesAfter(departsAt, -BOARDING).getTime());
  const to = earlier(departsAt, now).getTime();
  return new Date(from + Math.floor((to - from) * random.next()));
}

type Subject = Pick<ChangeRow, 'trip_id' | 'ticket_id'>;

function changeOf(subject: Subject, { from, to, at, by }: Step, random: Random): ChangeRow {
  return {
    ...subject,
    id: idAt(at, random),
    kind: 'status',
    from_status: from,
    to_status: to,
    person_id: by.id,
    terminal_id: by.terminal_id,
    at: at.toISOString(),
  };
}
