import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'There is room for a label', use: 'Components/Controls/Button' },
    { when: 'It opens the actions of a row', use: 'Components/Overlay/RowMenu' },
  ],
  anatomy: [
    { part: 'Icon', is: 'One that everybody at a counter knows, in the colour of the surrounding text.' },
    { part: 'Label', is: 'The accessible name, also shown as a tooltip on hover.' },
    { part: 'Background', is: '36 px square, 44 px on a phone. Tinted on hover.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the button.' },
    { keys: 'Enter, Space', does: 'Activates the button.' },
  ],
  dos: [
    'Name the action and its object: “Close Ticket Summary”, not “Cross”.',
    'Use it at edges: the corner of a dialog, the end of a bar.',
  ],
  donts: [
    'Don’t use it for the main action of a screen, or for a destructive action.',
    'Don’t place two buttons with similar icons next to each other.',
  ],
};
