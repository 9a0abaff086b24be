import type { Kobo } from '../format';

/** What rescheduling costs: the fee while there is notice, or nothing then and the fee afterwards. */
export const RESCHEDULE_RULES = ['fee', 'late-fee'] as const;
export type RescheduleRule = (typeof RESCHEDULE_RULES)[number];

/** As a form offers them. */
export const RESCHEDULE_RULE_LABELS: Readonly<Record<RescheduleRule, string>> = {
  fee: 'For the fee, with notice only',
  'late-fee': 'Free with notice, later for the fee',
};

/** What somebody may have whose bus left without them. */
export const NO_SHOW_RULES = ['nothing', 'reschedule', 'refund'] as const;
export type NoShowRule = (typeof NO_SHOW_RULES)[number];

/** As a form offers them. */
export const NO_SHOW_RULE_LABELS: Readonly<Record<NoShowRule, string>> = {
  nothing: 'Has nothing',
  reschedule: 'May reschedule for the fee',
  refund: 'Is refunded by rule',
};

/** The longest notice that is asked for, in hours: 30 days. */
export const MOST_NOTICE_HOURS = 720;

/** The company's rules of what may become of a sold ticket. */
export interface ChangeRules {
  rescheduleRule: RescheduleRule;
  /** In hours before departure, as the next two. */
  rescheduleNotice: number;
  rescheduleFee: Kobo;
  refundNotice: number;
  /** In percent of what was paid. */
  refundKept: number;
  noShowRule: NoShowRule;
}
