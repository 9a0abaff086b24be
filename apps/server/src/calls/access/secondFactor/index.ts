import type { PersonHandlers } from '../../../request/call';
import { confirmSecondFactor, startSecondFactor } from './startSecondFactor';
import { endSecondFactor, getSecondFactor } from './getSecondFactor';
import { takeSecondFactor } from './takeSecondFactor';

/** Handlers for the person's own second factor, and for removing another person's. */
export const secondFactorHandlers = {
  getSecondFactor,
  startSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  takeSecondFactor,
} satisfies PersonHandlers;
