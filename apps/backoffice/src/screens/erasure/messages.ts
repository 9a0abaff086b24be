import { counted } from '@motorpark/domain';

/** Texts of the erasure of personal data (docs/privacy.md). */
export const messages = {
  title: 'Erase personal data',
  lead: 'For somebody who asks to be forgotten. Be sure that it is really they who ask.',
  back: 'Back to the company',
  phone: 'Phone',
  hint: 'Of the traveler, a passenger, the next of kin, the sender or the receiver.',
  find: 'Find',
  finding: 'Looking…',
  found: (phone: string) => `Tickets and waybills with ${phone}`,
  none: 'No ticket and no waybill has this phone.',
  columns: {
    number: 'Number',
    noun: 'What',
    roles: 'Has the phone',
    at: 'Date',
    route: 'Route',
    obstacle: 'In the way',
  },
  nouns: { ticket: 'Ticket', waybill: 'Waybill' },
  free: 'Nothing',
  more: (count: number) => `The newest ${count}. There are more: look again once these are erased.`,
  blocked: 'This cannot be erased yet',
  blockedText: 'Nothing is erased before all of it can be. Come back when what is in the way is settled.',
  ready: (tickets: number, waybills: number) =>
    `${[tickets > 0 ? counted(tickets, 'ticket') : '', waybills > 0 ? counted(waybills, 'waybill') : ''].filter(Boolean).join(' and ')} can be erased`,
  readyText:
    'Names, phones, addresses, e-mails, dates of birth and next of kin go, of everybody who is on them, also out of their history. Numbers, roads, seats and money stay.',
  erase: 'Erase',
  confirm: {
    title: (phone: string) => `Erase what is known of ${phone}?`,
    notes: [
      'This action cannot be undone.',
      'Backups hold it until they are thrown away. What was printed or exported is not reached.',
    ],
    confirm: 'Yes, Erase',
  },
  done: 'Personal data erased.',
};
