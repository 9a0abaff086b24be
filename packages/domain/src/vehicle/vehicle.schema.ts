import { type InferType, object } from 'yup';
import type { RulesOf } from '../field';
import { requiredChoice, requiredLine, requiredText } from '../rules';
import { MOST_SEATS } from './mostSeats';
import { VEHICLE_TYPES, type VehicleFields } from './vehicle';

export const vehicleSchema = object({
  number: requiredLine('Vehicle number is required'),
  seats: requiredText('Number of seats is required')
    .matches(/^\d+$/, { message: 'Seats must be a number', excludeEmptyString: true })
    .test('some', 'Seats must be above zero', (seats) => !seats || Number(seats) !== 0)
    .test('few', `At most ${MOST_SEATS} seats`, (seats) => !seats || !(Number(seats) > MOST_SEATS)),
  type: requiredChoice('Vehicle type is required', VEHICLE_TYPES),
  assignedDriver: requiredText('Assigned driver is required'),
} satisfies RulesOf<VehicleFields>);
export type VehicleForm = InferType<typeof vehicleSchema>;
