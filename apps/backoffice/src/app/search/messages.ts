/** Texts of the search over everything. */
export const messages = {
  label: 'Search everything',
  groups: {
    recent: 'Recent',
    actions: 'To do',
    pages: 'Pages',
    tickets: 'Tickets',
    waybills: 'Waybills',
    trips: 'Trips',
    routes: 'Routes',
    vehicles: 'Vehicles',
    drivers: 'Drivers',
    terminals: 'Terminals',
    admins: 'Admins',
  },
  typeMore: 'A number, a phone, a name, a plate or a route: at least three characters.',
  offline: 'Internet disconnected. Only pages and things to do are searched.',
  pagesOnly: 'On this server only pages and things to do are searched.',
  logout: 'Logout',
  formerly: (plate: string) => `formerly ${plate}`,
  from: (sender: string, receiver: string) => `${sender} to ${receiver}`,
};
