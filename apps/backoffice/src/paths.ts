/** Every URL of the app (specification sections 2.1 to 2.3). No other file spells one. */
export const paths = {
  home: '/',
  login: '/login',
  forgotPassword: '/forgot-password',
  superAdmin: {
    root: '/super-admin',
    dashboard: '/super-admin/dashboard',
    admins: '/super-admin/dashboard/admin',
    createAdmin: '/super-admin/dashboard/admin/create',
    editAdmin: '/super-admin/dashboard/admin/edit',
    trips: '/super-admin/trips',
    terminals: '/super-admin/terminal',
    createTerminal: '/super-admin/terminal/create-terminal',
    editTerminal: '/super-admin/terminal/edit',
    drivers: '/super-admin/drivers',
    createDriver: '/super-admin/drivers/create-driver',
    editDriver: '/super-admin/drivers/edit',
    vehicles: '/super-admin/vehicles',
    createVehicle: '/super-admin/vehicles/create',
    editVehicle: '/super-admin/vehicles/edit',
    routes: '/super-admin/routes',
    createRoute: '/super-admin/routes/create',
    editRoute: '/super-admin/routes/edit',
    operations: '/super-admin/operation-history',
  },
  admin: {
    root: '/admin',
    dashboard: '/admin/dashboard',
    trips: '/admin/trips',
    tickets: '/admin/tickets',
    bookTicket: '/admin/tickets/edit',
    ticketOverview: '/admin/tickets/overview',
    waybills: '/admin/waybill',
    expenses: '/admin/expenses',
    operations: '/admin/operation-history',
  },
} as const;

/** The overview of one ticket; the id in the link lets it be reloaded, sent and reprinted. */
export const ticketOverviewPath = (id: string): string =>
  `${paths.admin.ticketOverview}?id=${encodeURIComponent(id)}`;

/** The form of one record, which the link names: it survives a reload and can be sent. */
export const editPath = (path: string, id: string): string => `${path}?id=${encodeURIComponent(id)}`;

/** The trips that leave a terminal, or those that come to it (specification section 2.14). */
export const tripsPath = (direction: 'outgoing' | 'incoming'): string =>
  `${paths.admin.trips}?type=${direction}`;

/** A path as the `href` of a plain link: the app routes by the hash, so any static server can serve it. */
export const href = (path: string): string => `#${path}`;
