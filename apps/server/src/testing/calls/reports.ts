import { aBooking } from '../booking';
import { aTrip } from '../company';
import type { Office } from '../office';
import { anyNumber } from '../matchers';
import type { CallCase } from './callCase';

const NO_DAY = 'Please choose a day, written like 2026-11-21.';
export const NO_TERMINAL = 'This terminal does not exist or was deleted.';
const NO_ROUTE = 'This route does not exist or was deleted.';

export const wrongReport = [
  [{ from: '2026-02-30' }, 'from', NO_DAY],
  [{ to: '9999-12-31' }, 'to', NO_DAY],
  [{ from: '2026-11-21', to: '2026-11-20' }, 'from', 'The first day cannot be after the last.'],
  [{ terminal_id: 'Jos' }, 'terminal_id', NO_TERMINAL],
  [{ route_id: 'Jos - Kano' }, 'route_id', NO_ROUTE],
  [{ format: 'pdf' }, 'format', 'It is one of csv.'],
] as const;

/** Creates a trip of the day with one seat sold. */
async function sold({ db, company, call }: Office) {
  const trip = await aTrip(db, company);
  await call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(trip) });
}

export const reportCases = {
  getLoadReport: {
    async well(office) {
      await sold(office);
      return { fields: { by: 'route', route_id: office.company.awkaToLagos } };
    },
    answers: () => ({ data: { rows: [{ name: 'Awka to Lagos' }] } }),
    wrong: [
      ...wrongReport,
      [{ by: 'moon' }, 'by', 'It is one of route, weekday, routeAndWeekday, service, terminal.'],
    ],
  },
  getIncomeReport: {
    async well(office) {
      await sold(office);
      return { fields: { by: 'terminal', terminal_id: office.company.awka } };
    },
    answers: () => ({ data: { rows: [{ name: 'Awka' }] } }),
    wrong: [
      ...wrongReport,
      [{ by: 'moon' }, 'by', 'It is one of terminal, person, method, day, month, route, vehicle, trip.'],
    ],
    elsewhere: ['terminal_id', NO_TERMINAL],
  },
  getNoShowReport: {
    well: () => ({ fields: { by: 'terminal' } }),
    answers: () => ({ data: { rows: [], total: { trips: 0, seats_sold: 0, no_shows: 0 } } }),
    wrong: [...wrongReport, [{ by: 'moon' }, 'by', 'It is one of route, terminal.']],
  },
  getDutyReport: {
    well: () => ({ fields: { by: 'driver' } }),
    answers: () => ({ data: { total: { minutes: anyNumber } } }),
    wrong: [...wrongReport, [{ by: 'moon' }, 'by', 'It is one of driverAndMonth, driver.']],
  },
  getLateFareReport: {
    well: () => ({ fields: { by: 'fare' } }),
    answers: () => ({ data: { total: { tickets: anyNumber, paid: anyNumber, above: anyNumber } } }),
    wrong: [...wrongReport, [{ by: 'moon' }, 'by', 'It is one of fareAndTicket, fare.']],
  },
} satisfies Record<string, CallCase>;
