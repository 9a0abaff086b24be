import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { refuseUnwritable } from './refuseUnwritable';

it('A data folder that can only be read is refused by name, with what the system said', () => {
  const readOnly = Object.assign(new Error('read-only file system'), { code: 'EROFS' });
  const refuse = () => {
    throw readOnly;
  };
  expect(() => refuseUnwritable('/srv/motorpark', refuse)).toThrow(
    '/srv/motorpark cannot be written (EROFS)',
  );
  expect(() => refuseUnwritable(tmpdir())).not.toThrow();
});
