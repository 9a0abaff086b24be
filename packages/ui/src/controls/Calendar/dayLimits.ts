import type { Day } from '@motorpark/domain';

/** Which days can be chosen. */
export interface DayLimits {
  /** The first and the last day that may be chosen, as `yyyy-mm-dd`. */
  min?: Day | undefined;
  max?: Day | undefined;
  /** Days between them that may not. */
  disabledDays?: readonly Day[] | undefined;
  /** How many years before and after the current one can be chosen: 100 by default. */
  yearsAround?: number | undefined;
}
