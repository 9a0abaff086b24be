import { accessCalls, accessExtensions } from './access';
import { adminCalls, adminExtensions } from './admin';
import { allotmentExtensions } from './allotment';
import { auditExtensions } from './audit';
import { claimExtensions } from './claim';
import { companyExtensions } from './company';
import { counterExtensions } from './counter';
import { departureExtensions } from './departure';
import { disruptionExtensions } from './disruption';
import { discardExtensions } from './discard';
import { driverCalls, driverExtensions } from './driver';
import { dutyExtensions } from './duty';
import { erasureExtensions } from './erasure';
import { searchEverywhereExtensions } from './searchEverywhere';
import { dropExtensions } from './drop';
import { expenseExtensions } from './expense';
import { giveBackExtensions } from './giveBack';
import { importExtensions } from './import';
import { lookAtExtensions } from './lookAt';
import { operationExtensions } from './operation';
import { operationDetailsExtensions } from './operationDetails';
import { outboxExtensions } from './outbox';
import { discountExtensions } from './discount';
import { fareExtensions } from './fare';
import { manifestExtensions } from './manifest';
import { ownSessionExtensions } from './ownSession';
import { paperExtensions } from './paper';
import { paymentExtensions } from './payment';
import { settlementExtensions } from './settlement';
import { statementExtensions } from './statement';
import { pinExtensions } from './pin';
import { reportExtensions } from './report';
import { routeCalls, routeExtensions } from './route';
import { secondFactorExtensions } from './secondFactor';
import { shiftExtensions } from './shift';
import { terminalCalls, terminalExtensions } from './terminal';
import { ticketCalls, ticketExtensions } from './ticket';
import { ticketChangeExtensions } from './ticketChange';
import { timetableExtensions } from './timetable';
import { tripCalls, tripExtensions } from './trip';
import { vehicleCalls, vehicleExtensions } from './vehicle';
import { waybillCalls, waybillExtensions } from './waybill';

/** The core contract: 28 calls and nothing else (docs/contract.md). */
export const CORE_CALLS = {
  ...accessCalls,
  ...adminCalls,
  ...terminalCalls,
  ...driverCalls,
  ...vehicleCalls,
  ...routeCalls,
  ...tripCalls,
  ...ticketCalls,
  ...waybillCalls,
};

/** The calls that our own server adds. */
export const EXTENSION_CALLS = {
  ...accessExtensions,
  ...ownSessionExtensions,
  ...secondFactorExtensions,
  ...adminExtensions,
  ...terminalExtensions,
  ...driverExtensions,
  ...vehicleExtensions,
  ...routeExtensions,
  ...timetableExtensions,
  ...tripExtensions,
  ...dutyExtensions,
  ...ticketExtensions,
  ...ticketChangeExtensions,
  ...allotmentExtensions,
  ...waybillExtensions,
  ...expenseExtensions,
  ...claimExtensions,
  ...operationExtensions,
  ...operationDetailsExtensions,
  ...outboxExtensions,
  ...auditExtensions,
  ...erasureExtensions,
  ...companyExtensions,
  ...departureExtensions,
  ...manifestExtensions,
  ...disruptionExtensions,
  ...shiftExtensions,
  ...counterExtensions,
  ...pinExtensions,
  ...searchEverywhereExtensions,
  ...reportExtensions,
  ...giveBackExtensions,
  ...lookAtExtensions,
  ...dropExtensions,
  ...discardExtensions,
  ...importExtensions,
  ...paperExtensions,
  ...fareExtensions,
  ...discountExtensions,
  ...paymentExtensions,
  ...settlementExtensions,
  ...statementExtensions,
};

export const CALLS = { ...CORE_CALLS, ...EXTENSION_CALLS };
export type CallName = keyof typeof CALLS;
