import {
  createPasswordCase,
  forgotPasswordCase,
  loginCase,
  recoveryCodeCase,
} from './access/access.fixtures';
import { adminCase } from './admin/admin.fixtures';
import { driverCase } from './driver/driver.fixtures';
import { expenseCase } from './expense/expense.fixtures';
import type { FormCase } from './formCase.fixtures';
import { routeCase } from './route/route.fixtures';
import { terminalCase } from './terminal/terminal.fixtures';
import { ticketCase } from './ticket/ticket.fixtures';
import { tripCase } from './trip/tripForm.fixtures';
import { vehicleCase } from './vehicle/vehicle.fixtures';
import { waybillCase } from './waybill/waybill.fixtures';

/** All form cases of the product. */
export const FORM_CASES: readonly FormCase[] = [
  ticketCase,
  waybillCase,
  loginCase,
  forgotPasswordCase,
  recoveryCodeCase,
  createPasswordCase,
  adminCase,
  terminalCase,
  driverCase,
  vehicleCase,
  routeCase,
  tripCase,
  expenseCase,
];
