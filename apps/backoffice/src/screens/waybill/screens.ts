import { paths } from '../../paths';
import { type AreaScreen, later } from '../../shell/areaScreen';

/** What staff do with parcels (specification section 2.3). */
export const WAYBILL_SCREENS: readonly AreaScreen[] = [later(paths.admin.waybills, 'Waybill')];
