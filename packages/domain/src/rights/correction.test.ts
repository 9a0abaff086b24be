import { expect, it } from 'vitest';
import { koboTyped } from '../format';
import { fieldErrors } from '../validation';
import { correctionSchema } from './correction';

/** Returns the errors for a typed amount and reason when ₦18,500 was paid. */
const said = (amount: string, reason = 'The passenger was overcharged') =>
  fieldErrors(correctionSchema(1_850_000), { amount: koboTyped(amount), reason });

it.each([
  ['9,500', {}],
  ['', { amount: 'Amount is required' }],
  ['0', { amount: 'Amount must be above zero' }],
  ['much', { amount: 'Enter the amount in naira, such as 18,500' }],
  ['9500.005', { amount: 'At most two digits after the point, such as 1,000.50.' }],
  ['9.500', { amount: 'Did you mean 9,500? Write kobo with two digits: 9.50.' }],
  ['18,500.00', { amount: 'That is what was paid already.' }],
])('Of %j as the right amount is said: %j', (amount, errors) => {
  expect(said(amount)).toEqual(errors);
});

it.each([
  ['', 'Please say why.'],
  ['   ', 'Please say why.'],
  ['y'.repeat(201), 'At most 200 characters.'],
])('It takes a reason that can be kept, and not %j', (reason, error) => {
  expect(said('9,500', reason)).toEqual({ reason: error });
});
