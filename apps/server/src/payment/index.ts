import type { PersonHandlers } from '../http/call';
import { confirmPayment } from './confirmPayment';
import { getExpiredSales, hearOfExpiredSale } from './expiredSales';
import { getAwaitedPayments } from './getAwaitedPayments';

export const paymentHandlers = {
  getAwaitedPayments,
  confirmPayment,
  getExpiredSales,
  hearOfExpiredSale,
} satisfies PersonHandlers;
