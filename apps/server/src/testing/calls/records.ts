import { GIVEN_ROLES } from '@motorpark/domain';
import { CALLS } from '@motorpark/contract';
import { anyEntryWith, somethingWith } from '../matchers';
import { type Office, textAt } from '../office';
import { RECORD_CASES, type RecordCase } from '../records';
import { aPerson } from './access';
import type { CallCase, Ready } from './callCase';

const PDF = btoa('%PDF-1.7 of a paper');

/** Number of invalid forms per record tested here; the record's own tests cover all of them. */
const SOME = 3;

function casesOf(one: string): Record<keyof RecordCase['calls'], CallCase> {
  const record = RECORD_CASES.find((each) => each.one === one);
  if (!record) throw new Error(`There is no form of a ${one}.`);
  const { calls, filled, answered, missing, complaints } = record;
  const make = async ({ call, company }: Office, place: number) => {
    const { method, path } = CALLS[calls.create];
    const { body } = await call(method, path, { by: 'ngozi', body: filled(company, place) });
    return textAt(body, 'data', 'id');
  };
  const wrong = complaints.slice(0, SOME);
  const isAnswered = ({ fields = {}, before }: Ready) => ({ data: somethingWith(answered(fields, before)) });
  return {
    list: {
      well: async (office, place) => ({ shows: await make(office, place) }),
      answers: () => ({}),
    },
    create: {
      well: ({ company }, place) => ({ fields: filled(company, place) }),
      answers: isAnswered,
      wrong,
    },
    edit: {
      well: async (office, place) => ({
        id: await make(office, place),
        before: filled(office.company, place),
        // An empty passcode keeps the current one.
        fields: { ...filled(office.company, place + 50_000), ...(one === 'admin' && { passcode: '' }) },
      }),
      answers: isAnswered,
      wrong,
      missing,
    },
    remove: {
      well: async (office, place) => ({ id: await make(office, place) }),
      answers: ({ id }) => ({ data: { id } }),
      missing,
    },
  };
}

/** What names a fare that begins on a day of its own. */
function fareSet(place: number) {
  const day = new Date(Date.UTC(2101, 0, 1) + place * 86_400_000).toISOString().slice(0, 10);
  return { route_id: 'Awka - Lagos', vehicle_type: 'Truck', from_day: day, until_day: day };
}

const outOfService = ({ remove }: ReturnType<typeof casesOf>): CallCase => ({
  ...remove,
  well: async (office, place) => ({
    ...(await remove.well(office, place)),
    fields: { status: 'Out of service' },
  }),
  answers: ({ id }) => ({ data: { id, status: 'Out of service' } }),
  wrong: [
    [{ status: undefined }, 'status', 'Status is required'],
    [{ status: 'Sold' }, 'status', 'Choose In service or Out of service.'],
  ],
});

const [terminal, driver, vehicle, route, admin, paper, fare, discount] = [
  casesOf('terminal'),
  casesOf('driver'),
  casesOf('vehicle'),
  casesOf('route'),
  casesOf('admin'),
  casesOf('paper'),
  casesOf('fare'),
  casesOf('discount'),
];

