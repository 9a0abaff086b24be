import { type InferType, type TestContext, array, object, string } from 'yup';
import type { RulesOf } from '../field';
import {
  optionalText,
  requiredChoice,
  requiredEmail,
  requiredName,
  requiredPhone,
  requiredSecret,
  requiredText,
} from '../rules';
import { OFFICE_ROLES, ROLES, type Role } from '../access';
import { type Admin, type AdminFields, DEPARTMENTS } from './admin';

const RULES = {
  name: requiredName('Admin Name is required'),
  phone: requiredPhone('Phone Number is required'),
  address: optionalText(),
  terminal: requiredText('Terminal/Branch is required'),
  department: requiredChoice('Department is required', DEPARTMENTS),
  email: requiredEmail('Email is required', 'Invalid email address'),
} satisfies RulesOf<AdminFields>;

export const adminSchema = object({ ...RULES, passcode: requiredSecret('Pass code is required') });
export type AdminForm = InferType<typeof adminSchema>;

const editAdminSchema = adminSchema.shape({
  passcode: string()
    .default('')
    .typeError('Pass code is required')
    .matches(/\S/, { message: 'Pass code is required', excludeEmptyString: true }),
});
const editHeadOfficeSchema = editAdminSchema.shape({ terminal: optionalText() });

/** Returns the schema for editing an admin: an empty pass code keeps the current one, and people of the head office, who have no terminal, need none. */
export const editAdminSchemaOf = ({ terminal }: Pick<Admin, 'terminal'>) =>
  terminal === '' ? editHeadOfficeSchema : editAdminSchema;

/** The roles that a super admin can give; super admins themselves are made at the server. */
export type GivenRole = Exclude<Role, 'super_admin'>;
export const GIVEN_ROLES: readonly GivenRole[] = ['admin', ...OFFICE_ROLES];

/** What people with a role may do. */
export const ROLE_MEANINGS: Readonly<Record<GivenRole, string>> = {
  admin: 'Sells tickets, takes in parcels and keeps a till at one terminal.',
  manager:
    'Does at some terminals what a super admin does: trips, refunds, shifts, drops, expenses and reports. Not the company, its vehicles and routes, or people’s passcodes.',
  accountant: 'Reads all money of all terminals and exports it. Changes nothing.',
  auditor: 'Reads everything at all terminals. Changes nothing.',
};

/** A role, and the ids of its terminals: one where they work, at least one that they manage, or none for all. */
export interface RoleForm {
  role: GivenRole;
  terminals: readonly string[];
}

const NO_ROLE = `Choose ${GIVEN_ROLES.join(', ')}.`;

interface RoleContext extends Pick<TestContext, 'createError'> {
  parent: { role?: unknown };
}

/** The form that gives a role (docs/rights.md). */
export const roleSchema = object({
  role: string().typeError(NO_ROLE).required(NO_ROLE).oneOf(GIVEN_ROLES, NO_ROLE),
  terminals: array()
    .of(string().defined())
    .defined()
    .test('number', (terminals, { parent, createError }: RoleContext) => {
      const role = GIVEN_ROLES.find((one) => one === parent.role);
      const message = role && complaintAboutTerminals(role, terminals);
      return message === undefined || createError({ message });
    }),
});

function complaintAboutTerminals(role: GivenRole, terminals: readonly string[]): string | undefined {
  switch (ROLES[role].terminals) {
    case 'one':
      return terminals.length === 1 ? undefined : 'Choose the terminal where they work.';
    case 'some':
      return terminals.length > 0 ? undefined : 'Choose at least one terminal.';
    case 'all':
      return terminals.length === 0 ? undefined : `${ROLES[role].label}s see all terminals: choose none.`;
  }
}
