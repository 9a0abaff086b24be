import type { Answers } from '../mockServer';
import { arrivalAnswers } from './arrival';
import { auditAnswers } from './audit';
import { claimAnswers } from './claims';
import { companyAnswers } from './company';
import { counterAnswers } from './counters';
import { departureAnswers } from './departures';
import { erasureAnswers } from './erasure';
import { everywhereAnswers } from './everywhere';
import { moneyAnswers } from './money';
import { officeAnswers } from './office';
import { ownAnswers } from './own';
import { paymentAnswers } from './payments';
import { reportAnswers } from './reports';
import { shiftAnswers } from './shifts';
import { travelAnswers } from './travel';

/** All responses of the sample company on the morning of every story, Wednesday 15 January 2025. */
export const COMPANY: Answers = {
  ...officeAnswers,
  ...travelAnswers,
  ...moneyAnswers,
  ...claimAnswers,
  ...auditAnswers,
  ...companyAnswers,
  ...ownAnswers,
  ...departureAnswers,
  ...arrivalAnswers,
  ...shiftAnswers,
  ...counterAnswers,
  ...paymentAnswers,
  ...reportAnswers,
  ...erasureAnswers,
  ...everywhereAnswers,
};
