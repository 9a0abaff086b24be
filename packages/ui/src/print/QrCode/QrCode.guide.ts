import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    {
      when: 'It is a waybill: the laser scanners in the halls read barcodes only',
      use: 'Components/Print/Barcode',
    },
  ],
  anatomy: [
    { part: 'Code', is: 'Level H: a third of it may be damaged. Level M, for a long text: a seventh.' },
    { part: 'Quiet zone', is: 'Four white modules on every side, part of its size.' },
  ],
  keyboard: [],
  dos: [
    'Write the number below or beside it.',
    'Name it after its content: QR code of ticket TK-7QF3XM-Q.',
    'Set the size to 30 mm on a roll and 34 mm on A4; it takes the largest size within that of whole dots.',
  ],
  donts: [
    'Don’t colour it, round it or put a logo into it.',
    'Don’t encode a URL: a gate needs only the ticket’s number.',
  ],
};
