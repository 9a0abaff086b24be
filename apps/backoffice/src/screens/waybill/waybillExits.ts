import type { Waybill } from '@motorpark/domain';
import { waybillOverviewPath } from '../../paths';
import { WAYBILLS } from './messages';

/** Where the form leads: back without saving, and on after saving. */
export interface WaybillExits {
  back: { href: string; label: string };
  pathAfter: (waybill: Waybill) => string;
}

/** At the counter the form leads back to the list, and on to the overview with the receipt. */
export const COUNTER_EXITS: WaybillExits = {
  back: WAYBILLS,
  pathAfter: ({ id }) => waybillOverviewPath(id),
};
