import { PHONE, TEXT, type ValuesOf } from '../field';
import type { Versioned } from '../version';

/** Whether somebody may log in. */
export const ADMIN_STATUSES = ['Active', 'Banned'] as const;
export type AdminStatus = (typeof ADMIN_STATUSES)[number];

export const DEPARTMENTS = ['Customer Service', 'Logistics', 'Secretary', 'Manager'] as const;
export type Department = (typeof DEPARTMENTS)[number];

/** What the form of an admin says of a person (docs/admin.md), in its order; it also has their pass code. */
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

/** A person with a login. Passcodes never leave the server. */
export interface Admin extends Versioned, ValuesOf<AdminFields> {
  id: string;
  status: AdminStatus;
  /** Whether they log in with a second factor; only where the server tells. */
  hasSecondFactor?: boolean | undefined;
}

export const isBanned = ({ status }: Pick<Admin, 'status'>): boolean => status === 'Banned';
