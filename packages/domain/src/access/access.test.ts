import { describe, expect, it } from 'vitest';
import { isStrongEnough, passwordStrength, STRENGTH_LABELS } from './passwordStrength';
import { createPasswordSchema } from './access.schema';
import { fieldErrors } from '../validation';
import { ROLES, roleOf } from './role';

const WEAK = 'Password is too weak! Please use a stronger password.';

describe('a role', () => {
  it.each([
    ['super_admin', 'super_admin', 'Super Admin'],
    ['admin', 'admin', 'Admin'],
    ['cashier', 'admin', 'Admin'],
    ['Super_Admin', 'admin', 'Admin'],
    ['', 'admin', 'Admin'],
  ] as const)('that the server calls "%s" is %s, shown as %s', (value, role, label) => {
    expect(roleOf(value)).toBe(role);
    expect(ROLES[roleOf(value)].label).toBe(label);
  });
});

describe('the strength of a password', () => {
  it.each([
    ['', 0, '', false],
    ['motor', 0, '', false],
    ['motorpark', 1, 'weak', false],
    ['Motor', 1, 'weak', false],
    ['motor7', 1, 'weak', false],
    ['motor#', 1, 'weak', false],
    ['1234567', 1, 'weak', false],
    ['12345678', 2, 'fair', true],
    ['Motorpark', 2, 'fair', true],
    ['Motor#', 2, 'fair', true],
    ['motorpark 2026', 2, 'fair', true],
    ['Motorpark2026', 3, 'good', true],
    ['motorpark#2026', 3, 'good', true],
    ['Motorpark#2026', 4, 'strong', true],
    ['Ọjọ́bọ̀ 2026', 3, 'good', true],
    ['Ṣọlá#77', 3, 'good', true],
    ['😀😀😀😀', 1, 'weak', false],
  ] as const)('"%s" is %i, %s; good enough: %s', (password, strength, label, isEnough) => {
    expect(passwordStrength(password)).toBe(strength);
    expect(STRENGTH_LABELS[passwordStrength(password)]).toBe(label);
    expect(isStrongEnough(password)).toBe(isEnough);
  });
});

describe('a new password', () => {
  const said = (password: string, isStrict: boolean) =>
    fieldErrors(createPasswordSchema, { password, confirmPassword: password }, { isStrict })['password'];

  it.each([
    ['Motor#26', undefined, 'Please use at least 10 characters.'],
    ['Motor#2026', undefined, undefined],
    ['motorparks', WEAK, WEAK],
    ['', 'Please enter a password!', 'Please enter a password!'],
  ])('%j: other servers say %s, ours says %s', (password, others, ours) => {
    expect(said(password, false)).toBe(others);
    expect(said(password, true)).toBe(ours);
  });

  it('counts as long only from the number on that is asked for', () => {
    expect(passwordStrength('motorpark', 8)).toBe(1);
    expect(passwordStrength('motorpark', 10)).toBe(0);
    expect(passwordStrength('motorparks', 10)).toBe(1);
  });
});
