import type { OfficeNoun } from './office';
import { ADMINS, DRIVERS, ROUTES, TERMINALS } from './officeNouns';

/** One of the office's lists on a core server: the input and the payloads that result. */
export interface CoreNoun {
  noun: OfficeNoun;
  path: string;
  calls: { create: string; edit: string; remove: string };
  columns: readonly string[];
  /** Name of the row that exists from the start; its id is 1. */
  existing: string;
  /** Payload of creating the noun's own record. */
  created: Record<string, string>;
  /** Input that edits the existing row, and its payload. */
  edit: Record<string, string>;
  edited: Record<string, string>;
}

const callsOf = (many: string, one: string) => ({
  create: `POST /api/create_${many}`,
  edit: `PUT /api/edit_${one}/{id}`,
  remove: `DELETE /api/delete_${one}/{id}`,
});

export const CORE_NOUNS: readonly CoreNoun[] = [
  {
    noun: ADMINS,
    path: '/super-admin/dashboard/admin',
    calls: callsOf('admins', 'admin'),
    columns: ['S/N', 'Name', 'Phone', 'Terminal', 'Department', 'Status', 'Action'],
    existing: 'Ngozi Obi',
    created: {
      admin_name: 'Zainab Okeke',
      admin_phone: '+2348034127781',
      address: '',
      // The terminal chosen in the form, by id (docs/admin.md).
      terminal_id: '1',
      department: 'Logistics',
      login_email: 'zainab@motorpark.example',
      passcode: 'Motorpark#2026',
    },
    // Every edit sends a passcode: the core contract has no way to keep the current one.
    edit: { Address: '3 Ogui Road', 'Pass Code': 'Motorpark#2027' },
    edited: {
      id: '1',
      admin_name: 'Ngozi Obi',
      admin_phone: '08034127781',
      address: '3 Ogui Road',
      terminal_id: '1',
      department: 'Logistics',
      login_email: 'ngozi@motorpark.example',
      passcode: 'Motorpark#2027',
    },
  },
  {
    noun: DRIVERS,
    path: '/super-admin/drivers',
    calls: callsOf('drivers', 'driver'),
    columns: ['Name', 'Phone', 'Address', 'Action'],
    existing: 'Emeka Nwosu',
    created: {
      driver_name: 'Zubairu Danladi',
      driver_phone: '07061234567',
      driver_address: '3 Ogui Road, Enugu',
    },
    edit: { Address: '5 Ogui Road, Enugu' },
    edited: {
      driver_name: 'Emeka Nwosu',
      driver_phone: '08034127781',
      driver_address: '5 Ogui Road, Enugu',
    },
  },
  {
    // There a route may lead to a place that is no terminal.
    noun: {
      ...ROUTES,
      filled: { ...ROUTES.filled, Destination: 'Nnewi junction' },
      searched: ['Origin'],
    },
    path: '/super-admin/routes',
    calls: callsOf('routes', 'route'),
    columns: ['Route ID', 'Origin', 'Destination', 'Distance', 'Duration', 'Action'],
    existing: 'Awka - Lagos',
    created: {
      route_id: 'Lagos - Awka (night)',
      origin: 'Lagos',
      destination: 'Nnewi junction',
      distance: '452 km',
      duration: '7 hours',
    },
    edit: { Duration: '8 hours' },
    edited: {
      route_id: 'Awka - Lagos',
      origin: 'Awka',
      destination: 'Lagos',
      distance: '452 km',
      duration: '8 hours',
    },
  },
  {
    noun: TERMINALS,
    path: '/super-admin/terminal',
    calls: callsOf('terminals', 'terminal'),
    columns: ['Name', 'Address', 'City', 'State', 'Action'],
    existing: 'Awka',
    created: {
      terminal_name: 'Zaria Main Park',
      terminal_address: '4 Sokoto Road',
      city: 'Zaria',
      state: 'Kaduna',
    },
    edit: { Address: '8 Kano Road' },
    edited: { terminal_name: 'Awka', terminal_address: '8 Kano Road', city: 'Awka', state: 'Anambra' },
  },
];
