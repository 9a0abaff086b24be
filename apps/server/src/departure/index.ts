import type { PersonHandlers, PublicHandlers } from '../http/call';
import { getDepartures } from './getDepartures';
import { getHallView, makeHallView, withdrawHallView } from './hallView';
import { showHall } from './showHall';

/** For whoever has the key of a hall. */
export const publicDepartureHandlers = { showHall } satisfies PublicHandlers;

export const departureHandlers = {
  getDepartures,
  getHallView,
  makeHallView,
  withdrawHallView,
} satisfies PersonHandlers;
