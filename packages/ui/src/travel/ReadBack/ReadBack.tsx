import { formatDeparture, formatNaira, type Kobo, nameSeats, type Trip } from '@motorpark/domain';
import { styled } from 'styled-components';
import { useLocale, withoutThisYear } from '../../locale';
import { color, radius, space, type } from '../../theme';

export interface ReadBackProps {
  /** Where the trip goes, and when. */
  trip: Pick<Trip, 'destination' | 'travelDate'>;
  /** The numbers of the seats. */
  seats: readonly number[];
  /** Price of the ticket; undefined while it is not known. */
  amount: Kobo | undefined;
}

/** What the clerk reads back to the passenger before the ticket is sold, in one line: destination, day, time, seats and price. */
export function ReadBack({ trip, seats, amount }: ReadBackProps) {
  const { region, say } = useLocale();
  const parts = [
    trip.destination,
    formatDeparture(trip.travelDate, region),
    nameSeats(seats),
    amount !== undefined && formatNaira(amount, region),
  ];
  return (
    <Root>
      <Ask>{say('Read back:')} </Ask>
      <Line>{withoutThisYear(parts.filter(Boolean).join(' · '))}</Line>
    </Root>
  );
}

const Root = styled.p`
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.line.default};
  border-radius: ${radius.large};
  background: ${color.surface.sunken};
  overflow-wrap: anywhere;
`;

const Ask = styled.span`
  color: ${color.text.muted};
`;

const Line = styled.strong`
  font: ${type.strong};
  font-variant-numeric: tabular-nums;
`;
