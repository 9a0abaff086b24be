import type { PersonHandlers } from '../../http/call';
import { confirmSecondFactor, startSecondFactor } from './setUp';
import { endSecondFactor, getSecondFactor } from './own';
import { takeSecondFactor } from './takeSecondFactor';

/** Second factors: one's own, and that of somebody who has lost theirs. */
export const secondFactorHandlers = {
  getSecondFactor,
  startSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  takeSecondFactor,
} satisfies PersonHandlers;
