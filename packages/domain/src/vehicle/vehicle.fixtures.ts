import { formCase } from '../formCase.fixtures';
import { vehicleSchema } from './vehicle.schema';

export const vehicleCase = formCase(vehicleSchema, {
  name: 'Vehicle',
  labels: {
    number: 'Vehicle number',
    seats: 'Number of seats',
    type: 'Vehicle type',
    assignedDriver: 'Assigned driver',
  },
  filled: { number: 'ANB 482 XA', seats: '14', type: 'Bus', assignedDriver: 'Chukwuemeka Eze' },
  complaints: [
    { field: 'number', value: '', message: 'Vehicle number is required' },
    { field: 'seats', value: '', message: 'Number of seats is required' },
    { field: 'seats', value: 'fourteen', message: 'Seats must be a number' },
    { field: 'seats', value: '-14', message: 'Seats must be a number' },
    { field: 'seats', value: '14.5', message: 'Seats must be a number' },
    { field: 'seats', value: '0', message: 'Seats must be above zero' },
    { field: 'seats', value: '1400', message: 'At most 100 seats' },
    { field: 'type', value: '', message: 'Vehicle type is required' },
    { field: 'type', value: 'Boat', message: 'Choose Bus, Coach Bus, Truck or Van.' },
    { field: 'assignedDriver', value: '', message: 'Assigned driver is required' },
  ],
  accepted: [
    { field: 'type', value: 'Coach Bus', why: 'one of the four' },
    { field: 'type', value: 'Truck', why: 'one of the four' },
    { field: 'type', value: 'Van', why: 'one of the four' },
    { field: 'seats', value: 59, why: 'a server may send a number' },
  ],
});
