import { officePaths, paths } from '../paths';
import { type LazyScreen, lazyScreen } from '../shared/lazyScreen';

const { admin: terminal, superAdmin: office } = paths;
const { admin, terminal: terminals, driver, vehicle, route } = officePaths;

const lists = () => import('../screens/core/coreLists');
const forms = () => import('../screens/core/coreForms');
const details = () => import('../screens/core/sampleDetails');
const overviews = () => import('../screens/core/sampleOverviews');
const trips = () => import('../screens/core/CoreOfficeTripListScreen');
const trip = () => import('../screens/core/CoreTripFormScreen');
const history = () => import('../screens/core/SampleOfficeHistoryScreen');
const expenses = () => import('../screens/core/SampleExpenseListScreen');
const waybill = () => import('../screens/core/coreWaybills');

const AdminForm = lazyScreen('CoreAdminFormScreen', forms);
const RouteForm = lazyScreen('CoreRouteFormScreen', forms);
const DriverForm = lazyScreen('CoreDriverFormScreen', forms);

/**
 * The screens of a server with the 28 calls, by address: `ours` where its calls are enough for the same screen, else what stands in for it (docs/app.md). It has
 * no other addresses. This is the one place that says where such a server differs.
 */
export const CORE_SCREENS: Readonly<Record<string, 'ours' | LazyScreen>> = {
  [office.dashboard]: lazyScreen('SampleOfficeDashboardScreen', overviews),
  [admin.list]: lazyScreen('CoreAdminListScreen', lists),
  [admin.create]: AdminForm,
  [admin.edit]: AdminForm,
  [terminals.list]: lazyScreen('CoreTerminalListScreen', lists),
  [terminals.create]: 'ours',
  [terminals.edit]: 'ours',
  [driver.list]: lazyScreen('CoreDriverListScreen', lists),
  [driver.create]: DriverForm,
  [driver.edit]: DriverForm,
  [vehicle.list]: lazyScreen('CoreVehicleListScreen', lists),
  [vehicle.create]: 'ours',
  [vehicle.edit]: 'ours',
  [route.list]: lazyScreen('CoreRouteListScreen', lists),
  [route.create]: RouteForm,
  [route.edit]: RouteForm,
  [office.trips]: lazyScreen('CoreOfficeTripListScreen', trips),
  [office.operations]: lazyScreen('SampleOfficeHistoryScreen', history),
  [office.operation]: lazyScreen('SampleOfficeOperationScreen', details),
  [terminal.dashboard]: lazyScreen('SampleStaffDashboardScreen', overviews),
  [terminal.trips]: 'ours',
  [terminal.editTrip]: lazyScreen('CoreTripFormScreen', trip),
  [terminal.tickets]: 'ours',
  [terminal.ticketsByDirection]: 'ours',
  [terminal.bookTicket]: 'ours',
  [terminal.editTicket]: 'ours',
  [terminal.ticketOverview]: 'ours',
  [terminal.ticketReceiptCustomer]: 'ours',
  [terminal.ticketReceiptCompany]: 'ours',
  [terminal.waybills]: 'ours',
  [terminal.waybillOverview]: lazyScreen('CoreWaybillOverviewScreen', waybill),
  [terminal.editWaybill]: 'ours',
  [terminal.expenses]: lazyScreen('SampleExpenseListScreen', expenses),
  [terminal.editExpense]: lazyScreen('SampleExpenseFormScreen', details),
  [terminal.operations]: lazyScreen('SampleStaffHistoryScreen', overviews),
  [terminal.operation]: lazyScreen('SampleStaffOperationScreen', details),
};
