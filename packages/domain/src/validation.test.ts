import { describe, expect, it } from 'vitest';
import { array, object } from 'yup';
import { requiredWhole } from './requiredWhole';
import {
  optionalName,
  optionalText,
  requiredEmail,
  requiredName,
  requiredPhone,
  requiredText,
} from './rules';
import { TICKET_STEPS, ticketSchema } from './ticket';
import { ticketCase } from './ticket/ticket.fixtures';
import { check, fieldErrors } from './validation';

describe('checked answers', () => {
  it('come back trimmed, as numbers where they are numbers, and free of unknown fields', () => {
    const typed = {
      ...ticketCase.filled,
      travelerName: '  Ada Obi ',
      seats: ['4', 5],
      amount: '1850000',
      role: 'super_admin',
    };
    expect(check(ticketSchema, typed)).toEqual({ values: ticketCase.filled });
  });

  it('come with every field’s first complaint and nothing else when one breaks a rule', () => {
    expect(check(ticketSchema, { ...ticketCase.filled, travelerName: ' ', seats: [0, -1] })).toEqual({
      errors: {
        travelerName: 'Traveler name is required.',
        seats: 'Please select at least one seat.',
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

  it('lose everything else that nobody sees', () => {
    const schema = object({ name: requiredText('Name is required'), note: optionalText() });
    const invisible =
      '\u00AD\u034F\u061C\u115F\u180E\u200C\u200D\u2061\u206A\u3164\uFE0F\uFFA0\u{E0041}\u2800';
    for (const mark of invisible)
      expect(check(schema, { name: `A${mark}da`, note: mark })).toEqual({
        values: { name: 'Ada', note: '' },
      });
    expect(check(schema, { name: 'Ada\u00A0Obi\u3000' })).toMatchObject({ values: { name: 'Ada Obi' } });
  });

  it('are the same letters, whichever keyboard wrote them', () => {
    const schema = object({ name: requiredName('Name is required'), address: requiredText('Needed') });
    const checked = check(schema, { name: 'U\u0323go\u0323chukwu E\u0323ni\u0300', address: 'o\u0323ba' });
    expect(checked).toEqual({ values: { name: 'Ụgọchukwu Ẹnì', address: 'ọba' } });
    expect(check(schema, { name: 'Ａｄａ', address: 'x' })).toMatchObject({ values: { name: 'Ada' } });
  });

  it.each([
    'Ụgọchukwu Ọ̀ṣọ́',
    'Ẹ̀bùn Adé-Ọlá',
    "Ngozi O'Neill",
    'Chidi D’Souza',
    'Fatima Ɓala Ɗanjuma Ƙofa',
    'Zoë',
    'فاطمة',
  ])('take the name %s', (name) => {
    const schema = object({ name: requiredName('Name is required') });
    expect(check(schema, { name })).toEqual({ values: { name: name.normalize('NFC') } });
  });

  it.each(['\u0410da Obi', 'Ad\u0430', '\u039Fkeke', 'Осоре'])(
    'refuse letters that look like ours, as in %s',
    (name) => {
      const schema = object({ name: requiredName('Name is required') });
      expect(fieldErrors(schema, { name })).toEqual({ name: 'Please type this name in Latin letters.' });
    },
  );

  it.each([
    '\u0430da@company.ng',
    'ada@c\u043Empany.ng',
    'ọlá@company.ng',
    'ada@company.ｎｇ',
    'ada@company..ng',
  ])('refuse %s, which is not the e-mail that it looks like', (email) => {
    const schema = object({ email: requiredEmail('Email is required', 'Invalid email address') });
    expect(fieldErrors(schema, { email })).toEqual({ email: 'Invalid email address' });
    expect(fieldErrors(schema, { email: 'ada.o-b+1@mail.company.ng' })).toEqual({});
  });

  it.each(['Ada\nObi', 'Ada\r\nObi', 'Ada\u2028Obi'])('refuse a name on two lines, as %j', (name) => {
    const schema = object({
      name: requiredName('Name is required'),
      kin: optionalName(),
      why: requiredText('Why?'),
    });
    const message = 'Please write this on one line.';
    expect(fieldErrors(schema, { name, kin: name, why: name })).toEqual({ name: message, kin: message });
    expect(check(schema, { name: 'Ada Obi\n', why: 'x' })).toMatchObject({ values: { name: 'Ada Obi' } });
  });

  it('refuse marks that are piled up on one letter, in every text', () => {
    const schema = object({ name: requiredName('Name is required'), why: optionalText() });
    const message = 'There are too many marks on one letter. Please type it again.';
    for (const count of [5, 120]) {
      const text = `A${'\u0301'.repeat(count + 1)}da`;
      expect(fieldErrors(schema, { name: text, why: text })).toEqual({ name: message, why: message });
    }
    expect(fieldErrors(schema, { name: 'Ọ̀ṣọ́ Ẹ̀bùn', why: '1️⃣ ệ' })).toEqual({});
  });

  it.each(['1e1', '0x9', '9.0', '+9', ' ', ['9'], [['9']], {}, true, 9.5, -9, 0])(
    'take no %j for a whole number',
    (seat) => {
      const schema = object({ seats: array().of(requiredWhole('No.')) });
      expect(fieldErrors(schema, { seats: [seat] })).toEqual({ seats: 'No.' });
      expect(check(schema, { seats: ['9', 10] })).toEqual({ values: { seats: [9, 10] } });
    },
  );

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
  const born = (dateOfBirth: string, today?: string) =>
    fieldErrors(
      TICKET_STEPS[1].schema,
      { ...ticketCase.filled, dateOfBirth },
      {
        ...(today !== undefined && { today }),
        isStrict: true,
      },
    );

  it.each([
    ['2026-11-21', '2026-11-21', {}],
    ['2026-11-22', '2026-11-21', { dateOfBirth: 'Date of birth cannot be in the future.' }],
    ['2027-01-01', '2026-12-31', { dateOfBirth: 'Date of birth cannot be in the future.' }],
    ['1900-01-01', '2026-11-21', {}],
    ['1899-12-31', '2026-11-21', { dateOfBirth: 'Please enter a valid date of birth.' }],
  ])('of %s, said on %s, gives %j', (dateOfBirth, today, errors) => {
    expect(born(dateOfBirth, today)).toEqual(errors);
  });

  it('is held against no day when nobody says which day it is', () => {
    expect(born('2999-01-01')).toEqual({});
  });
});
