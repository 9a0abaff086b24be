import {
  ADMIN_FIELDS,
  DEPARTMENTS,
  DRIVER_FIELDS,
  DRIVER_KINDS,
  type Fields,
  PHONE,
  ROUTE_FIELDS,
  TERMINAL_FIELDS,
  TIMETABLE_FIELDS,
  VEHICLE_FIELDS,
  VEHICLE_TYPES,
} from '@motorpark/domain';
import type { CSV_HEADINGS } from './csv';

/** The maximum number of rows, and of bytes, in one import file. */
export const MOST_IMPORT_ROWS = 5_000;
export const MOST_IMPORT_BYTES = 2 * 1024 * 1024;

/** Maximum number of mistakes, and of completed phone numbers, that are listed individually. */
export const MOST_MISTAKES = 1_000;

/** The fields of each list that can be imported; each is a column. */
const FIELDS = {
  terminals: TERMINAL_FIELDS,
  routes: ROUTE_FIELDS,
  vehicles: VEHICLE_FIELDS,
  drivers: DRIVER_FIELDS,
  admins: ADMIN_FIELDS,
  services: TIMETABLE_FIELDS,
} as const satisfies Readonly<Record<string, Fields>>;

export type ImportedList = keyof typeof FIELDS;

/** The headings of the exported list that differ from the labels of the form. */
const HEADINGS: {
  readonly [List in ImportedList]: List extends keyof typeof CSV_HEADINGS
    ? { readonly [Field in keyof (typeof FIELDS)[List]]?: (typeof CSV_HEADINGS)[List][number] }
    : object;
} = {
  terminals: { name: 'Name' },
  routes: {},
  vehicles: { seats: 'Seats', type: 'Type' },
  drivers: { phone: 'Phone' },
  admins: { name: 'Name', phone: 'Phone', terminal: 'Terminal' },
  services: {},
};

/** The fields that must be one of a few values. */
const CHOICES: { readonly [List in ImportedList]?: Readonly<Record<string, readonly string[]>> } = {
  vehicles: { type: VEHICLE_TYPES },
  drivers: { kind: DRIVER_KINDS },
  admins: { department: DEPARTMENTS },
  services: { vehicleType: VEHICLE_TYPES },
};

export interface ImportColumn {
  field: string;
  heading: string;
  /** The form's label, which is also accepted as a heading. */
  label: string;
  isPhone: boolean;
  /** The values that it may have; undefined if there are others. */
  choices: readonly string[] | undefined;
}

/** Returns the columns of a list's file, in the order of the noun's form. */
export function importColumns(list: ImportedList): readonly ImportColumn[] {
  const headings = new Map<string, string | undefined>(Object.entries(HEADINGS[list]));
  return Object.entries(importedFields(list)).map(([field, { label, kind }]) => ({
    field,
    heading: headings.get(field) ?? label,
    label,
    isPhone: kind === PHONE,
    choices: CHOICES[list]?.[field],
  }));
}

export const importedFields = (list: ImportedList): Fields => FIELDS[list];

/** Whether a value names a list that can be imported. */
export const isImportedList = (list: unknown): list is ImportedList =>
  typeof list === 'string' && Object.hasOwn(FIELDS, list);
