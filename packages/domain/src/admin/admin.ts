import { type InferType, object, string } from 'yup';
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

/** A person with a login. Passcodes never leave the server. */
export interface Admin extends Versioned {
  id: string;
  name: string;
  phone: string;
  /** The terminal's name; empty for people of the head office. */
  terminal: string;
  department: string;
  status: AdminStatus;
  address: string;
  email: string;
}

export const isBanned = ({ status }: Pick<Admin, 'status'>): boolean => status === 'Banned';

export const DEPARTMENTS = ['Customer Service', 'Logistics', 'Secretary', 'Manager'] as const;
export type Department = (typeof DEPARTMENTS)[number];

/** Admin form (docs/admin.md). `terminal` is a terminal's name. */
export const adminSchema = object({
  name: requiredName('Admin Name is required'),
  phone: requiredPhone('Phone Number is required'),
  address: optionalText(),
  terminal: requiredText('Terminal/Branch is required'),
  department: requiredText('Department is required').oneOf(DEPARTMENTS, 'Department is required'),
  email: requiredEmail('Email is required', 'Invalid email address'),
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
