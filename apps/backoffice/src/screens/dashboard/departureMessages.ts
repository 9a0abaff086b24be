/** Texts of the board of departures. */
export const messages = {
  title: 'Departures',
  table: 'Departures of today and tomorrow',
  allTrips: 'All trips',
  loading: 'Loading the departures…',
  loadFailed: 'The departures could not be loaded.',
  empty: 'Nothing leaves today or tomorrow',
  plan: 'Plan a trip',
  sell: 'Sell seats',
  view: 'View trip',
  full: 'Full',
  kept: (free: number, kept: number) => `${free}, ${kept} kept`,
  parcels: (loaded: number, waiting: number) =>
    loaded === 0 ? `${waiting} waiting` : `${loaded} of ${loaded + waiting}`,
  yesterday: (weekday: string, time: string) => `Yesterday, ${weekday} ${time}`,
  tomorrow: (weekday: string, time: string) => `Tomorrow, ${weekday} ${time}`,
  delayed: (time: string, planned: string) => `${time}, was ${planned}`,
  unseated: (people: number) =>
    people === 1 ? '1 passenger has lost their seat' : `${people} passengers have lost their seats`,
  seeUnseated: 'Without a seat',
  arrivals: {
    title: 'Arrivals',
    table: 'Buses on their way here',
    all: 'All incoming trips',
    empty: 'No bus is on its way here',
    about: (time: string, toGo: string) => `about ${time}, ${toGo}`,
    here: 'is here',
    toReceive: (parcels: number) => `${parcels} to receive`,
    shown: (shown: number, all: number) => `The next ${shown} of ${all}`,
  },
  shown: (toLeave: number, left: number) => `${toLeave} still to leave, ${left} left today`,
};
