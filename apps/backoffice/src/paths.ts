/** Every URL of the app (specification sections 2.1 to 2.3). No other file spells one. */
export const paths = {
  home: '/',
  login: '/login',
  forgotPassword: '/forgot-password',
  superAdmin: {
    root: '/super-admin',
    dashboard: '/super-admin/dashboard',
    admins: '/super-admin/dashboard/admin',
    trips: '/super-admin/trips',
    terminals: '/super-admin/terminal',
    drivers: '/super-admin/drivers',
    vehicles: '/super-admin/vehicles',
    routes: '/super-admin/routes',
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

/** A path as the `href` of a plain link: the app routes by the hash, so any static server can serve it. */
export const href = (path: string): string => `#${path}`;
