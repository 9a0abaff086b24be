import type { Role } from '../access';
import { PHONE, TEXT, type ValuesOf } from '../field';
import type { Versioned } from '../version';

/** Whether an admin may log in; banned ones may not. */
export const ADMIN_STATUSES = ['Active', 'Banned'] as const;
export type AdminStatus = (typeof ADMIN_STATUSES)[number];

export const DEPARTMENTS = ['Customer Service', 'Logistics', 'Secretary', 'Manager'] as const;
export type Department = (typeof DEPARTMENTS)[number];

/** The fields of the admin form (docs/admin.md), in its order; the form also has the pass code. */
export const ADMIN_FIELDS = {
  name: { label: 'Admin Name', kind: TEXT },
  phone: { label: 'Phone Number', kind: PHONE },
  address: { label: 'Address', kind: TEXT },
  /** The terminal's name; empty for people of the head office. */
  terminal: { label: 'Terminal/Branch', kind: TEXT },
  department: { label: 'Department', kind: TEXT },
  email: { label: 'Email', kind: TEXT },
} as const;
export type AdminFields = typeof ADMIN_FIELDS;

/** A user with a login. Passcodes never leave the server. */
export interface Admin extends Versioned, ValuesOf<AdminFields> {
  id: string;
  status: AdminStatus;
  /** Undefined if the server does not say. */
  role?: Role | undefined;
  /** The ids of the terminals that a manager manages. */
  managed?: readonly string[] | undefined;
  /** Whether the admin logs in with a second factor; undefined if the server does not say. */
  hasSecondFactor?: boolean | undefined;
}

export const isBanned = ({ status }: Pick<Admin, 'status'>): boolean => status === 'Banned';
