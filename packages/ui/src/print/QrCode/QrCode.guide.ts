import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [{ when: 'It is a waybill: the halls’ laser scanners read bars only', use: 'Print/Barcode' }],
  anatomy: [
    { part: 'Code', is: 'Level H: a third of it may be crumpled, torn or stained.' },
    { part: 'White edge', is: 'Four modules on every side, part of its size.' },
  ],
  keyboard: [],
  dos: [
    'Write the number under it or beside it.',
    'Name it after what it is: QR code of ticket TK-7QF3XM-Q.',
    'Give it 30 mm on a roll and 34 mm on A4; it takes the largest size within them that is whole dots.',
  ],
  donts: [
    'Don’t colour it, round it or put a logo into it.',
    'Don’t encode an address: a ticket’s number is all that a gate needs.',
  ],
};
