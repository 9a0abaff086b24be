import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The company’s letterhead on a receipt', use: 'Print/TicketReceipt' },
    { when: 'The title of a screen', use: 'Layout/Page' },
  ],
  anatomy: [
    { part: 'Mark', is: 'An M whose middle is a road that runs away, dark on amber.' },
    { part: 'Name', is: 'Motorpark, in the heaviest face of the product.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches it where it is a link.' },
    { keys: 'Enter', does: 'Goes to the dashboard.' },
  ],
  dos: [
    'Show it once on a screen, at the top left; in the drawer beside the cross.',
    'Say what it stands on, so that its name has contrast there.',
  ],
  donts: [
    'Don’t recolour, stretch or animate it.',
    'Don’t print it: receipts carry the company’s name, which comes from its settings.',
  ],
};