export const recordCases = {
  fetchTerminals: { ...terminal.list },
  createTerminal: terminal.create,
  editTerminal: terminal.edit,
  deleteTerminal: terminal.remove,
  terminalStatus: outOfService(terminal),
  getDrivers: driver.list,
  createDriver: driver.create,
  editDriver: driver.edit,
  deleteDriver: driver.remove,
  driverStatus: outOfService(driver),
  getVehicles: { ...vehicle.list },
  createVehicle: vehicle.create,
  editVehicle: vehicle.edit,
  deleteVehicle: vehicle.remove,
  vehicleStatus: outOfService(vehicle),
  getRoutes: { ...route.list },
  createRoute: route.create,
  editRoute: route.edit,
  deleteRoute: route.remove,
  routeStatus: outOfService(route),
  getDiscounts: discount.list,
  createDiscount: discount.create,
  editDiscount: discount.edit,
  deleteDiscount: discount.remove,
  getOwnDiscounts: {
    well: async (office, place) => {
      await discount.remove.well(office, place);
      return {};
    },
    answers: () => ({ data: anyEntryWith({}) }),
  },
  getFares: fare.list,
  createFare: fare.create,
  editFare: fare.edit,
  deleteFare: fare.remove,
  findFareTrips: {
    well: () => ({ fields: fareSet(0) }),
    answers: () => ({ data: { given: 0, kept: 0 } }),
    wrong: [[{ route_id: '' }, 'route_id', 'Route is required']],
  },
  changeFareTrips: {
    well: async (office) => {
      const { body } = await office.call('POST', '/api/find_fare_trips', { by: 'ngozi', body: fareSet(0) });
      return { fields: { ...fareSet(0), plan: textAt(body, 'data', 'plan') } };
    },
    answers: () => ({ data: { changed: 0 } }),
    wrong: [[{ from_day: '' }, 'from_day', 'First day is required']],
  },
  findFare: {
    well: async (office, place) => {
      await fare.remove.well(office, place);
      return { fields: { route_id: 'Awka - Lagos', vehicle: 'Coach Bus', day: '2299-01-05' } };
    },
    answers: () => ({ data: { fare: 24_500.5 } }),
    wrong: [
      [{ day: undefined }, 'day', 'Please choose a day, written like 2026-11-21.'],
      [{ day: '2027-02-30' }, 'day', 'Please choose a day, written like 2026-11-21.'],
    ],
  },
  getPapers: paper.list,
  createPaper: paper.create,
  editPaper: paper.edit,
  deletePaper: paper.remove,
  getPaperFile: {
    well: async (office, place) => {
      const made = await paper.remove.well(office, place);
      await office.call('PUT', `/api/paper_file/${made.id ?? ''}`, { by: 'ngozi', body: { file: PDF } });
      return made;
    },
    answers: () => ({ data: { type: 'application/pdf', file: PDF } }),
    missing: 'This paper does not exist or was already deleted.',
  },
  savePaperFile: {
    well: async (office, place) => ({ ...(await paper.remove.well(office, place)), fields: { file: PDF } }),
    answers: ({ id }) => ({ data: { id, file_type: 'application/pdf' } }),
    missing: 'This paper does not exist or was already deleted.',
    wrong: [
      [{ file: undefined }, 'file', 'Choose a PDF, or a photo as JPEG or PNG.'],
      [{ file: btoa('<html></html>') }, 'file', 'Choose a PDF, or a photo as JPEG or PNG.'],
      [
        { file: btoa(`%PDF-${'x'.repeat(1024 * 1024)}`) },
        'file',
        'The file is larger than 1 MB. Choose a smaller one.',
      ],
    ],
  },
  fetchAdmins: admin.list,
  createAdmin: admin.create,
  editAdmin: admin.edit,
  deleteAdmin: admin.remove,
  banAdmin: {
    well: async (office, place) => ({ id: (await aPerson(office, place)).id, fields: { is_banned: 1 } }),
    answers: ({ id }) => ({ data: { id, is_banned: 1 } }),
    wrong: [
      [{ is_banned: undefined }, 'is_banned', 'is_banned must be 1 or 0.'],
      [{ is_banned: 'perhaps' }, 'is_banned', 'is_banned must be 1 or 0.'],
    ],
    missing: 'This admin does not exist or was already deleted.',
  },
  giveRole: {
    well: async (office, place) => ({
      id: (await aPerson(office, place)).id,
      fields: { role: 'manager', terminals: [office.company.awka, office.company.owerri] },
    }),
    answers: ({ id }) => ({ data: { id, role: 'admin', office_role: 'manager', terminal: '' } }),
    wrong: [
      [{ role: 'super_admin' }, 'role', `Choose ${GIVEN_ROLES.join(', ')}.`],
      [{ terminals: [] }, 'terminals', 'Choose at least one terminal.'],
      [{ terminals: ['seven'] }, 'terminals', 'This terminal was not found. Please choose another terminal.'],
      [{ role: 'auditor' }, 'terminals', 'Auditors see all terminals: choose none.'],
    ],
    missing: 'This admin does not exist or was already deleted.',
  },
} satisfies Record<string, CallCase>;
