import { formCase } from '../formCase.fixtures';
import { AMOUNT_MESSAGES } from '../rules';
import { routeSchema } from './route.schema';

export const routeCase = formCase(routeSchema, {
  name: 'Route',
  labels: {
    routeId: 'Route ID',
    origin: 'Origin',
    destination: 'Destination',
    distance: 'Distance',
    duration: 'Duration',
    fare: 'Fare',
    mostFare: 'Highest fare',
  },
  filled: {
    routeId: 'Awka - Lagos',
    origin: 'Awka',
    destination: 'Lagos',
    distance: '452 km',
    duration: '7 hours',
    fare: '18,500',
    mostFare: '25,000',
  },
  complaints: [
    { field: 'routeId', value: '', message: 'Route ID is required' },
    { field: 'origin', value: '', message: 'Origin is required' },
    { field: 'destination', value: '', message: 'Destination is required' },
    { field: 'distance', value: '', message: 'Distance is required' },
    { field: 'duration', value: '', message: 'Duration is required' },
    { field: 'fare', value: '0', message: 'Fare must be above zero' },
    { field: 'mostFare', value: '18,499', message: 'The highest fare is less than the fare.' },
    { field: 'mostFare', value: '0', message: 'Highest fare must be above zero' },
    { field: 'fare', value: '-500', message: 'Fare must be above zero' },
    { field: 'fare', value: 'much', message: 'Enter the fare in naira, such as 18,500' },
    { field: 'fare', value: '18,500.005', message: AMOUNT_MESSAGES.partOfKobo },
    { field: 'fare', value: '12.500', message: 'Did you mean 12,500? Write kobo with two digits: 12.50.' },
    { field: 'fare', value: '9'.repeat(20), message: AMOUNT_MESSAGES.tooLarge },
  ],
  accepted: [
    { field: 'duration', value: 'a day, in the rains more', why: 'duration is free text' },
    { field: 'fare', value: '', why: 'a route needs no fare' },
    { field: 'mostFare', value: '18,500', why: 'one fare may be the only one' },
    { field: 'mostFare', value: '', why: 'a fare needs no limit' },
    { field: 'fare', value: '₦18,500.50', why: 'amounts are typed in any usual format' },
  ],
});
