import { accessCalls, accessExtensions } from './access';
import { adminCalls, adminExtensions } from './admin';
import { driverCalls } from './driver';
import { expenseExtensions } from './expense';
import { operationExtensions } from './operation';
import { routeCalls } from './route';
import { terminalCalls } from './terminal';
import { ticketCalls, ticketExtensions } from './ticket';
import { tripCalls, tripExtensions } from './trip';
import { vehicleCalls, vehicleExtensions } from './vehicle';
import { waybillCalls, waybillExtensions } from './waybill';

/** The core contract: the 28 calls of specification section 7, and nothing else. */
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

/** What our own server adds. */
export const EXTENSION_CALLS = {
  ...accessExtensions,
  ...adminExtensions,
  ...vehicleExtensions,
  ...tripExtensions,
  ...ticketExtensions,
  ...waybillExtensions,
  ...expenseExtensions,
  ...operationExtensions,
};

export const CALLS = { ...CORE_CALLS, ...EXTENSION_CALLS };
export type CallName = keyof typeof CALLS;

export * from './access';
export * from './admin';
export * from './call';
export * from './driver';
export * from './expense';
export * from './history';
export * from './operation';
export * from './route';
export * from './search';
export * from './terminal';
export * from './ticket';
export * from './trip';
export * from './vehicle';
export * from './waybill';
export * from './wire';
