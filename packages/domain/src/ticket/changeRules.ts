import type { Kobo } from '../format';

/** The price of rescheduling: `fee` charges the fee and requires notice; `late-fee` is free with notice and charges the fee later. */
export const RESCHEDULE_RULES = ['fee', 'late-fee'] as const;
export type RescheduleRule = (typeof RESCHEDULE_RULES)[number];

export const RESCHEDULE_RULE_LABELS: Readonly<Record<RescheduleRule, string>> = {
  fee: 'For the fee, with notice only',
  'late-fee': 'Free with notice, later for the fee',
};

/** What a no-show is entitled to. */
export const NO_SHOW_RULES = ['nothing', 'reschedule', 'refund'] as const;
export type NoShowRule = (typeof NO_SHOW_RULES)[number];

export const NO_SHOW_RULE_LABELS: Readonly<Record<NoShowRule, string>> = {
  nothing: 'Has nothing',
  reschedule: 'May reschedule for the fee',
  refund: 'Is refunded by rule',
};

/** The company's rules for rescheduling and refunding tickets. */
export interface ChangeRules {
  rescheduleRule: RescheduleRule;
  /** Hours before departure. */
  rescheduleNotice: number;
  rescheduleFee: Kobo;
  /** How often staff may reschedule one ticket; a disruption does not count. */
  rescheduleLimit: number;
  refundNotice: number;
  /** The part that the company keeps, in percent of the amount paid. */
  refundKept: number;
  noShowRule: NoShowRule;
}
