import { expect, it } from 'vitest';
import { draftOwner } from './draftOwner';

it('a draft stays its owner’s when they or their terminal are renamed', () => {
  const ada = { token: 't', role: 'admin', personId: 'p1' } as const;
  expect(draftOwner({ ...ada, terminalName: 'Awka', name: 'Ada' })).toBe(
    draftOwner({ ...ada, terminalName: 'Awka Central', name: 'Ada Obi' }),
  );
});

it('on a server that tells no ids the names say whose draft it is', () => {
  const core = { token: 't', role: 'admin', terminalName: 'Awka' } as const;
  expect(draftOwner({ ...core, name: 'Ada' })).not.toBe(draftOwner({ ...core, name: 'Tunde' }));
});
