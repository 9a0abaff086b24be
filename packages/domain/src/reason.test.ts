import { expect, it } from 'vitest';
import { reasonErrors } from './reason';

it.each([
  ['', { reason: 'Please say why.' }],
  ['  ', { reason: 'Please say why.' }],
  ['x'.repeat(201), { reason: 'At most 200 characters.' }],
  [` ${'x'.repeat(200)} `, {}],
  ['The engine failed', {}],
])('of the reason "%s" it says %o', (reason, errors) =>
  expect(reasonErrors(reason, 'Please say why.')).toEqual(errors),
);
