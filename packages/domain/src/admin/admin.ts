import { type InferType, object, string } from 'yup';
import { PHONE, TEXT, type ValuesOf, rulesOf } from '../field';
import {
  optionalText,
  requiredEmail,
  requiredName,
  requiredPhone,
  requiredSecret,
  requiredText,
} from '../rules';
import type { Versioned } from '../version';

/** Whether somebody may log in. */
export const ADMIN_STATUSES = ['Active', 'Banned'] as const;
export type AdminStatus = (typeof ADMIN_STATUSES)[number];

export const DEPARTMENTS = ['Customer Service', 'Logistics', 'Secretary', 'Manager'] as const;
export type Department = (typeof DEPARTMENTS)[number];

/** What the form of an admin says of a person (docs/admin.md), in its order; it also has their pass code. */
export const ADMIN_FIELDS = {
  name: { label: 'Admin Name', kind: TEXT, rule: requiredName('Admin Name is required') },
  phone: { label: 'Phone Number', kind: PHONE, rule: requiredPhone('Phone Number is required') },
  address: { label: 'Address', kind: TEXT, rule: optionalText() },
  /** The terminal's name; empty for people of the head office. */
  terminal: { label: 'Terminal/Branch', kind: TEXT, rule: requiredText('Terminal/Branch is required') },
  department: {
    label: 'Department',
    kind: TEXT,
    rule: requiredText('Department is required').oneOf(DEPARTMENTS, 'Department is required'),
  },
  email: { label: 'Email', kind: TEXT, rule: requiredEmail('Email is required', 'Invalid email address') },
} as const;
export type AdminFields = typeof ADMIN_FIELDS;

/** A person with a login. Passcodes never leave the server. */
export interface Admin extends Versioned, ValuesOf<AdminFields> {
  id: string;
  status: AdminStatus;
}

export const isBanned = ({ status }: Pick<Admin, 'status'>): boolean => status === 'Banned';

export const adminSchema = object({
  ...rulesOf(ADMIN_FIELDS),
  passcode: requiredSecret('Pass code is required'),
});
export type AdminForm = InferType<typeof adminSchema>;

const editAdminSchema = adminSchema.shape({
  passcode: string()
    .default('')
    .typeError('Pass code is required')
    .matches(/\S/, { message: 'Pass code is required', excludeEmptyString: true }),
});
const editHeadOfficeSchema = editAdminSchema.shape({ terminal: optionalText() });

/**
 * The same for somebody who is edited: without a new pass code the one before stays, and people of the head office, who have no
 * terminal, need none.
 */
export const editAdminSchemaOf = ({ terminal }: Pick<Admin, 'terminal'>) =>
  terminal === '' ? editHeadOfficeSchema : editAdminSchema;
