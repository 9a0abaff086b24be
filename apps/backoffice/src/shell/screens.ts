import type { Role } from '@motorpark/domain';
import { AUDIT_SCREENS } from '../screens/audit/screens';
import { COMPANY_SCREENS } from '../screens/company/screens';
import { OFFICE_EXPENSE_SCREENS, STAFF_EXPENSE_SCREENS } from '../screens/expense/screens';
import { OFFICE_OPERATION_SCREENS, STAFF_OPERATION_SCREENS } from '../screens/operation/screens';
import { OUTBOX_SCREENS } from '../screens/outbox/screens';
import { OWN_SCREENS } from '../screens/own/screens';
import { TICKET_SCREENS } from '../screens/ticket/screens';
import { OFFICE_TRIP_SCREENS, STAFF_TRIP_SCREENS } from '../screens/trip/screens';
import { WAYBILL_SCREENS } from '../screens/waybill/screens';
import type { AreaScreen } from './areaScreen';
import { OFFICE_SCREENS } from './officeScreens';

/** Everything that each role can open (docs/app.md). A screen's code is fetched when it is first opened, or ahead. */
export const AREA_SCREENS: Record<Role, readonly AreaScreen[]> = {
  super_admin: [
    ...OFFICE_OPERATION_SCREENS,
    ...OFFICE_SCREENS,
    ...OFFICE_TRIP_SCREENS,
    ...OFFICE_EXPENSE_SCREENS,
    ...OWN_SCREENS.super_admin,
    ...AUDIT_SCREENS,
    ...COMPANY_SCREENS,
  ],
  admin: [
    ...STAFF_OPERATION_SCREENS,
    ...STAFF_TRIP_SCREENS,
    ...TICKET_SCREENS,
    ...WAYBILL_SCREENS,
    ...STAFF_EXPENSE_SCREENS,
    ...OUTBOX_SCREENS,
    ...OWN_SCREENS.admin,
  ],
};
