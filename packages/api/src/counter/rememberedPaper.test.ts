import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberPaper, rememberedPaper } from './rememberedPaper';

describe('The paper of this machine', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('for lists is that of the receipts until another one is chosen for lists', () => {
    rememberPaper('58mm');
    expect(rememberedPaper('lists')).toBe('58mm');
  });

  it('for receipts stays as it is when a manifest is printed on another one', () => {
    rememberPaper('80mm');
    rememberPaper('A4', 'lists');
    expect([rememberedPaper(), rememberedPaper('lists')]).toEqual(['80mm', 'A4']);
  });
});
