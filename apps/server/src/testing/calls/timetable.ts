import { textAt } from '../office';
import { aService, aServiceForm } from '../timetable';
import { anyEntryWith } from '../matchers';
import type { CallCase } from './callCase';

const NO_RIGHT = 'You do not have the right to do this.';
const missing = 'This service does not exist.';

/** A different time for each place, because a route has one service at a time. */
const timeOf = (place: number) =>
  `${String(Math.floor(place / 60) % 24).padStart(2, '0')}:${String(place % 60).padStart(2, '0')}`;
/** And a first day of its own for each day's worth of times. */
const fromDay = (place: number) => `2027-0${(Math.floor(place / 1_440) % 9) + 1}-01`;

const own = (place: number) => ({ departs_at: timeOf(place), from_day: fromDay(place) });

const wrong = [
  [{ route_id: '' }, 'route_id', 'Route is required'],
  [{ route_id: 'Awka - Jos' }, 'route_id', 'There is no route called Awka - Jos. Choose one from the list.'],
  [{ departs_at: 'noon' }, 'departs_at', 'Enter a time, such as 07:00 or 7:00 PM.'],
  [{ weekdays: 'Feast days' }, 'weekdays', 'Enter Daily, Mon-Fri, or days such as Mon, Wed, Sat.'],
  [{ seats: '0' }, 'seats', 'Seats must be above zero'],
  [{ fare: '0' }, 'fare', 'Fare must be above zero'],
  [{ until_day: '2026-01-01' }, 'until_day', 'The last day is before the first.'],
  [{ not_on: 'Christmas' }, 'not_on', 'Enter a day, such as 25 Dec 2026. Separate days by commas.'],
] as const;

const notOn = { change: 'notOn', not_on: '25 Dec 2027' };
const wrongChange = [
  [{ change: 'fare' }, 'change', 'Choose what is changed.'],
  [{ not_on: 'Christmas' }, 'not_on', 'Enter a day, such as 25 Dec 2026. Separate days by commas.'],
  [
    { change: 'time', from_day: '2026-12-01', departs_at: 'noon' },
    'departs_at',
    'Enter a time, such as 07:00 or 7:00 PM.',
  ],
  [{ service_ids: [] }, 'service_ids', 'Send 1 to 10 services.'],
] as const;

export const timetableCases = {
  getServices: {
    well: async (office, place) => ({ fields: { limit: 200 }, shows: await aService(office, own(place)) }),
    answers: () => ({ data: anyEntryWith({ route_id: 'Awka - Lagos' }) }),
    wrong: [[{ limit: 201 }, 'limit', 'A page has 1 to 200 rows.']],
  },
  getTimetable: {
    well: async (office, place) => ({
      id: office.company.awkaToLagos,
      shows: await aService(office, own(place)),
    }),
    answers: () => ({ data: { route_id: 'Awka - Lagos' } }),
    missing: 'This route does not exist or was already deleted.',
  },
  previewService: {
    well: (_office, place) => ({ fields: aServiceForm(own(place)) }),
    answers: () => ({ data: { days: [] } }),
    wrong,
    elsewhere: ['route_id', 'Awka - Lagos does not leave from your terminal.'],
    onlyReads: true,
  },
  createService: {
    well: (_office, place) => ({ fields: aServiceForm(own(place)) }),
    answers: ({ fields = {} }) => ({ data: { departs_at: fields['departs_at'], weekdays: '1234567' } }),
    wrong,
    elsewhere: ['route_id', 'Awka - Lagos does not leave from your terminal.'],
  },
  editService: {
    well: async (office, place) => ({
      id: await aService(office, own(place)),
      fields: aServiceForm({ ...own(place), seats: '30' }),
    }),
    answers: ({ id }) => ({ data: { id, seats: '30' } }),
    wrong,
    notTheirs: NO_RIGHT,
    missing,
  },
  previewServices: {
    well: async (office, place) => ({
      fields: { ...notOn, service_ids: [await aService(office, own(place))] },
    }),
    answers: () => ({ data: { removed: 0, stay_count: 0 } }),
    wrong: wrongChange,
    onlyReads: true,
    elsewhere: ['service_ids', missing],
  },
  changeServices: {
    well: async (office, place) => {
      const fields = { ...notOn, service_ids: [await aService(office, own(place))] };
      const { body } = await office.call('POST', '/api/preview_services', { by: 'ngozi', body: fields });
      return { fields: { ...fields, plan: textAt(body, 'data', 'plan') } };
    },
    answers: () => ({ data: { changed: 1 } }),
    wrong: wrongChange,
    elsewhere: ['service_ids', missing],
  },
} satisfies Record<string, CallCase>;
