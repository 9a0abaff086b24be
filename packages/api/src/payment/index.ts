export { useConfirmPayment, useFoundPayments } from './useAwaitedPayments';
export { useExpiredSales } from './useExpiredSales';
