/** The capabilities of our own server; each replaces sample data or a missing feature of the core contract. */
export const CAPABILITIES = [
  'requests.body',
  'requests.idempotent',
  'session.logout',
  'session.me',
  'session.lock',
  'session.own',
  'outbox.key',
  'passcodes.own',
  'recovery.code',
  'second_factor',
  'admins.ban',
  // Ends another person's sessions without banning them.
  'admins.log_out',
  'vehicles.write',
  // The lowest fare of a route's trips, which staff keep.
  'routes.fares',
  'trips.write',
  'trips.status',
  'tickets.write',
  'tickets.status',
  'tickets.passengers',
  'tickets.changes',
  'tickets.allotments',
  'fares.per_seat',
  'waybills.write',
  'waybills.status',
  // Since when a parcel that was delivered waits, and the sort by it.
  'waybills.waiting',
  // What is due for a parcel that waited for long, by the company's rule.
  'waybills.storage',
  'departures',
  'departures.boarding',
  'departures.parcels',
  // Receiving parcels by scan where a bus arrives.
  'departures.receiving',
  'departures.disruption',
  'expenses',
  'operations',
  'shifts',
  'counters',
  'payments.confirmation',
  'personal.erasure',
  'payments.statement',
  'pins',
  'reports',
  // Who gave back how much money, in which way and when.
  'reports.given_back',
  'lists.search',
  // Every list accepts `format: 'csv'`.
  'lists.export',
  // The lists of tickets and waybills, and the search over everything, find what is void, by the status VOID.
  'lists.void',
  'search.everywhere',
  'imports',
  // Vehicles and drivers can be put out of service and back; their lists include it as a status.
  'service.status',
  'history',
  'audit',
  'company',
  'company.set_up',
  'records.version',
  'records.void',
  'receipts.copies',
  'shifts.copies',
  'shifts.banking',
  'shifts.deposits',
  'shifts.take_back',
  'shifts.take_back_deposits',
  // A drop names who received it, who can confirm it.
  'shifts.receivers',
  // Cash that is in no drawer, by person and day.
  'shifts.loose_cash',
  // Whether the caller has an open drawer, without its sums.
  'shifts.till',
  // A colleague's count of a drawer is confirmed by its clerk, or marked as made without them.
  'shifts.witness',
  // When a sale is sent again, the header `Made-In-Shift` names the drawer in which it was made.
  'shifts.outages',
  // Entries that were discarded before they reached the server are recorded.
  'sales.discards',
  // The rules of `isStrict` in the domain: phone numbers are validated, a sender needs no e-mail, a route connects two terminals.
  'forms.checked',
] as const;
export type Capability = (typeof CAPABILITIES)[number];
