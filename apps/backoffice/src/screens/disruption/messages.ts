import { type Disruption, counted, nameSeats } from '@motorpark/domain';

const people = (count: number) => counted(count, 'passenger');

const LOADED: Readonly<Record<Exclude<Disruption, 'runs'>, (isOne: boolean) => string>> = {
  vehicle: (isOne) => `load ${isOne ? 'it' : 'them'} onto the other vehicle`,
  time: (isOne) => `${isOne ? 'it stays' : 'they stay'} on it`,
  trip: (isOne) => `${isOne ? 'it goes' : 'they go'} with the other trip; load ${isOne ? 'it' : 'them'} over`,
  cancelled: (isOne) =>
    `${isOne ? 'it is' : 'they are'} taken off, and ${isOne ? 'waits' : 'wait'} for the next bus`,
};

export const messages = {
  title: 'Disruption',
  trips: 'Trips',
  what: 'What happened',
  kinds: {
    vehicle: {
      label: 'Another vehicle',
      hint: 'It leaves on time, with another bus',
      act: 'Swap the vehicle',
    },
    time: { label: 'It leaves later', hint: 'Everybody keeps their seat', act: 'Delay the trip' },
    trip: {
      label: 'Move to another trip',
      hint: 'On the same route. This trip is cancelled',
      act: 'Move everybody',
    },
    cancelled: { label: 'It does not run', hint: 'Everybody waits for another seat', act: 'Cancel the trip' },
    runs: {
      label: 'It runs after all',
      hint: 'Passengers who still wait get their seats back',
      act: 'Run the trip again',
    },
  } satisfies Record<Disruption, Record<'label' | 'hint' | 'act', string>>,
  chosen: (kind: Disruption, instead: string | undefined) =>
    [messages.kinds[kind].label, instead].filter(Boolean).join(': '),
  vehicle: 'Vehicle',
  chooseVehicle: 'Select vehicle',
  noVehicle: 'There is no such vehicle.',
  time: 'Leaves at',
  trip: 'Trip',
  chooseTrip: 'Select trip',
  noTrip: 'No other trip on this route is still to leave.',
  seatsFree: (free: number) => `${counted(free, 'seat')} free`,
  why: 'Why',
  whyHint: 'It is saved in the history of the trip and of each ticket',
  show: 'Show the effect on passengers',
  showing: 'Checking…',
  becomes: 'Effect on passengers',
  table: 'Passengers and their seats',
  nobody: 'Nobody has a seat on this trip.',
  counts: (kept: number, moved: number, lost: number) =>
    kept + moved === 0
      ? `${people(lost)} ${lost === 1 ? 'is' : 'are'} without a seat.`
      : `${people(kept)} ${kept === 1 ? 'keeps' : 'keep'} their seat, ${moved} ${moved === 1 ? 'gets' : 'get'} another one, ${lost} ${lost === 1 ? 'is' : 'are'} without.`,
  again:
    'This trip was cancelled. If it runs after all, passengers who still wait for a seat get theirs back.',
  countsAgain: (back: number, lost: number) =>
    [
      `${people(back)} ${back === 1 ? 'gets' : 'get'} their seat back`,
      lost > 0 && `${lost} who lost it before still ${lost === 1 ? 'has' : 'have'} none`,
    ]
      .filter(Boolean)
      .join(', ') + '.',
  nobodyAgain: 'No passenger is waiting for this trip.',
  freeAgain: (seats: readonly number[]) =>
    seats.length === 0
      ? undefined
      : `${nameSeats(seats)} ${seats.length === 1 ? 'is' : 'are'} free again: ${seats.length === 1 ? 'its passenger has' : 'their passengers have'} another seat or the money back.`,
  parcelsAgain: (parcels: number) =>
    parcels === 0
      ? undefined
      : `${counted(parcels, 'parcel waits', 'parcels wait')} for this route: load ${parcels === 1 ? 'it' : 'them'} onto this trip again, or onto another.`,
  getsBack: 'Gets it back',
  doneAgain: (lost: number) =>
    lost === 0
      ? 'The trip runs again.'
      : `The trip runs again. ${people(lost)} ${lost === 1 ? 'is' : 'are'} still without a seat.`,
  loaded: (parcels: number, kind: Exclude<Disruption, 'runs'>) =>
    parcels === 0
      ? undefined
      : `${counted(parcels, 'parcel is', 'parcels are')} loaded onto this trip: ${LOADED[kind](parcels === 1)}.`,
  parcels: (parcels: number, trips: number) =>
    parcels === 0
      ? undefined
      : `${counted(parcels, 'parcel waits', 'parcels wait')} for this route and ${parcels === 1 ? 'goes' : 'go'} with its next bus: ${trips === 0 ? 'no other bus leaves today or tomorrow' : `${counted(trips, 'other bus leaves', 'other buses leave')} today or tomorrow`}.`,
  keeps: 'Keeps it',
  drives: (driver: string) => `${driver} drives it.`,
  seat: (seat: number) => `Seat ${seat}`,
  noSeat: 'No seat',
  unnamed: 'not named yet',
  change: 'Back',
  carryingOut: 'Changing the trip…',
  done: (lost: number) =>
    lost === 0
      ? 'The trip is changed, and everybody has a seat.'
      : `The trip is changed. ${people(lost)} ${lost === 1 ? 'is' : 'are'} without a seat.`,
  hasLeft: 'This bus has left. Take its departure back first.',
  elsewhere: 'Only staff of the terminal where it leaves can change this trip.',
};

