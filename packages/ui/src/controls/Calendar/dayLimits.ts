import type { Day } from '@motorpark/domain';

/** The days that can be chosen. */
export interface DayLimits {
  /** First day that can be chosen, as `yyyy-mm-dd`; `max` is the last one. */
  min?: Day | undefined;
  max?: Day | undefined;
  /** Days between them that cannot be chosen. */
  disabledDays?: readonly Day[] | undefined;
  /** How many years before and after the current one can be chosen; 100 by default. */
  yearsAround?: number | undefined;
}
