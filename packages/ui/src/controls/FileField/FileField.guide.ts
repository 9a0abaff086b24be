import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [{ when: 'The file is an image that is stored', use: 'Components/Controls/ImageField' }],
  anatomy: [
    { part: 'Label, error, hint', is: 'The same as in every field.' },
    { part: 'Drop zone', is: 'Accepts a dropped file, and shows the name of the chosen one.' },
    { part: 'Button', is: 'Opens the file dialog of the system.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the button.' },
    { keys: 'Enter, Space', does: 'Activates the button.' },
  ],
  dos: ['Validate the content of the file: its name proves nothing.', 'State the maximum size in the hint.'],
  donts: ['Don’t save anything from the file before the user has seen what it changes.'],
};