const trips = (count: number) => counted(count, 'trip');

export const replacementMessages = {
  page: 'Replace Vehicle',
  title: (number: string) => `Replace ${number}`,
  vehicles: 'Vehicles',
  other: 'Other vehicle',
  trips: 'Planned trips',
  effect: (sold: number, moved: number, lost: number) => {
    if (sold === 0) return messages.nobody;
    if (moved + lost === 0) return `${people(sold)}: everybody keeps their seat.`;
    const changes = [
      moved > 0 && `${moved} ${moved === 1 ? 'gets' : 'get'} another seat`,
      lost > 0 && `${lost} without a seat`,
    ];
    return `${people(sold)}: ${changes.filter(Boolean).join(', ')}.`;
  },
  keeps: (obstacle: string) => `Keeps its vehicle. ${obstacle}`,
  counts: ({
    replaced,
    left,
    lost,
    warned,
  }: Readonly<Record<'replaced' | 'left' | 'lost' | 'warned', number>>) =>
    [
      replaced > 0 && `${trips(replaced)} ${replaced === 1 ? 'gets' : 'get'} this vehicle.`,
      left > 0 && `${trips(left)} cannot get it and ${left === 1 ? 'keeps its own' : 'keep their own'}.`,
      lost > 0 && `${people(lost)} ${lost === 1 ? 'is' : 'are'} without a seat.`,
      warned > 0 && `Read the warnings of ${trips(warned)} below.`,
    ]
      .filter(Boolean)
      .join(' '),
  act: (count: number) => `Swap the vehicle of ${trips(count)}`,
  carryingOut: 'Changing the trips…',
  done: (count: number, number: string, lost: number) =>
    `${number} is the vehicle of ${trips(count)}.${lost === 0 ? '' : ` ${people(lost)} ${lost === 1 ? 'is' : 'are'} without a seat.`}`,
};

export const unseatedMessages = {
  title: 'Without a seat',
  sheet: 'Without a seat: list',
  trips: 'Trips',
  ofAllTrips: 'Show all trips',
  loadFailed: 'The list could not be loaded.',
  chooseTrip: 'Select trip',
  noTrip: 'No trip on this route has a free seat.',
  loadingTrips: 'Loading the trips…',
  tripsFailed: 'The trips could not be loaded.',
  seatsFree: (free: number) => `${counted(free, 'seat')} free`,
  search: 'Search Name or Phone',
  searchHint: 'Name, phone, ticket, route or vehicle',
  loading: 'Loading passengers without a seat…',
  empty: 'Everybody has a seat',
  give: 'Give seats',
  print: 'Print list',
  givenTo: (name: string) => `${name} has seats again.`,
  free: 'They pay nothing and get nothing back.',
  trip: 'Trip',
  seats: 'Seats',
  movedNext: 'They need new receipts.',
  seeMoved: 'See who',
};
