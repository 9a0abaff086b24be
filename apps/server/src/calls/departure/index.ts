import type { PersonHandlers, PublicHandlers } from '../../request/call';
import { boardPassengers } from './boardPassengers';
import { getDepartures } from './getDepartures';
import { getHallView, makeHallView, withdrawHallView } from './hallView';
import { getManifest } from './getManifest';
import { showHall } from './showHall';
import { unboardPassengers } from './unboardPassengers';

/** Handlers of the calls that are authorized by a hall's key instead of a login. */
export const publicDepartureHandlers = { showHall } satisfies PublicHandlers;

export const departureHandlers = {
  boardPassengers,
  getDepartures,
  getManifest,
  unboardPassengers,
  getHallView,
  makeHallView,
  withdrawHallView,
} satisfies PersonHandlers;
