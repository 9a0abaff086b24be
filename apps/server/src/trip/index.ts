import type { PersonHandlers } from '../http/call';
import { getTrips } from './getTrips';

export const tripHandlers = { getTrips } satisfies PersonHandlers;
