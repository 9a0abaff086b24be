import { describe, expect, it } from 'vitest';
import { object } from 'yup';
import { optionalText, requiredPhone, requiredText } from './rules';
import { ticketPassengerSchema, ticketSchema } from './ticket';
import { ticketCase } from './ticket/ticket.fixtures';
import { check, fieldErrors } from './validation';

describe('checked answers', () => {
  it('come back trimmed, as numbers where they are numbers, and free of unknown fields', () => {
    const typed = {
      ...ticketCase.filled,
      travelerName: '  Ada Obi ',
      selectedSeats: ['4', 5],
      amountPaid: '1850000',
      role: 'super_admin',
    };
    expect(check(ticketSchema, typed)).toEqual({ values: ticketCase.filled });
  });

  it('come with every field’s first complaint and nothing else when one breaks a rule', () => {
    expect(check(ticketSchema, { ...ticketCase.filled, travelerName: ' ', selectedSeats: [0, -1] })).toEqual({
      errors: {
        travelerName: 'Traveler name is required.',
        selectedSeats: 'Please select at least one seat.',
      },
    });
  });

  it('are a phone number as servers take it, however it was typed', () => {
    const schema = object({ phone: requiredPhone('Phone number is required') });
    for (const phone of ['0803 412 7781', '0803-412-7781', '(0803) 412.7781', '08034127781'])
      expect(check(schema, { phone })).toEqual({ values: { phone: '08034127781' } });
    expect(check(schema, { phone: '+234 803 412 7781' })).toEqual({ values: { phone: '+2348034127781' } });
    expect(fieldErrors(schema, { phone: ' - ' })).toEqual({ phone: 'Phone number is required' });
  });

  it('lose the unreadable characters that a broken copy brings', () => {
    const schema = object({ name: requiredText('Name is required') });
    expect(check(schema, { name: 'Ada\0 Obi \0' })).toEqual({ values: { name: 'Ada Obi' } });
    expect(fieldErrors(schema, { name: ' \0 ' })).toEqual({ name: 'Name is required' });
    expect(check(schema, { name: 'Ada \ud800Obi' })).toEqual({ values: { name: 'Ada Obi' } });
    expect(check(schema, { name: '👩🏾‍🦱 Ọlá' })).toEqual({ values: { name: '👩🏾‍🦱 Ọlá' } });
  });

  it('lose the invisible marks that turn a name around or make it look like another', () => {
    const schema = object({ name: requiredText('Name is required') });
    expect(check(schema, { name: '\u202Eibo\u202C A\u200Bda \uFEFF\u0007' })).toEqual({
      values: { name: 'ibo Ada' },
    });
    expect(fieldErrors(schema, { name: '\u200F\u2066' })).toEqual({ name: 'Name is required' });
  });

  it('count a list or an object in a text’s place as missing', () => {
    const schema = object({ name: requiredText('Name is required'), note: optionalText() });
    for (const name of [['Ada', 'Obi'], [], [['Ada']], { first: 'Ada' }]) {
      expect(check(schema, { name, note: name })).toEqual({ errors: { name: 'Name is required' } });
    }
    expect(check(schema, { name: 'Ada', note: ['one', 'two'] })).toEqual({
      values: { name: 'Ada', note: '' },
    });
  });

  it('are empty text where an optional one was left out', () => {
    const schema = object({ note: optionalText() });
    for (const note of [undefined, null, '', '  ']) {
      expect(check(schema, { note })).toEqual({ values: { note: '' } });
    }
  });
});

describe('a date of birth', () => {
  const born = (dob: string, today?: string) =>
    fieldErrors(ticketPassengerSchema, { ...ticketCase.filled, dob }, today === undefined ? {} : { today });

  it.each([
    ['2026-11-21', '2026-11-21', {}],
    ['2026-11-22', '2026-11-21', { dob: 'Date of birth cannot be in the future.' }],
    ['2027-01-01', '2026-12-31', { dob: 'Date of birth cannot be in the future.' }],
    ['1900-01-01', '2026-11-21', {}],
    ['1899-12-31', '2026-11-21', { dob: 'Please enter a valid date of birth.' }],
  ])('of %s, said on %s, gives %j', (dob, today, errors) => {
    expect(born(dob, today)).toEqual(errors);
  });

  it('is held against no day when nobody says which day it is', () => {
    expect(born('2999-01-01')).toEqual({});
  });
});
