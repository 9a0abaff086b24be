import { officePaths, paths } from '../paths';
import { type FetchedScreen, fetched } from '../shared/fetched';

const { admin: terminal, superAdmin: office } = paths;
const { admin, terminal: terminals, driver, vehicle, route } = officePaths;

const records = () => import('../screens/core/coreRecords');
const trips = () => import('../screens/core/coreTrips');
const samples = () => import('../screens/core/samples');
const history = () => import('../screens/core/sampleHistory');

const AdminForm = fetched('CoreAdminFormScreen', records);
const RouteForm = fetched('CoreRouteFormScreen', records);
const DriverForm = fetched('CoreDriverFormScreen', records);

/**
 * The screens of a server with the 28 calls, by address: `ours` where its calls are enough for the same screen, else what stands in for it (docs/app.md). It has
 * no other addresses. This is the one place that says where such a server differs.
 */
export const CORE_SCREENS: Readonly<Record<string, 'ours' | FetchedScreen>> = {
  [office.dashboard]: fetched('SampleOfficeDashboardScreen', samples),
  [admin.list]: 'ours',
  [admin.create]: AdminForm,
  [admin.edit]: AdminForm,
  [terminals.list]: fetched('CoreTerminalListScreen', records),
  [terminals.create]: 'ours',
  [terminals.edit]: 'ours',
  [driver.list]: fetched('CoreDriverListScreen', records),
  [driver.create]: DriverForm,
  [driver.edit]: DriverForm,
  [vehicle.list]: fetched('CoreVehicleListScreen', records),
  [vehicle.create]: 'ours',
  [vehicle.edit]: 'ours',
  [route.list]: fetched('CoreRouteListScreen', records),
  [route.create]: RouteForm,
  [route.edit]: RouteForm,
  [office.trips]: fetched('CoreOfficeTripListScreen', trips),
  [office.operations]: fetched('SampleOfficeHistoryScreen', history),
  [office.operation]: fetched('SampleOfficeOperationScreen', samples),
  [terminal.dashboard]: fetched('SampleStaffDashboardScreen', samples),
  [terminal.trips]: 'ours',
  [terminal.editTrip]: fetched('CoreTripFormScreen', trips),
  [terminal.tickets]: 'ours',
  [terminal.ticketsByDirection]: 'ours',
  [terminal.bookTicket]: 'ours',
  [terminal.editTicket]: 'ours',
  [terminal.ticketOverview]: 'ours',
  [terminal.ticketReceiptCustomer]: 'ours',
  [terminal.ticketReceiptCompany]: 'ours',
  [terminal.waybills]: 'ours',
  [terminal.waybillOverview]: 'ours',
  [terminal.editWaybill]: 'ours',
  [terminal.expenses]: fetched('SampleExpenseListScreen', samples),
  [terminal.editExpense]: fetched('SampleExpenseFormScreen', samples),
  [terminal.operations]: fetched('SampleStaffHistoryScreen', samples),
  [terminal.operation]: fetched('SampleStaffOperationScreen', samples),
};
