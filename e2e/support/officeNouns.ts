import type { CheckedNoun, OfficeNoun } from './office';

const NOT_A_PHONE = 'Invalid Nigerian phone number';

export const TERMINALS: OfficeNoun = {
  title: 'Terminals',
  menu: 'Terminals',
  form: 'Terminal Information',
  createLabel: 'Create Terminal',
  search: { label: 'Search Terminal Name', text: 'ZARIA' },
  filled: {
    'Terminal Name': 'Zaria Main Park',
    Address: '4 Sokoto Road',
    City: 'Zaria',
    State: 'Kaduna',
  },
  row: 'Zaria Main Park',
  toasts: {
    created: 'Terminal created successfully',
    edited: 'Terminal edited successfully',
    // The text of the core product (docs/terminal.md).
    deleted: 'Admin deleted successfully.',
  },
};

export const DRIVERS: OfficeNoun = {
  title: 'Drivers',
  menu: 'Drivers',
  form: 'Driver Information',
  createLabel: 'Create Driver',
  search: { label: 'Search Driver Name', text: 'zubairu' },
  filled: { Name: 'Zubairu Danladi', 'Phone Number': '0706 123 4567', Address: '3 Ogui Road, Enugu' },
  row: 'Zubairu Danladi',
  toasts: {
    created: 'Driver created successfully',
    edited: 'Driver edited successfully',
    deleted: 'Driver deleted successfully.',
  },
};

/** Needs the name of a driver. */
export const vehicles = (driver: string): CheckedNoun => ({
  title: 'Vehicles',
  menu: 'Vehicles',
  form: 'Vehicle Information',
  createLabel: 'Create Vehicle',
  search: { label: 'Search Vehicle Number', text: 'zzz 9' },
  filled: {
    'Vehicle Number': 'ZZZ 901 XA',
    'Number of Seats': '14',
    'Vehicle Type': 'Van',
    'Assigned Driver': driver,
  },
  searched: ['Assigned Driver'],
  chosen: ['Vehicle Type'],
  missing: [
    'Vehicle number is required',
    'Number of seats is required',
    'Vehicle type is required',
    'Assigned driver is required',
  ],
  wrong: { 'Number of Seats': ['fourteen', 'Seats must be a number'] },
  row: 'ZZZ 901 XA',
  taken: 'A vehicle with this number already exists, in service or out of it.',
  change: { field: 'Number of Seats', to: '18' },
  toasts: {
    created: 'Vehicle created successfully',
    edited: 'Vehicle edited successfully',
    deleted: 'Vehicle deleted successfully.',
  },
});

export const ROUTES: OfficeNoun = {
  title: 'Routes',
  menu: 'Routes',
  form: 'Route Information',
  createLabel: 'Create Route',
  search: { label: 'Search Route ID', text: 'lagos - AWKA (night' },
  filled: {
    'Route ID': 'Lagos - Awka (night)',
    Origin: 'Lagos',
    Destination: 'Awka',
    Distance: '452 km',
    Duration: '7 hours',
  },
  searched: ['Origin', 'Destination'],
  row: 'Lagos - Awka (night)',
  toasts: {
    created: 'Route created successfully',
    edited: 'Route edited successfully',
    deleted: 'Route deleted successfully.',
  },
};

export const ADMINS: CheckedNoun = {
  title: 'Admins',
  menu: 'Admin',
  form: 'Admin Information',
  createLabel: 'Create Admin',
  search: { label: 'Search Name', text: 'ZAINAB' },
  filled: {
    'Admin Name': 'Zainab Okeke',
    'Phone Number': '+234 803 412 7781',
    'Terminal/Branch': 'Awka',
    Department: 'Logistics',
    Email: 'zainab@motorpark.example',
    'Pass Code': 'Motorpark#2026',
  },
  searched: ['Terminal/Branch'],
  chosen: ['Department'],
  missing: [
    'Admin Name is required',
    'Phone Number is required',
    'Terminal/Branch is required',
    'Department is required',
    'Email is required',
    'Pass code is required',
  ],
  wrong: {
    'Phone Number': ['0803 412 778', NOT_A_PHONE],
    Email: ['zainab@motorpark', 'Invalid email address'],
  },
  row: 'Zainab Okeke',
  taken: 'Somebody already logs in with this email.',
  change: { field: 'Address', to: '12 Zik Avenue, Awka' },
  toasts: {
    created: 'Admin created successfully',
    edited: 'Admin edited successfully',
    deleted: 'Admin deleted successfully.',
  },
};
