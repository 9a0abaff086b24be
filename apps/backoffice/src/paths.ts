import { type Role, isBoundToTerminal } from '@motorpark/domain';
import { firstPaths } from './firstPaths';

export { href } from './firstPaths';

/** The paths of a kind of office record: its list, and its forms. */
const recordPaths = (list: string, create = 'create') => ({
  list,
  create: `${list}/${create}`,
  edit: `${list}/edit`,
});

/** The paths of the list, creation and edit screens of the head office's records. */
export const officePaths = {
  admin: recordPaths('/super-admin/dashboard/admin'),
  terminal: recordPaths('/super-admin/terminal', 'create-terminal'),
  driver: { ...recordPaths('/super-admin/drivers', 'create-driver'), week: '/super-admin/drivers/week' },
  vehicle: { ...recordPaths('/super-admin/vehicles'), replace: '/super-admin/vehicles/replace' },
  paper: recordPaths('/super-admin/vehicles/papers'),
  route: { ...recordPaths('/super-admin/routes'), timetable: '/super-admin/routes/timetable' },
  discount: recordPaths('/super-admin/routes/discounts'),
  fare: recordPaths('/super-admin/routes/fares'),
};

/** Every path of the app (docs/app.md). Only `firstPaths` spells others. */
export const paths = {
  ...firstPaths,
  superAdmin: {
    ...firstPaths.superAdmin,
    departures: '/super-admin/dashboard/departures',
    admins: officePaths.admin.list,
    trips: '/super-admin/trips',
    editTrip: '/super-admin/trips/edit',
    boarding: '/super-admin/trips/boarding',
    manifest: '/super-admin/trips/manifest',
    parcels: '/super-admin/trips/parcels',
    disruption: '/super-admin/trips/disruption',
    assignTrips: '/super-admin/trips/assign',
    unseated: '/super-admin/trips/unseated',
    unseatedSheet: '/super-admin/trips/unseated/print',
    tickets: '/super-admin/tickets',
    ticketOverview: '/super-admin/tickets/overview',
    waybills: '/super-admin/waybills',
    waybillOverview: '/super-admin/waybills/overview',
    claims: '/super-admin/claims',
    claim: '/super-admin/claims/view',
    terminals: officePaths.terminal.list,
    drivers: officePaths.driver.list,
    vehicles: officePaths.vehicle.list,
    papers: officePaths.paper.list,
    routes: officePaths.route.list,
    timetable: officePaths.route.timetable,
    discounts: officePaths.discount.list,
    fares: officePaths.fare.list,
    operations: '/super-admin/operation-history',
    operation: '/super-admin/operation-history/view',
    editWaybill: '/super-admin/operation-history/waybill',
    expenses: '/super-admin/expenses',
    passcode: '/super-admin/passcode',
    sessions: '/super-admin/sessions',
    secondFactor: '/super-admin/second-factor',
    activity: '/super-admin/activity',
    company: '/super-admin/company',
    setUp: '/super-admin/company/set-up',
    erase: '/super-admin/company/erase',
    shifts: '/super-admin/shifts',
    shift: '/super-admin/shifts/report',
    endShift: '/super-admin/shifts/close',
    cashToday: '/super-admin/shifts/cash-today',
    drops: '/super-admin/shifts/drops',
    deposit: '/super-admin/shifts/drops/deposit',
    discards: '/super-admin/shifts/discarded',
    differences: '/super-admin/shifts/differences',
    counters: '/super-admin/shifts/counters',
    payments: '/super-admin/shifts/payments',
    statement: '/super-admin/shifts/payments/statement',
    settlements: '/super-admin/shifts/payments/settlements',
    settlementLines: '/super-admin/shifts/payments/settlements/lines',
    lookAt: '/super-admin/to-look-at',
    reports: '/super-admin/reports',
    givenBack: '/super-admin/reports/given-back',
  },
  admin: {
    ...firstPaths.admin,
    trips: '/admin/trips',
    editTrip: '/admin/trips/edit',
    boarding: '/admin/trips/boarding',
    manifest: '/admin/trips/manifest',
    parcels: '/admin/trips/parcels',
    disruption: '/admin/trips/disruption',
    unseated: '/admin/trips/unseated',
    unseatedSheet: '/admin/trips/unseated/print',
    tickets: '/admin/tickets',
    bookTicket: '/admin/tickets/edit',
    editTicket: '/admin/tickets/edit/:ticketId',
    ticketOverview: '/admin/tickets/overview',
    ticketReceiptCustomer: '/admin/waybill/tickets/receipt-customer',
    ticketReceiptCompany: '/admin/waybill/tickets/receipt-company',
    luggageTags: '/admin/tickets/luggage-tags',
    /** An alternative address of the ticket history, `?type=incoming` or `outgoing`. */
    ticketsByDirection: '/admin/ticket',
    waybills: '/admin/waybill',
    waybillOverview: '/admin/waybill/overview',
    editWaybill: '/admin/waybills/edit',
    claim: '/admin/claims/view',
    expenses: '/admin/expenses',
    editExpense: '/admin/expenses/edit',
    unsent: '/admin/still-sending',
    unsentSlip: '/admin/still-sending/slip',
    operations: '/admin/operation-history',
    operation: '/admin/operation-history/view',
    till: '/admin/till',
    closeTill: '/admin/till/close',
    takeOver: '/admin/till/take-over',
    shifts: '/admin/till/shifts',
    shift: '/admin/till/report',
    payments: '/admin/till/payments',
    statement: '/admin/till/payments/statement',
    passcode: '/admin/passcode',
    sessions: '/admin/sessions',
    secondFactor: '/admin/second-factor',
    counter: '/admin/counter',
  },
} as const;

