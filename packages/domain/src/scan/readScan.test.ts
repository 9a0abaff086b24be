import { describe, expect, it } from 'vitest';
import { newTicketNumber } from '../ticket';
import { newWaybillNumber } from '../waybill';
import { kindOfTorn, readScan } from './readScan';
import { TEST_TICKET_NUMBER, TEST_WAYBILL_NUMBER } from './testNumbers';

const ticket = newTicketNumber(() => 0.42);
const waybill = newWaybillNumber(() => 0.77);
const wrongCheck = `${ticket.slice(0, -1)}${ticket.endsWith('2') ? '3' : '2'}`;

/** What a scanner for another keyboard types on a computer with these keys. */
const onKeys = (text: string, meant: string, typed: string) =>
  [...text].map((one) => (meant.includes(one) ? typed.charAt(meant.indexOf(one)) : one)).join('');
const onFrenchKeys = (text: string) => onKeys(text, '1234567890-QAWZM', `&é"'(-è_çà)AQZW?`);
const onGermanKeys = (text: string) => onKeys(text, 'YZ-', 'ZYß');

describe('what a scanner typed', () => {
  it.each([
    ['a ticket', ticket, { kind: 'ticket', number: ticket, from: 0 }],
    ['a waybill', waybill, { kind: 'waybill', number: waybill, from: 0 }],
    [
      'small letters, as with Caps Lock on',
      ticket.toLowerCase(),
      { kind: 'ticket', number: ticket, from: 0 },
    ],
    ['no dashes', waybill.replaceAll('-', ''), { kind: 'waybill', number: waybill, from: 0 }],
    ['dashes of another keyboard', ticket.replaceAll('-', 'ß'), { kind: 'ticket', number: ticket, from: 0 }],
    ['something typed just before', `ob${ticket}`, { kind: 'ticket', number: ticket, from: 2 }],
    ['the test page’s code', TEST_TICKET_NUMBER, { kind: 'ticket', number: TEST_TICKET_NUMBER, from: 0 }],
    ['the test page’s bars', TEST_WAYBILL_NUMBER, { kind: 'waybill', number: TEST_WAYBILL_NUMBER, from: 0 }],
    ['a French keyboard', onFrenchKeys(ticket), { kind: 'ticket', number: ticket, from: 0 }],
    ['a waybill on a French keyboard', onFrenchKeys(waybill), { kind: 'waybill', number: waybill, from: 0 }],
    [
      'a German keyboard after something typed',
      `ob${onGermanKeys('WB-ZYZ2YZ-2')}`,
      { kind: 'waybill', number: 'WB-ZYZ2YZ-2', from: 2 },
    ],
  ])('is understood with %s', (_how, text, scan) => {
    expect(readScan(text)).toEqual(scan);
  });

  it.each([
    '',
    'Adaeze Nwankwo',
    '08034127781',
    'TK',
    'TKM',
    '5901234123457',
    ticket.slice(3),
    'TK-FFFF-F',
    `${ticket} Ada`,
  ])('is nothing of ours: "%s"', (text) => {
    expect(readScan(text)).toBeUndefined();
  });
});

describe('a code that could not be read', () => {
  it.each([
    ['a ticket with a wrong check character', wrongCheck, 'ticket'],
    ['a ticket that lost a character', ticket.replace(/.(?=-.$)/, ''), 'ticket'],
    ['a ticket changed by a French keyboard', 'TK)è(F"LX)K', 'ticket'],
    ['a ticket that lost two characters, though its prefix would fit', 'TK-FFFF-F', 'ticket'],
    ['a waybill that lost its end', waybill.slice(0, -2), 'waybill'],
    ['a ticket cut after six characters', ticket.slice(0, 6), 'ticket'],
    ['a waybill cut after six characters', waybill.slice(0, 6), 'waybill'],
    ['that on a French keyboard', onFrenchKeys(waybill.slice(0, 6)), 'waybill'],
    ['a ticket without its first character', ticket.slice(1), 'ticket'],
    ['a waybill without its first character', waybill.slice(1), 'waybill'],
    ['the beginning of a signed code', 'MPAEBQ', 'ticket'],
    ['the article number of something bought', '5901234123457', undefined],
    ['an address', 'https://example.com/7', undefined],
    ['a name', 'tkachenko', undefined],
  ])('is known as %s', (_what, text, kind) => {
    expect(kindOfTorn(text)).toBe(kind);
  });
});

it('every waybill and every ticket is read from a French and from a German keyboard', () => {
  let seed = 7;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  for (let round = 0; round < 100; round += 1) {
    for (const number of [newTicketNumber(random), newWaybillNumber(random)]) {
      expect(readScan(onFrenchKeys(number))?.number).toBe(number);
      expect(readScan(onGermanKeys(number))?.number).toBe(number);
    }
  }
});
