import { useTicket, useWaybill } from '@motorpark/api';
import type { OperationDetails } from '@motorpark/domain';

/** The ticket or waybill of an operation by itself, with what happened to it, for those who see to all. */
export function useOfficeRecord(details: OperationDetails | undefined) {
  const ticket = useTicket(details?.ticket?.id, details?.ticket);
  const waybill = useWaybill(details?.waybill?.id, details?.waybill);
  return {
    ticket: ticket.row,
    waybill: waybill.row,
    refresh: () => Promise.all([ticket.refresh(), waybill.refresh()]),
  };
}
