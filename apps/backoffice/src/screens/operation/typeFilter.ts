import type { OperationType } from '@motorpark/domain';
import { ExpenseIcon, type FilterOption, TicketIcon, WaybillIcon } from '@motorpark/ui';

/** The three type buttons above the operation history. */
export const TYPE_FILTER: readonly FilterOption<OperationType>[] = [
  { value: 'WAYBILL', label: 'Waybill', icon: WaybillIcon },
  { value: 'TICKET_BOOKING', label: 'Tickets', icon: TicketIcon },
  { value: 'EXPENSE', label: 'Expenses', icon: ExpenseIcon },
];
