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
import { ADMIN_LIST, DRIVER_LIST, type ListColumns, ROUTE_LIST, TERMINAL_LIST, VEHICLE_LIST } from './lists';

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

/** The columns of the exported lists, whose headings differ from some labels of the forms. */
const COLUMNS: Readonly<Record<ImportedList, ListColumns>> = {
  terminals: TERMINAL_LIST,
  routes: ROUTE_LIST,
  vehicles: VEHICLE_LIST,
  drivers: DRIVER_LIST,
  admins: ADMIN_LIST,
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
  const columns = COLUMNS[list];
  return Object.entries(importedFields(list)).map(([field, { label, kind }]) => ({
    field,
    heading: columns[field]?.header ?? label,
    label,
    isPhone: kind === PHONE,
    choices: CHOICES[list]?.[field],
  }));
}

export const importedFields = (list: ImportedList): Fields => FIELDS[list];

/** Whether a value names a list that can be imported. */
export const isImportedList = (list: unknown): list is ImportedList =>
  typeof list === 'string' && Object.hasOwn(FIELDS, list);
