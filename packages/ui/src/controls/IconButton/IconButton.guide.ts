import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'There is room for a word', use: 'Controls/Button' },
    { when: 'It opens the things to do with a row', use: 'Overlay/RowMenu' },
  ],
  anatomy: [
    { part: 'Icon', is: 'One that everybody at a counter knows, in the colour of the text around it.' },
    { part: 'Name', is: 'Read aloud, and shown when the mouse rests on it.' },
    { part: 'Ground', is: '36 px square, on a phone 44 px; tinted under the mouse.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it; disabled ones are passed over.' },
    { keys: 'Enter, Space', does: 'Presses it.' },
  ],
  dos: [
    'Name what it does with its thing: “Close Ticket Summary”, not “Cross”.',
    'Keep it for the edge of things: the corner of a dialog, the end of a bar.',
  ],
  donts: [
    'Don’t use it for what a screen is for, or for anything that loses something.',
    'Don’t put two beside one another whose icons are alike.',
  ],
};
