import { useTicket, useWaybill } from '@motorpark/api';
import type { OperationDetails } from '@motorpark/domain';

/** The ticket or waybill of an operation by itself, with what happened to it, for those who see to all. */
export function useOfficeRecord(details: OperationDetails | undefined) {
  const ticket = useTicket(details?.ticket?.id, details?.ticket);
  const waybill = useWaybill(details?.waybill?.id);
  return {
    ticket: ticket.ticket,
    waybill: waybill.waybill ?? details?.waybill,
    refresh: () => Promise.all([ticket.refresh(), waybill.refresh()]),
  };
}
