import { DAY, DEPARTMENTS, type Fields, PHONE, VEHICLE_TYPES } from '@motorpark/domain';
import { adminWire } from './admin';
import { driverNoun } from './driver';
import { fareNoun } from './fare';
import { ADMIN_LIST, type ListColumns, SERVICE_LIST } from './lists';
import { routeNoun } from './route';
import { terminalNoun } from './terminal';
import { timetableWire } from './timetable';
import { vehicleNoun } from './vehicle';

/** The maximum number of rows in one import file. */
export const MOST_IMPORT_ROWS = 5_000;

/** Maximum number of mistakes, and of completed phone numbers, that are listed individually. */
export const MOST_MISTAKES = 1_000;

interface Imported {
  /** Each of its fields is a column, but for those of `notInFile`. */
  form: { fields: Fields; names: Readonly<Record<string, string>> };
  notInFile?: readonly string[];
  /** The columns of the exported list, whose headings differ from some labels of the form. */
  columns: ListColumns;
  /** The fields that must be one of a few values, though the form takes any text. */
  choices?: Readonly<Record<string, readonly string[]>>;
}

/** The lists that can be imported (docs/import.md). */
const LISTS = {
  terminals: { ...terminalNoun, notInFile: ['posTerminals'] },
  routes: routeNoun,
  vehicles: { ...vehicleNoun, choices: { type: VEHICLE_TYPES } },
  drivers: driverNoun,
  admins: { form: adminWire, columns: ADMIN_LIST, choices: { department: DEPARTMENTS } },
  fares: { ...fareNoun, choices: { vehicleType: VEHICLE_TYPES } },
  services: { form: timetableWire, columns: SERVICE_LIST, choices: { vehicleType: VEHICLE_TYPES } },
} as const satisfies Readonly<Record<string, Imported>>;

export type ImportedList = keyof typeof LISTS;

export interface ImportColumn {
  field: string;
  heading: string;
  /** The form's label, which is also accepted as a heading. */
  label: string;
  isPhone: boolean;
  isDay: boolean;
  /** The values that it may have; undefined if there are others. */
  choices: readonly string[] | undefined;
}

/** Returns the columns of a list's file, in the order of the noun's form. */
export function importColumns(list: ImportedList): readonly ImportColumn[] {
  const { form, columns, choices, notInFile = [] }: Imported = LISTS[list];
  const inFile = Object.entries(form.fields).filter(([field]) => !notInFile.includes(field));
  return inFile.map(([field, { label, kind }]) => ({
    field,
    heading: columns[field]?.header ?? label,
    label,
    isPhone: kind === PHONE,
    isDay: kind === DAY,
    choices: kind.choices ?? choices?.[field],
  }));
}

/** Returns the form by whose rules the rows of a list are checked. */
export const importedForm = (list: ImportedList): Imported['form'] => LISTS[list].form;

/** Whether a value names a list that can be imported. */
export const isImportedList = (list: unknown): list is ImportedList =>
  typeof list === 'string' && Object.hasOwn(LISTS, list);
