import type { CallName } from '@motorpark/contract';
import { accessCases } from './access';
import { allotmentCases } from './allotments';
import { auditCases } from './audit';
import type { CallCase } from './callCase';
import { cashCases } from './cash';
import { claimCases } from './claims';
import { companyCases } from './company';
import { counterCases } from './counters';
import { disruptionCases } from './disruptions';
import { discardCases } from './discards';
import { giveBackCases } from './giveBack';
import { departureCases } from './departures';
import { erasureCases } from './erasure';
import { everywhereCases } from './everywhere';
import { importCases } from './imports';
import { moneyCases } from './money';
import { paymentCases } from './payments';
import { pinCases } from './pins';
import { recordCases } from './records';
import { reportCases } from './reports';
import { secondFactorCases } from './secondFactor';
import { shiftCases } from './shifts';
import { ticketCases } from './tickets';
import { timetableCases } from './timetable';
import { tripCases } from './trips';
import { waybillCases } from './waybills';

export { aPerson } from './access';
export { type CallCase, type Ready } from './callCase';

/** A case for every call of the contract. A missing one does not compile, and fails the tests that iterate over the contract. */
export const CALL_CASES: Readonly<Record<CallName, CallCase>> = {
  ...accessCases,
  ...secondFactorCases,
  ...auditCases,
  ...companyCases,
  ...recordCases,
  ...timetableCases,
  ...tripCases,
  ...ticketCases,
  ...waybillCases,
  ...moneyCases,
  ...claimCases,
  ...departureCases,
  ...disruptionCases,
  ...shiftCases,
  ...cashCases,
  ...counterCases,
  ...paymentCases,
  ...pinCases,
  ...erasureCases,
  ...everywhereCases,
  ...reportCases,
  ...importCases,
  ...allotmentCases,
  ...discardCases,
  ...giveBackCases,
};
