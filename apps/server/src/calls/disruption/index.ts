import type { PersonHandlers } from '../../request/call';
import { disruptTrip, previewDisruption } from './disruptTrip';
import { getUnseated } from './getUnseated';
import { previewReplacement, replaceVehicle } from './replaceVehicle';
import { seatUnseated } from './seatUnseated';

export const disruptionHandlers = {
  disruptTrip,
  getUnseated,
  previewDisruption,
  previewReplacement,
  replaceVehicle,
  seatUnseated,
} satisfies PersonHandlers;
