import { NAIRA_FROM_ZERO, WHOLE, choice } from '../field';
import { CONFIRMATION_RULES, CONFIRMATION_RULE_LABELS } from '../payment/confirmationRule';
import { SHIFT_RULES, SHIFT_RULE_LABELS } from '../shift/shiftRule';
import {
  NO_SHOW_RULES,
  NO_SHOW_RULE_LABELS,
  RESCHEDULE_RULES,
  RESCHEDULE_RULE_LABELS,
} from '../ticket/changeRules';
import { FARE_RULES, FARE_RULE_LABELS } from '../ticket/fare';
import { LUGGAGE_CHARGES, LUGGAGE_CHARGE_LABELS } from '../ticket/luggageRule';
import { USUAL_KINDS } from '../ticket/kinds';
import { FEE, NOTICE, type Settings } from './setting';

const CLOSING = { of: 'whole minutes', least: 0, most: 720 } as const;

/** How tickets and parcels are sold, and how sales are changed and refunded. */
export const SALE_SETTINGS = {
  fareRule: {
    label: 'A ticket costs',
    kind: choice(FARE_RULES),
    heading: 'Selling',
    missing: 'Choose what a ticket costs.',
    answers: FARE_RULE_LABELS,
    hint: 'The price that a sale starts with, from the next ticket on.',
    usual: 'per-seat',
  },
  childAge: {
    label: 'Children are under',
    kind: WHOLE,
    within: { of: 'whole years', least: 1, most: 17, zero: 'if children pay as adults do' },
    hint: 'Years. They have a seat and pay a part of the fare; 0 if they pay as adults do.',
    usual: USUAL_KINDS.childAge,
  },
  childPercent: {
    label: 'A child pays',
    kind: WHOLE,
    within: { of: 'a whole percentage', least: 1, most: 100 },
    hint: 'Percent of the fare, in whole naira, from the next ticket on.',
    usual: USUAL_KINDS.childPercent,
  },
  infantAge: {
    label: 'Infants on the lap are under',
    kind: WHOLE,
    within: { of: 'whole years', least: 1, most: 5, zero: 'if nobody travels on a lap' },
    hint: 'Years. They have no seat and pay nothing, and are on the manifest; 0 if nobody travels so.',
    usual: USUAL_KINDS.infantAge,
  },
  accompaniedAge: {
    label: 'Children travel with an adult under',
    kind: WHOLE,
    within: { of: 'whole years', least: 1, most: 17, zero: 'if they may travel alone' },
    hint: 'Years. Tickets say so; 0 if they may travel alone.',
    usual: 12,
  },
  luggageCharge: {
    label: 'Luggage is paid for',
    kind: choice(LUGGAGE_CHARGES),
    missing: 'Choose how luggage is paid for.',
    answers: LUGGAGE_CHARGE_LABELS,
    hint: 'On the ticket’s page, until the bus leaves.',
    usual: 'kilogram',
  },
  luggageFree: {
    label: 'Free luggage',
    kind: WHOLE,
    within: { of: 'a whole number', least: 0, most: 999 },
    hint: 'Kilograms or pieces of a ticket, whatever its seats.',
    usual: 20,
  },
  luggageFee: {
    label: 'Luggage fee',
    kind: NAIRA_FROM_ZERO,
    ...FEE,
    hint: 'Of each further kilogram or piece; 0 is none.',
    usual: 10_000,
  },
  shiftRule: {
    label: 'Staff sell',
    kind: choice(SHIFT_RULES),
    missing: 'Choose whether selling needs an open till.',
    answers: SHIFT_RULE_LABELS,
    hint: 'Of seats and parcels. Head office sells without a till.',
    usual: 'optional',
  },
  drawerFloat: {
    label: 'Stays in a drawer at most',
    kind: NAIRA_FROM_ZERO,
    missing: 'Enter the float in naira, 0 for none.',
    hint: 'The next float. The rest of what is counted goes to the bank.',
    usual: 5_000_000,
  },
  timetableDays: {
    label: 'The timetable plans ahead',
    kind: WHOLE,
    within: { of: 'whole days', least: 1, most: 90 },
    hint: 'Days for which its trips are made, so that their seats can be sold.',
    usual: 14,
  },
  confirmationRule: {
    label: 'Bank transfers and cards',
    kind: choice(CONFIRMATION_RULES),
    missing: 'Choose whether bank transfers and cards wait for confirmation.',
    answers: CONFIRMATION_RULE_LABELS,
    hint: 'For new tickets and parcels. Cash needs no confirmation.',
    usual: 'none',
  },
  confirmationMinutes: {
    label: 'Time for confirming',
    kind: WHOLE,
    within: { of: 'whole minutes', least: 5, most: 4320 },
    hint: 'Minutes. A sale that is not confirmed by then becomes void.',
    usual: 120,
  },
  salesClose: {
    label: 'Selling closes',
    kind: WHOLE,
    within: CLOSING,
    hint: 'Minutes before departure; 0 is when it leaves, until midnight at the latest.',
    usual: 0,
  },
  checkInClose: {
    label: 'Check-in closes',
    kind: WHOLE,
    within: CLOSING,
    hint: 'Minutes before departure; later ones board with a reason. 0 is when it leaves.',
    usual: 0,
  },
  outageSeats: {
    label: 'Seats kept for an outage',
    kind: WHOLE,
    within: { of: 'a whole number', least: 0, most: 6 },
    answers: { 0: 'None' },
    hint: 'Of each trip at each counter, to sell without a connection; 0 keeps none.',
    usual: 0,
  },
  rescheduleRule: {
    label: 'A ticket is rescheduled',
    kind: choice(RESCHEDULE_RULES),
    heading: 'Changes and refunds',
    missing: 'Choose what rescheduling costs.',
    answers: RESCHEDULE_RULE_LABELS,
    hint: 'What staff take for another departure. Head office may move a ticket at any time.',
    usual: 'fee',
  },
  rescheduleNotice: {
    label: 'Notice for rescheduling',
    kind: WHOLE,
    within: NOTICE,
    hint: 'Hours before departure. Later it costs the fee or is refused, as chosen above.',
    usual: 12,
  },
  rescheduleFee: {
    label: 'Fee for rescheduling',
    kind: NAIRA_FROM_ZERO,
    ...FEE,
    hint: 'Of a ticket, whatever its seats; 0 is none.',
    usual: 100_000,
  },
  rescheduleLimit: {
    label: 'Rescheduled at most',
    kind: WHOLE,
    within: { of: 'a whole number', least: 0, most: 20 },
    hint: 'Times per ticket, for staff. A disruption does not count.',
    usual: 2,
  },
  refundNotice: {
    label: 'Notice for refunds',
    kind: WHOLE,
    within: NOTICE,
    hint: 'Hours before departure; later only head office refunds. 0 is until it leaves.',
    usual: 0,
  },
  refundKept: {
    label: 'Kept of a refund',
    kind: WHOLE,
    within: { of: 'a whole percentage', least: 0, most: 99 },
    hint: 'Percent of what was paid; the rest goes back.',
    usual: 0,
  },
  noShowRule: {
    label: 'Who did not come',
    kind: choice(NO_SHOW_RULES),
    missing: 'Choose what somebody may have who did not come.',
    answers: NO_SHOW_RULE_LABELS,
    hint: 'Of those who were missing when a boarded bus left.',
    usual: 'nothing',
  },
} as const satisfies Settings;
