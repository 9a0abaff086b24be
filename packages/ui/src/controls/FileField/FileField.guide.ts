import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [{ when: 'The file is a picture that stays', use: 'Controls/ImageField' }],
  anatomy: [
    { part: 'Label, error, hint', is: 'As at every field.' },
    { part: 'Place', is: 'Where a file can be dropped; it says what the chosen one is called.' },
    { part: 'Button', is: 'Opens the machine’s own dialog.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the button.' },
    { keys: 'Enter, Space', does: 'Presses it.' },
  ],
  dos: ['Look into the file: its name says nothing.', 'Say in the hint how long it may be.'],
  donts: ['Don’t keep anything of it before somebody has seen what it does.'],
};
