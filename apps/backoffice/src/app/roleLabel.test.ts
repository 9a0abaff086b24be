import { expect, it } from 'vitest';
import { roleLabel } from './roleLabel';

it.each([
  ['super_admin', '', 'Super Admin'],
  ['super_admin', 'Awka', 'Super Admin'],
  ['admin', 'Awka', 'Awka terminal'],
  ['admin', 'Utako Motor Park', 'Utako Motor Park'],
  ['admin', '', 'Admin'],
] as const)('a person with the role %s at "%s" is labelled %s', (role, terminal, label) => {
  expect(roleLabel(role, terminal)).toBe(label);
});
