import { type Kobo, type Trip, formatLongDay, formatNaira, formatTime, nameSeats } from '@motorpark/domain';
import { Ask, Line, Root } from './ReadBack.styles';

export interface ReadBackProps {
  trip: Pick<Trip, 'destination' | 'travelDate'>;
  seats: readonly number[];
  /** Price of the ticket; undefined while it is not known. */
  amount: Kobo | undefined;
}

/** What the clerk reads back to the passenger before the ticket is sold, in one line: destination, day, time, seats and price. */
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
