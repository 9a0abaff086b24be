import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The content is to be printed', use: 'Components/Print/PrintSheet' },
    { when: 'The facts are checked before printing', use: 'Domain/Trips and seats/TicketOverview' },
  ],
  anatomy: [
    {
      part: 'Background',
      is: 'A sunken surface. It scrolls sideways if the window is narrower than the paper.',
    },
    { part: 'Sheet', is: 'The receipt in its real size, black on white.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the preview.' },
    { keys: 'Arrow left, Arrow right', does: 'Scroll it if the paper is wider than the window.' },
  ],
  dos: [
    'Name the preview after its content: Customer receipt.',
    'Put the same receipt into a PrintSheet, so that the print matches the preview.',
  ],
  donts: [
    'Don’t scale the sheet to the window.',
    'Don’t stack several on a phone: show one sheet per screen.',
  ],
};
