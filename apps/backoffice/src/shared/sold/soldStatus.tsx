import { displayStatus } from '@motorpark/domain';
import { StatusBadge } from '@motorpark/ui';

/** The status of a ticket or waybill, VOID if it is void; nothing if it is unknown. */
export function soldStatus(record: Parameters<typeof displayStatus>[0]) {
  const status = displayStatus(record);
  return status && <StatusBadge status={status} />;
}
