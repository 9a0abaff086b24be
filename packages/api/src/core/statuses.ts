import { WAYBILL_STATUSES } from '@motorpark/domain';
import type { ListName } from '../client/lists';

/** The status words of a row's menu where the server can set none of them; those of trips depend on their end of the road. */
const SAMPLE_STATUSES: Partial<Record<ListName, readonly string[]>> = {
  // They are the core product's, oddities included (docs/ticket.md).
  tickets: ['Pending', 'Delivered', 'On-Transit', 'Picked up'],
  waybills: WAYBILL_STATUSES,
};

export const sampleStatuses = (list: ListName): readonly string[] => SAMPLE_STATUSES[list] ?? [];
