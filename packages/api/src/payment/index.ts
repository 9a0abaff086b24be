export { useConfirmPayment, useFoundPayments } from './useAwaitedPayments';
export { useExpiredSales } from './useExpiredSales';
export { useMatchStatement } from './useMatchStatement';
export type { Statement, StatementMatch, StatementRow, UsedRow } from './statement.endpoints';
