import { waybillOverviewPath } from '../../paths';
import { WAYBILLS } from './messages';
import type { WaybillExits } from './waybillTask';

/** At the counter the form leads back to the list, and on to what is printed. */
export const COUNTER_EXITS: WaybillExits = {
  back: WAYBILLS,
  pathAfter: ({ id }) => waybillOverviewPath(id),
};
