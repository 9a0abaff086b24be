import { officePaths, paths } from '../paths';
import { type LazyScreen, lazyScreen } from '../shared/lazyScreen';

const { admin: terminal, superAdmin: office } = paths;
const { admin, terminal: terminals, driver, vehicle, route } = officePaths;

const records = () => import('../screens/core/coreRecords');
const trips = () => import('../screens/core/coreTrips');
const waybills = () => import('../screens/core/coreWaybills');
const samples = () => import('../screens/core/samples');
const history = () => import('../screens/core/sampleHistory');

const AdminForm = lazyScreen('CoreAdminFormScreen', records);
const RouteForm = lazyScreen('CoreRouteFormScreen', records);
const DriverForm = lazyScreen('CoreDriverFormScreen', records);

/**
 * The screens of a server with the 28 calls, by address: `ours` where its calls are enough for the same screen, else what stands in for it (docs/app.md). It has
 * no other addresses. This is the one place that says where such a server differs.
 */
export const CORE_SCREENS: Readonly<Record<string, 'ours' | LazyScreen>> = {
  [office.dashboard]: lazyScreen('SampleOfficeDashboardScreen', samples),
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
  [office.trips]: lazyScreen('CoreOfficeTripListScreen', trips),
  [office.operations]: lazyScreen('SampleOfficeHistoryScreen', history),
  [office.operation]: lazyScreen('SampleOfficeOperationScreen', samples),
  [terminal.dashboard]: lazyScreen('SampleStaffDashboardScreen', samples),
  [terminal.trips]: 'ours',
  [terminal.editTrip]: lazyScreen('CoreTripFormScreen', trips),
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
  [terminal.expenses]: lazyScreen('SampleExpenseListScreen', samples),
  [terminal.editExpense]: lazyScreen('SampleExpenseFormScreen', samples),
  [terminal.operations]: lazyScreen('SampleStaffHistoryScreen', samples),
  [terminal.operation]: lazyScreen('SampleStaffOperationScreen', samples),
};
