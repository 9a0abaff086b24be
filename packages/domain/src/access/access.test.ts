import { describe, expect, it } from 'vitest';
import { isStrongEnough, passwordStrength, STRENGTH_LABELS } from './passwordStrength';
import { ROLE_LABELS, roleOf } from './role';

describe('a role', () => {
  it.each([
    ['super_admin', 'super_admin', 'Super Admin'],
    ['admin', 'admin', 'Admin'],
    ['cashier', 'admin', 'Admin'],
    ['Super_Admin', 'admin', 'Admin'],
    ['', 'admin', 'Admin'],
  ] as const)('that the server calls "%s" is %s, shown as %s', (value, role, label) => {
    expect(roleOf(value)).toBe(role);
    expect(ROLE_LABELS[roleOf(value)]).toBe(label);
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
