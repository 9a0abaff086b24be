import {
  formatDateTime,
  formatNaira,
  formatPhone,
  formatSeats,
  seatsWord,
  type Ticket,
} from '@motorpark/domain';
import type { Fact } from '../receipt/FactList';

const phone = (number: string) => (number ? formatPhone(number) : undefined);

export const journeyFacts = ({ travelDate, seats, vehicleType, vehicleNumber }: Ticket): Fact[] => [
  { term: 'Travel date', value: travelDate && formatDateTime(travelDate), isLarge: true },
  { term: seatsWord(seats), value: formatSeats(seats), isLarge: true },
  { term: 'Vehicle type', value: vehicleType },
  { term: 'Vehicle number', value: vehicleNumber, isLarge: true },
];

export const passengerFacts = ({ travelerName, travelerPhone, nextOfKinPhone }: Ticket): Fact[] => [
  { term: 'Name', value: travelerName },
  { term: 'Phone', value: phone(travelerPhone) },
  { term: 'Next of kin', value: phone(nextOfKinPhone) },
];

export const paymentFacts = ({ paymentMethod, fare, seats, amount, bookedBy }: Ticket): Fact[] => [
  { term: 'Payment method', value: paymentMethod },
  { term: 'Booking Agent', value: bookedBy },
  ...(fare === undefined
    ? []
    : [
        { term: 'Fare per seat', value: formatNaira(fare) },
        { term: 'Number of seats', value: String(seats.length) },
      ]),
  { term: 'Amount', value: amount === undefined ? undefined : formatNaira(amount), isLarge: true },
];

/** Both ends of the journey; a server that names only the route has it split on its dash. */
export function endsOf({ origin, destination, routeId }: Ticket): [string, string] | undefined {
  if (origin && destination) return [origin, destination];
  const [from, to, ...more] = routeId?.split(' - ') ?? [];
  return from && to && more.length === 0 ? [from, to] : undefined;
}
