import { expect, it } from 'vitest';
import { shiftDifferences, shiftDifferencesText } from './differences';
import type { ShiftMethod } from './methods';
import type { ShiftLine } from './shift';

const line = (method: ShiftMethod, expected: number, counted: number | undefined): ShiftLine => ({
  method,
  received: expected,
  givenBack: 0,
  expected,
  counted,
});
const found = (method: ShiftMethod, amount: number) => ({
  id: 'c1',
  method,
  amount,
  reason: 'Under the drawer',
  person: 'Ngozi',
  at: '2025-01-15T09:00:00.000Z',
});

it('Cash that is short is not made up for by slips that are over', () => {
  const lines = [line('Cash', 100_000, 50_000), line('POS', 0, 50_000), line('Bank Transfer', 0, 0)];
  expect(shiftDifferencesText({ lines, corrections: [] })).toBe('Cash −₦500.00, POS +₦500.00');
});

it('What is found later stands beside what was counted, and wipes nothing of it', () => {
  const lines = [line('Cash', 100_000, 50_000), line('POS', 0, 0), line('Bank Transfer', 0, 0)];
  const corrections = [found('Cash', 50_000), found('POS', -20_000)];
  expect(shiftDifferencesText({ lines, corrections })).toBe(
    'Cash −₦500.00, later Cash +₦500.00, later POS −₦200.00',
  );
});

it('What was sold in it and came later is why so much is over', () => {
  const lines = [line('Cash', 100_000, 450_000), line('POS', 0, 0), line('Bank Transfer', 0, 0)];
  const sale = {
    number: 'WB-1',
    payer: 'Obi',
    method: 'Cash',
    amount: 350_000,
    at: '2025-01-15T09:00:00.000Z',
  } as const;
  expect(shiftDifferencesText({ lines, corrections: [], late: [sale] })).toBe('₦0.00');
  expect(shiftDifferencesText({ lines, corrections: [], late: [sale, { ...sale, amount: 50_000 }] })).toBe(
    'Cash −₦500.00',
  );
});

it('A drawer that nobody has counted differs by nothing that is known', () => {
  expect(shiftDifferences({ lines: undefined })).toBeUndefined();
  expect(shiftDifferencesText({ lines: [line('Cash', 100, undefined)], corrections: [] })).toBeUndefined();
});
