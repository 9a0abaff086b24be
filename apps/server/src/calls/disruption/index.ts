import type { PersonHandlers } from '../../request/call';
import { disruptTrip, previewDisruption } from './disruptTrip';
import { getUnseated } from './getUnseated';
import { seatUnseated } from './seatUnseated';

export const disruptionHandlers = {
  disruptTrip,
  getUnseated,
  previewDisruption,
  seatUnseated,
} satisfies PersonHandlers;
