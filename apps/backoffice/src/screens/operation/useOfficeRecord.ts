import { useTicket, useWaybill } from '@motorpark/api';
import type { OperationDetails } from '@motorpark/domain';

/** Loads the ticket or waybill of an operation with its history, for the head office. */
export function useOfficeRecord(details: OperationDetails | undefined) {
  const ticket = useTicket(details?.ticket?.id, details?.ticket);
  const waybill = useWaybill(details?.waybill?.id, details?.waybill);
  return {
    ticket: ticket.row,
    waybill: waybill.row,
    refresh: () => Promise.all([ticket.refresh(), waybill.refresh()]),
  };
}
