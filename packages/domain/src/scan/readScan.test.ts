import { describe, expect, it } from 'vitest';
import { newTicketNumber } from '../ticket';
import { newWaybillNumber } from '../waybill';
import { readScan } from './readScan';
import { TEST_TICKET_NUMBER, TEST_WAYBILL_NUMBER } from './testNumbers';

const ticket = newTicketNumber(() => 0.42);
const waybill = newWaybillNumber(() => 0.77);
const wrongCheck = `${ticket.slice(0, -1)}${ticket.endsWith('2') ? '3' : '2'}`;

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
    ['a wrong check character', wrongCheck, { kind: 'ticket', number: undefined, from: 0 }],
    ['a lost character', ticket.replace(/.(?=-.$)/, ''), { kind: 'ticket', number: undefined, from: 0 }],
    ['the digits of a French keyboard', 'TK)è(F"LX)K', { kind: 'ticket', number: undefined, from: 0 }],
    ['a lost end', waybill.slice(0, -2), { kind: 'waybill', number: undefined, from: 0 }],
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
    `${ticket} Ada`,
  ])('is nothing of ours: "%s"', (text) => {
    expect(readScan(text)).toBeUndefined();
  });
});
