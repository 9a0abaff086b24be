import { formCase } from '../formCase.fixtures';
import { koboTyped } from '../format';
import { AMOUNT_MESSAGES } from '../rules';
import { tripSchema } from './trip.schema';

export const tripCase = formCase(tripSchema, {
  name: 'Trip',
  labels: { routeId: 'Route', travelDate: 'Travel date', vehicleNumber: 'Vehicle', amount: 'Amount (₦)' },
  filled: {
    routeId: 'Awka - Lagos',
    travelDate: '2026-11-22 07:00',
    vehicleNumber: 'ANB 482 XA',
    amount: 1_850_000,
  },
  complaints: [
    { field: 'routeId', value: '', message: 'Route is required' },
    { field: 'travelDate', value: '', message: 'Travel date is required' },
    { field: 'travelDate', value: 'tomorrow', message: 'Please enter a valid travel date.' },
    { field: 'travelDate', value: '2026-02-30', message: 'Please enter a valid travel date.' },
    { field: 'vehicleNumber', value: '', message: 'Vehicle is required' },
    { field: 'amount', value: '', message: 'Amount is required' },
    { field: 'amount', value: 0, message: 'Amount must be above zero' },
    { field: 'amount', value: -100, message: 'Amount must be above zero' },
    { field: 'amount', value: 'much', message: 'Enter the amount in naira, such as 18,500' },
    { field: 'amount', value: 0.5, message: AMOUNT_MESSAGES.partOfKobo },
    { field: 'amount', value: koboTyped('18.500'), message: AMOUNT_MESSAGES.dotForComma(1_850_000) },
    { field: 'amount', value: Number.POSITIVE_INFINITY, message: AMOUNT_MESSAGES.tooLarge },
  ],
});
