import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { throwIfUnwritable } from './throwIfUnwritable';

it('A data folder that can only be read is refused by name, with what the system said', () => {
  const readOnly = Object.assign(new Error('read-only file system'), { code: 'EROFS' });
  const refuse = () => {
    throw readOnly;
  };
  expect(() => throwIfUnwritable('/srv/motorpark', refuse)).toThrow(
    '/srv/motorpark cannot be written (EROFS)',
  );
  expect(() => throwIfUnwritable(tmpdir())).not.toThrow();
});
