import { expect, it } from 'vitest';
import { fieldErrors } from '../validation';
import { reasonSchema } from './reason.schema';

it.each([
  ['', { reason: 'Please say why.' }],
  ['  ', { reason: 'Please say why.' }],
  ['x'.repeat(201), { reason: 'At most 200 characters.' }],
  [` ${'x'.repeat(200)} `, {}],
  ['The engine failed', {}],
])('of the reason "%s" it says %o', (reason, errors) =>
  expect(fieldErrors(reasonSchema('Please say why.'), { reason })).toEqual(errors),
);
