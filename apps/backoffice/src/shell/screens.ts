import type { Role } from '@motorpark/domain';
import { OFFICE_EXPENSE_SCREENS, STAFF_EXPENSE_SCREENS } from '../screens/expense/screens';
import { OFFICE_OPERATION_SCREENS, STAFF_OPERATION_SCREENS } from '../screens/operation/screens';
import { TICKET_SCREENS } from '../screens/ticket/screens';
import { OFFICE_TRIP_SCREENS, STAFF_TRIP_SCREENS } from '../screens/trip/screens';
import { WAYBILL_SCREENS } from '../screens/waybill/screens';
import type { AreaScreen } from './areaScreen';
import { OFFICE_SCREENS } from './officeScreens';

/** Everything that each role can open (specification sections 2.2 and 2.3). A screen's code is fetched when it is first opened. */
export const AREA_SCREENS: Record<Role, readonly AreaScreen[]> = {
  super_admin: [
    ...OFFICE_OPERATION_SCREENS,
    ...OFFICE_SCREENS,
    ...OFFICE_TRIP_SCREENS,
    ...OFFICE_EXPENSE_SCREENS,
  ],
  admin: [
    ...STAFF_OPERATION_SCREENS,
    ...STAFF_TRIP_SCREENS,
    ...TICKET_SCREENS,
    ...WAYBILL_SCREENS,
    ...STAFF_EXPENSE_SCREENS,
  ],
};
