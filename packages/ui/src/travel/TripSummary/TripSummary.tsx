import { formatDateTime, formatNaira, freeSeats, type Kobo, nameSeats, type Trip } from '@motorpark/domain';
import { VisuallyHidden } from '../../theme';
import { NextIcon, TripIcon } from '../../controls';
import { DescriptionList } from '../../data/DescriptionList/DescriptionList';
import { Invitation, Root, Route, Total } from './TripSummary.styles';

export interface TripSummaryProps {
  /** The chosen trip; undefined shows an invitation to choose one. */
  trip?: Trip | undefined;
  /** Numbers of the seats that are chosen now. */
  chosenSeats: readonly number[];
  /** Fare per seat; leave it out if the ticket has one price whatever its seats. */
  fare?: Kobo | undefined;
  /** Price of the ticket. */
  amount?: Kobo | undefined;
}

/** Shows what is being sold, beside all steps of the booking form. It has no frame of its own: put it into the wizard's aside or a `Card`. */
export function TripSummary({ trip, chosenSeats, fare, amount }: TripSummaryProps) {
  return (
    <Root aria-label="Trip summary">
      {trip ? (
        <>
          <Route>
            {trip.origin} <NextIcon size={16} aria-hidden="true" /> <VisuallyHidden>to</VisuallyHidden>
            {trip.destination}
          </Route>
          <DescriptionList items={factsOf(trip, chosenSeats, fare)} />
          {amount !== undefined && (
            <Total>
              <dt>Amount</dt>
              <dd>{formatNaira(amount)}</dd>
            </Total>
          )}
        </>
      ) : (
        <Invitation>
          <TripIcon size={24} aria-hidden="true" />
          Select trip to view info
        </Invitation>
      )}
    </Root>
  );
}

const factsOf = (trip: Trip, chosenSeats: readonly number[], fare: Kobo | undefined) => [
  { term: 'Travel date', value: formatDateTime(trip.travelDate) },
  { term: 'Vehicle number', value: trip.vehicleNumber },
  { term: 'Vehicle type', value: trip.vehicleType },
  { term: 'Number of seats', value: trip.totalSeats },
  { term: 'Available seats', value: freeSeats(trip) },
  ...(fare === undefined ? [] : [{ term: 'Fare per seat', value: formatNaira(fare) }]),
  { term: 'Seats chosen', value: nameSeats(chosenSeats) || 'None' },
];
