import type { Waybill } from '@motorpark/domain';
import { waybillOverviewPath } from '../../paths';
import { WAYBILLS } from './messages';

/** Where the form leads: back without having saved, and on from the waybill that it saved. */
export interface WaybillExits {
  back: { href: string; label: string };
  pathAfter: (waybill: Waybill) => string;
}

/** At the counter the form leads back to the list, and on to what is printed. */
export const COUNTER_EXITS: WaybillExits = {
  back: WAYBILLS,
  pathAfter: ({ id }) => waybillOverviewPath(id),
};
