import type { WirePersonalData } from '@motorpark/api';
import type { Answers } from '../mockServer';

/** The personal data of somebody who has travelled and sent a parcel. */
export const personalData: WirePersonalData = {
  phone: '08034127781',
  has_more: false,
  records: [
    {
      noun: 'ticket',
      id: 't9',
      number: 'TK-7QF3XM-K',
      roles: ['Traveler'],
      at: '2024-12-20T06:00:00.000Z',
      route: 'Awka - Lagos',
      obstacle: '',
    },
    {
      noun: 'waybill',
      id: 'w9',
      number: 'WB-CFH8DK-T',
      roles: ['Sender'],
      at: '2024-11-02T09:12:00.000Z',
      route: 'Awka - Owerri',
      obstacle: '',
    },
    {
      noun: 'ticket',
      id: 't8',
      number: 'TK-4MB8RW-C',
      roles: ['Passenger', 'Next of kin'],
      at: '2024-08-11T06:00:00.000Z',
      route: 'Lagos - Awka',
      obstacle: '',
    },
  ],
};

/** The responses to an erasure. */
export const erasureAnswers: Answers = {
  findPersonalData: { data: personalData },
  erasePersonalData: { data: { tickets: 2, waybills: 1, has_more: false } },
};
