import { describe, expect, it } from 'vitest';
import { clockText } from './machineFacts';

describe('the clock', () => {
  it.each([
    [undefined, undefined],
    [900, 'As on the server'],
    [-1900, 'As on the server'],
    [45_000, '45 seconds ahead of the server'],
    [-3_600_000, '60 minutes behind the server'],
    [-5 * 3_600_000, '5 hours behind the server'],
    [86_340_000, '1 day ahead of the server'],
  ])('that is %s ms ahead reads "%s"', (ahead, text) => {
    expect(clockText(ahead)).toBe(text);
  });
});
