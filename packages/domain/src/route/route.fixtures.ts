import { formCase } from '../formCase.fixtures';
import { routeSchema } from './route.schema';

export const routeCase = formCase(routeSchema, {
  name: 'Route',
  labels: {
    routeId: 'Route ID',
    origin: 'Origin',
    destination: 'Destination',
    distance: 'Distance',
    duration: 'Duration',
  },
  filled: {
    routeId: 'Awka - Lagos',
    origin: 'Awka',
    destination: 'Lagos',
    distance: '452 km',
    duration: '7 hours',
  },
  complaints: [
    { field: 'routeId', value: '', message: 'Route ID is required' },
    { field: 'origin', value: '', message: 'Origin is required' },
    { field: 'destination', value: '', message: 'Destination is required' },
    { field: 'distance', value: '', message: 'Distance is required' },
    { field: 'duration', value: '', message: 'Duration is required' },
  ],
  accepted: [{ field: 'duration', value: 'a day, in the rains more', why: 'duration is free text' }],
});
