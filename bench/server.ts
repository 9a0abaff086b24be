import { aBooking } from '../apps/server/src/testing/booking';
import { type BusyCompany, aBusyCompany } from './company';
import { type Outcome, compare } from './compare';
import { erasureComparisons } from './erasures';
import { everywhereOutcomes } from './everywhere';
import { listComparisons } from './lists';

/** The periods of one day and of a month. */
const TODAY = 'from=2026-11-21&to=2026-11-21';
const MONTH = 'from=2026-10-23&to=2026-11-21';

const get = (company: BusyCompany, url: string) => () => company.call('GET', url);

const book = (company: BusyCompany) => () => {
  const { trip, seat } = company.freeSeat();
  return company.callAsClerk('POST', '/api/book_ticket', aBooking(trip, { seat_number: [seat] }));
};

/** The calls of a dashboard, of a board of departures and of a known traveler, and a sale. */
export const DAILY_WORK: readonly (readonly [
  what: string,
  run: (company: BusyCompany) => () => Promise<string>,
])[] = [
  ['get_summary, of today', (company) => get(company, `/api/get_summary?${TODAY}`)],
  ['get_summary, of a month', (company) => get(company, `/api/get_summary?${MONTH}`)],
  ['get_summary, of a type in a month', (company) => get(company, `/api/get_summary?${MONTH}&type=EXPENSE`)],
  ['get_summary, of a search in a month', (company) => get(company, `/api/get_summary?${MONTH}&q=okafor`)],
  ...['route', 'vehicle', 'trip', 'month'].map(
    (by) =>
      [
        `get_income_report, by ${by} in a month`,
        (company: BusyCompany) => get(company, `/api/get_income_report?by=${by}&${MONTH}`),
      ] as const,
  ),
  ...['load', 'duty', 'late_fare'].map(
    (name) =>
      [
        `get_${name}_report, of a month`,
        (company: BusyCompany) => get(company, `/api/get_${name}_report?${MONTH}`),
      ] as const,
  ),
  ['get_cash_today', (company) => get(company, '/api/get_cash_today')],
  ['get_look_at, for the menu', (company) => get(company, '/api/get_look_at?limit=1')],
  [
    'get_shift_differences, by person and week',
    (company) => get(company, `/api/get_shift_differences?by=personAndWeek&${MONTH}`),
  ],
  ['get_duties, of today', (company) => get(company, '/api/get_duties?day=2026-11-21')],
  [
    'get_driver_week',
    (company) => get(company, `/api/get_driver_week/${company.ids.driver}?from=2026-11-16`),
  ],
  ['get_departures', (company) => () => company.callAsClerk('GET', '/api/get_departures')],
  [
    'find_traveler',
    (company) => () => company.callAsClerk('POST', '/api/find_traveler', { phone: '08000079190' }),
  ],
  ['book_ticket', book],
];

/** The duration of a list depends on its rows; everything else must not depend on the age of the company. */
export async function serverComparisons(): Promise<Outcome[]> {
  const [opened, young, grown, old] = [
    await aBusyCompany(100),
    await aBusyCompany(1_000),
    await aBusyCompany(10_000),
    await aBusyCompany(100_000),
  ];
  try {
    const outcomes = [
      await compare({
        what: 'get_all_tickets',
        few: { of: '100 tickets', run: get(opened, '/api/get_all_tickets') },
        many: { of: '1,000', run: get(young, '/api/get_all_tickets') },
        atMost: 12,
      }),
    ];
    const asTheCompanyGrows: [
      what: string,
      run: (company: BusyCompany) => () => Promise<string>,
      atMost: number,
    ][] = [
      ['get_operations, a page of all', (company) => get(company, '/api/get_operations'), 2],
      ['get_operations, of today', (company) => get(company, `/api/get_operations?${TODAY}`), 2],
      ['get_operations, of parcels', (company) => get(company, '/api/get_operations?type=WAYBILL'), 4],
      ...DAILY_WORK.map(([what, run]): [typeof what, typeof run, number] => [what, run, 2]),
    ];
    for (const [what, run, atMost] of asTheCompanyGrows) {
      outcomes.push(
        await compare({
          what,
          few: { of: '1,000 tickets', run: run(young) },
          many: { of: '100,000', run: run(old) },
          atMost,
        }),
      );
    }
    const sides = [
      { of: '10,000 tickets', company: grown },
      { of: '100,000', company: old },
    ] as const;
    const lists = await listComparisons(...sides);
    const erasures = await erasureComparisons(...sides, 2);
    return [
      ...outcomes,
      ...lists,
      ...erasures,
      ...(await everywhereOutcomes({ of: '100,000 tickets', company: old })),
    ];
  } finally {
    for (const company of [opened, young, grown, old]) await company.close();
  }
}
