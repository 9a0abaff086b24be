import type { PersonHandlers } from '../../request/call';
import { confirmPayment } from './confirmPayment';
import { getExpiredSales, hearOfExpiredSale } from './expiredSales';
import { matchStatement } from './statement/matchStatement';
import { getAwaitedPayments } from './getAwaitedPayments';

export const paymentHandlers = {
  getAwaitedPayments,
  confirmPayment,
  matchStatement,
  getExpiredSales,
  hearOfExpiredSale,
} satisfies PersonHandlers;
