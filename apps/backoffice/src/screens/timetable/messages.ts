import { type Day, counted, formatDay } from '@motorpark/domain';

/** Texts of the timetable. Those that docs/timetable.md quotes must stay exactly as they are. */
export const messages = {
  page: 'Timetable',
  title: (route: string) => `Timetable: ${route}`,
  services: 'Services',
  empty: 'No services yet. Add the first departure of this route.',
  add: 'Add service',
  importCsv: 'Import CSV',
  all: {
    title: 'Services of all routes',
    search: 'Search services',
    searchHint: 'Route or vehicle type',
    empty: 'No services yet. Add them under Timetable in the menu of a route, or import them.',
  },
  ofRoute: 'Timetable of the Route',
  addBack: 'Add the way back',
  addBackNextDay: 'Add the way back next day',
  edit: 'Edit',
  table: 'Services of this route',
  ahead: 'The trips ahead',
  progress: (until: Day, { done, services }: { done: number; services: number }) =>
    `Trips are made until ${formatDay(until)}: ${done.toLocaleString('en-US')} of ${counted(services, 'service')}.`,
  grid: 'Trips by day',
  lacking: 'Trips without a bus or driver',
  addTitle: 'Add a service',
  editTitle: 'Edit the service',
  back: (route: string) => `The way back: ${route}`,
  show: 'Show what changes',
  showing: 'Looking…',
  becomes: 'What changes',
  nothing: 'No trip changes.',
  counts: (added: number, changed: number, removed: number) =>
    [
      added > 0 && `${counted(added, 'trip is', 'trips are')} added`,
      changed > 0 && `${counted(changed, 'trip')} changed`,
      removed > 0 && `${counted(removed, 'trip is', 'trips are')} taken away`,
    ]
      .filter(Boolean)
      .join(', ') || 'No trip changes',
  stay: (trips: number) => `${counted(trips, 'trip stays', 'trips stay')} as before`,
  stayAdvice: 'The timetable does not touch such trips. Change each by hand, or open its disruption.',
  open: 'Disruption',
  disrupt: 'Open',
  change: 'Back',
  cancel: 'Cancel',
  save: 'Save the timetable',
  saveAnyway: 'Save it anyway',
  saving: 'Saving…',
  saved: 'The timetable is saved.',
  savingPart: (saved: number, all: number) => `Saving: ${saved} of ${counted(all, 'service')} done`,
  first: (shown: number, all: number) => `The first ${shown} of ${counted(all, 'trip')}`,
  changes: {
    notOn: {
      button: 'Not on these days…',
      title: (services: number) => `Days without ${counted(services, 'service')}`,
    },
    time: {
      button: 'Another time from a date…',
      title: (services: number) => `Another time for ${counted(services, 'service')}`,
    },
    delete: {
      button: 'Delete…',
      title: (services: number) => `Delete ${counted(services, 'service')}`,
      explained:
        'No more trips are made. Trips ahead without tickets, parcels, bus or driver are taken away; the others stay.',
      done: (services: number) => `${counted(services, 'service')} deleted.`,
    },
  },
  deleteOne: (name: string) => `Delete ${name}`,
  newTimeFrom: 'The first day with the new time',
};
