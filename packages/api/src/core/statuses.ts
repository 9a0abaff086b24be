import { WAYBILL_STATUSES } from '@motorpark/domain';
import type { ListName } from '../client/lists';

/** Statuses in a row's menu if the server cannot set any; those of trips depend on the terminal's end of the route. */
const SAMPLE_STATUSES: Partial<Record<ListName, readonly string[]>> = {
  // The core product's statuses, oddities included (docs/ticket.md).
  tickets: ['Pending', 'Delivered', 'On-Transit', 'Picked up'],
  waybills: WAYBILL_STATUSES,
};

export const sampleStatuses = (list: ListName): readonly string[] => SAMPLE_STATUSES[list] ?? [];
