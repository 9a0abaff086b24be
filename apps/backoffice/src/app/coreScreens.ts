import { officePaths, paths } from '../paths';
import { type LazyScreen, lazyScreen } from '../shared/lazyScreen';

const { admin: terminal, superAdmin: office } = paths;
const { admin, terminal: terminals, driver, vehicle, route } = officePaths;

const records = () => import('../screens/recordLists');
const forms = () => import('../screens/core/coreForms');
const lists = () => import('../screens/operationLists');
const operation = () => import('../screens/operation-history/OperationScreen');
const waybills = () => import('../screens/core/coreWaybills');

const AdminForm = lazyScreen('CoreAdminFormScreen', forms);
const RouteForm = lazyScreen('CoreRouteFormScreen', forms);
const DriverForm = lazyScreen('CoreDriverFormScreen', forms);

/**
 * The screens of a server with the 28 calls, by address: `ours` where its calls are enough for the same screen, else what stands in for it (docs/app.md). It has
 * no other addresses. This is the one place that says where such a server differs.
 */
export const CORE_SCREENS: Readonly<Record<string, 'ours' | LazyScreen>> = {
  [office.dashboard]: lazyScreen('SampleOfficeDashboardScreen', lists),
  [admin.list]: 'ours',
  [admin.create]: AdminForm,
  [admin.edit]: AdminForm,
  [terminals.list]: lazyScreen('CoreTerminalListScreen', records),
  [terminals.create]: 'ours',
  [terminals.edit]: 'ours',
  [driver.list]: lazyScreen('CoreDriverListScreen', records),
  [driver.create]: DriverForm,
  [driver.edit]: DriverForm,
  [vehicle.list]: lazyScreen('CoreVehicleListScreen', records),
  [vehicle.create]: 'ours',
  [vehicle.edit]: 'ours',
  [route.list]: lazyScreen('CoreRouteListScreen', records),
  [route.create]: RouteForm,
  [route.edit]: RouteForm,
  [office.trips]: lazyScreen('CoreOfficeTripListScreen', () => import('../screens/trip/TripListScreen')),
  [office.operations]: lazyScreen(
    'SampleOfficeHistoryScreen',
    () => import('../screens/core/SampleOfficeHistoryScreen'),
  ),
  [office.operation]: lazyScreen('SampleOfficeOperationScreen', operation),
  [terminal.dashboard]: lazyScreen('SampleStaffDashboardScreen', lists),
  [terminal.trips]: 'ours',
  [terminal.editTrip]: lazyScreen('CoreTripFormScreen', () => import('../screens/core/CoreTripFormScreen')),
  [terminal.tickets]: 'ours',
  [terminal.ticketsByDirection]: 'ours',
  [terminal.bookTicket]: 'ours',
  [terminal.editTicket]: 'ours',
  [terminal.ticketOverview]: 'ours',
  [terminal.ticketReceiptCustomer]: 'ours',
  [terminal.ticketReceiptCompany]: 'ours',
  [terminal.waybills]: 'ours',
  [terminal.waybillOverview]: lazyScreen('CoreWaybillOverviewScreen', waybills),
  [terminal.editWaybill]: 'ours',
  [terminal.expenses]: lazyScreen(
    'SampleExpenseListScreen',
    () => import('../screens/expense/ExpenseListScreen'),
  ),
  [terminal.editExpense]: lazyScreen(
    'SampleExpenseFormScreen',
    () => import('../screens/expense/ExpenseFormScreen'),
  ),
  [terminal.operations]: lazyScreen('SampleStaffHistoryScreen', lists),
  [terminal.operation]: lazyScreen('SampleStaffOperationScreen', operation),
};
