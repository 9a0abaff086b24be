import { ADMINS, ADMIN_LIST, ADMIN_NAMES, adminCodec } from '@motorpark/api';
import {
  ADMIN_STATUSES,
  ADMIN_FIELDS,
  type Admin,
  type AdminForm,
  DEPARTMENTS,
  ROLES,
  draftOf,
  managesTerminals,
} from '@motorpark/domain';
import { NONE, serialNumber } from '@motorpark/ui';
import { type RecordField, formFields } from '@motorpark/ui/form';
import { officePaths } from '../../paths';
import { listColumns } from '../../shared/list/listColumns';
import type { ListedKind } from '../../shared/record/recordKind';
import { usualWords } from '../../shared/record/usualWords';

const PERSON = formFields(ADMIN_FIELDS, {
  name: {},
  phone: { kind: 'phone', placeholder: '0803 412 7781' },
  address: { isOptional: true },
  terminal: { kind: 'search', placeholder: 'Choose a terminal' },
  department: { kind: 'choice', answers: DEPARTMENTS, placeholder: 'Choose a department' },
  email: { kind: 'email' },
});

export const PASSCODE: RecordField<'passcode'> = { name: 'passcode', label: 'Pass Code', kind: 'passcode' };

const KEPT_PASSCODE: RecordField<'passcode'> = {
  ...PASSCODE,
  isOptionalInEdit: true,
  hint: 'At least 10 characters. They choose one of their own when they first log in.',
  editHint: 'Leave it empty to keep the one before.',
};

const roleOf = ({ role }: Admin) => role && ROLES[role].label;

/** Where somebody works: the terminal of staff, how many a manager has. */
const placeOf = ({ terminal, role, managed = [] }: Admin) =>
  role && managesTerminals(role)
    ? `${managed.length} terminal${managed.length === 1 ? '' : 's'}`
    : terminal || NONE;

export const adminRecord: ListedKind<Admin, AdminForm> = {
  one: 'admin',
  many: 'admins',
  title: 'Admins',
  records: ADMINS,
  paths: officePaths.admin,
  columns: [
    serialNumber(),
    ...listColumns<Admin, typeof ADMIN_LIST>(ADMIN_LIST, { role: roleOf, terminal: placeOf }),
  ],
  searchOnlyFields: ({ email }) => [{ label: 'Email', text: email }],
  nameOf: ({ name }) => name,
  statuses: ADMIN_STATUSES,
  form: {
    title: 'Admin Information',
    wireNames: ADMIN_NAMES,
    read: adminCodec.read,
    valuesOf: (row) => ({ ...draftOf(ADMIN_FIELDS, row), passcode: '' }),
    fields: [...PERSON, KEPT_PASSCODE],
  },
  words: {
    ...usualWords('admin', 'admins'),
    search: 'Search Name',
    searchHint: 'Finds names, phone numbers, e-mails, terminals and departments',
    deleteNote: 'They can no longer log in.',
  },
};
