import type { PersonHandlers } from '../http/call';
import { closeShift, countShift } from './closeShift';
import { dropCash } from './dropCash';
import { getMyShift, getShift, getShifts } from './getShifts';
import { openShift } from './openShift';

export const shiftHandlers = {
  openShift,
  getMyShift,
  dropCash,
  countShift,
  closeShift,
  getShifts,
  getShift,
} satisfies PersonHandlers;
