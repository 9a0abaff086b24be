import { expect, it } from 'vitest';
import { fieldErrors } from '../validation';
import { cashDropSchemaAmong } from './shift.schema';

const drop = { amount: '5000', receivedBy: '', note: '' };

it.each<[string, string | undefined, string]>([
  ['Grace Okafor', undefined, 'a colleague'],
  ['grace  okafor', undefined, 'a colleague, in another spelling'],
  ['Kate Eze', undefined, 'somebody else'],
  ['gra', 'Choose a colleague from the list, or enter the whole name of somebody else.', 'a part of a name'],
  ['', 'Enter who received the cash.', 'nobody'],
])('cash dropped to "%s" says %s: %s', (receivedBy, message) => {
  const schema = cashDropSchemaAmong(['Grace Okafor', 'Uche Eze']);
  expect(fieldErrors(schema, { ...drop, receivedBy })?.receivedBy).toBe(message);
});
