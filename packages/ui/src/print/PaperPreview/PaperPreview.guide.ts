import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is to come out of the printer', use: 'Print/PrintSheet' },
    { when: 'The facts are to be checked before printing', use: 'Travel/TicketOverview' },
  ],
  anatomy: [
    { part: 'Desk', is: 'A sunken ground. It scrolls sideways where the window is narrower than the paper.' },
    { part: 'Sheet', is: 'The receipt in its real size, black on white.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the desk.' },
    { keys: 'Arrow left, Arrow right', does: 'Scroll it where the paper is wider than the window.' },
  ],
  dos: [
    'Name the desk after what lies on it: Customer receipt.',
    'Put the same receipt into a PrintSheet. What one sees is then what comes out.',
  ],
  donts: ['Don’t scale the sheet to the window.', 'Don’t stack several on a phone: one sheet, one screen.'],
};
