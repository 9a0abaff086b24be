import { type Kobo, type Trip, formatLongDay, formatNaira, formatTime, nameSeats } from '@motorpark/domain';
import { Ask, Line, Root } from './ReadBack.styles';

export interface ReadBackProps {
  trip: Pick<Trip, 'destination' | 'travelDate'>;
  seats: readonly number[];
  /** What the ticket costs; undefined while that cannot be said. */
  amount: Kobo | undefined;
}

/** What the clerk reads back to the passenger before it is sold, in one line: where to, which day, when, which seats, how much. */
export function ReadBack({ trip, seats, amount }: ReadBackProps) {
  const parts = [
    trip.destination,
    formatLongDay(trip.travelDate),
    formatTime(trip.travelDate),
    nameSeats(seats),
    amount !== undefined && formatNaira(amount),
  ];
  return (
    <Root>
      <Ask>Read back: </Ask>
      <Line>{parts.filter(Boolean).join(' · ')}</Line>
    </Root>
  );
}
