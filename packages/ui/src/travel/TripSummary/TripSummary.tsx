import {
  formatDeparture,
  formatNaira,
  freeSeats,
  type Kobo,
  nameSeats,
  type Region,
  type Trip,
  busText,
} from '@motorpark/domain';
import { styled } from 'styled-components';
import { NextIcon, TripIcon } from '../../controls';
import { DescriptionList } from '../../data/DescriptionList/DescriptionList';
import { useLocale } from '../../locale';
import { color, space, type, VisuallyHidden } from '../../theme';

export interface TripSummaryProps {
  /** The chosen trip; undefined shows an invitation to choose one. */
  trip?: Trip | undefined;
  /** Numbers of the seats that are chosen now. */
  chosenSeats: readonly number[];
  /** Whose ticket it will be; empty until the name is typed. */
  traveler?: string | undefined;
  /** Fare per seat; leave it out if the ticket has one price whatever its seats. */
  fare?: Kobo | undefined;
  /** Price of the ticket. */
  amount?: Kobo | undefined;
}

/** Shows what is being sold, beside all steps of the booking form. It has no frame of its own: put it into the wizard's aside or a `Card`. */
export function TripSummary({ trip, chosenSeats, traveler = '', fare, amount }: TripSummaryProps) {
  const { region, say } = useLocale();
  const chosen = nameSeats(chosenSeats) || say('None');
  return (
    <Root aria-label={say('Trip summary')}>
      {trip ? (
        <>
          <Route>
            {trip.origin} <NextIcon size={16} aria-hidden="true" />{' '}
            <VisuallyHidden>{say('to')}</VisuallyHidden>
            {trip.destination}
          </Route>
          <DescriptionList items={[...factsOf(trip, chosen, fare, region), ...travelerFact(traveler)]} />
          {amount !== undefined && (
            <Total>
              <dt>{say('Amount')}</dt>
              <dd>{formatNaira(amount, region)}</dd>
            </Total>
          )}
        </>
      ) : (
        <Invitation>
          <TripIcon size={24} aria-hidden="true" />
          {say('Select trip to view info')}
        </Invitation>
      )}
    </Root>
  );
}

const factsOf = (trip: Trip, chosen: string, fare: Kobo | undefined, region: Region) => [
  { term: 'Travel date', value: formatDeparture(trip.travelDate, region) },
  { term: 'Vehicle number', value: busText(trip.vehicleNumber) },
  { term: 'Vehicle type', value: trip.vehicleType },
  { term: 'Number of seats', value: trip.totalSeats },
  { term: 'Available seats', value: freeSeats(trip) },
  ...(fare === undefined ? [] : [{ term: 'Fare per seat', value: formatNaira(fare, region) }]),
  { term: 'Seats chosen', value: chosen },
];

const travelerFact = (traveler: string) => (traveler === '' ? [] : [{ term: 'Traveler', value: traveler }]);

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-width: 0;
`;

const Route = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  font: ${type.heading};
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    color: ${color.text.muted};
  }
`;

const Total = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[4]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line.default};
  color: ${color.text.muted};

  dd {
    font: ${type.figure};
    color: ${color.text.default};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

const Invitation = styled.p`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[6]} 0;
  color: ${color.text.muted};
  text-align: center;
`;