export const areaOf = (role: Role | undefined) =>
  role === undefined || isBoundToTerminal(role) ? paths.admin : paths.superAdmin;

/** Returns the path of a screen with a record's id: it survives a reload and can be sent as a link. */
export const recordPath = (path: string, id: string): string => `${path}?id=${encodeURIComponent(id)}`;

/** The paths of the user's area: the head office's or the terminal's. */
export type Area = ReturnType<typeof areaOf>;

export const ticketOverviewPath = (id: string, area: Area = paths.admin): string =>
  recordPath(area.ticketOverview, id);

export const ticketReceiptPath = (copy: 'customer' | 'company', id: string): string =>
  recordPath(copy === 'customer' ? paths.admin.ticketReceiptCustomer : paths.admin.ticketReceiptCompany, id);

export const editTicketPath = (id: string): string => `${paths.admin.bookTicket}/${encodeURIComponent(id)}`;

/** Returns the path of a waybill's overview, by its id or number. */
export const waybillOverviewPath = (id: string, area: Area = paths.admin): string =>
  recordPath(area.waybillOverview, id);

/** Returns the path of the head office's form for correcting a waybill, with the operation that it returns to. */
export const officeWaybillPath = (id: string, operation: string): string =>
  `${recordPath(paths.superAdmin.editWaybill, id)}&operation=${encodeURIComponent(operation)}`;

/** Returns the path of the import into a list of the office. */
export const importPath = (list: string): string => `${list}/import`;

/** The parameter of the import that the set-up of the company offers, which leads back to it. */
const FROM_SET_UP = 'set-up';

export const setUpImportPath = (list: string): string => `${importPath(list)}?${FROM_SET_UP}=1`;

export const isFromSetUp = (query: URLSearchParams): boolean => query.has(FROM_SET_UP);

/** Returns the path of a trip's unseated passengers, on screen or on paper. */
export const unseatedPath = (path: string, trip: string): string =>
  `${path}?trip=${encodeURIComponent(trip)}`;

/** Returns the path of a route's trips that still lack a bus or a driver, nearest first. */
export const unassignedTripsPath = (route: string): string =>
  `${paths.superAdmin.trips}?lacks=bus_or_driver&route=${encodeURIComponent(route)}`;

export const sellPath = (trip: string): string =>
  `${paths.admin.bookTicket}?trip=${encodeURIComponent(trip)}`;

export const ticketsPath = (direction: 'outgoing' | 'incoming'): string =>
  `${paths.admin.ticketsByDirection}?type=${direction}`;

export const tripsPath = (direction: 'outgoing' | 'incoming', area: Area = paths.admin): string =>
  `${area.trips}?type=${direction}`;

export const waybillsPath = (direction: 'outgoing' | 'incoming'): string =>
  `${paths.admin.waybills}?type=${direction}`;
