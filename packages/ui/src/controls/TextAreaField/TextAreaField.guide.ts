import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'One line is enough', use: 'Components/Controls/TextField' },
    { when: 'The text is mostly one of a few known texts', use: 'Components/Controls/ComboboxField' },
  ],
  anatomy: [
    { part: 'Label, error, hint', is: 'The same as in every field.' },
    { part: 'Text', is: 'As tall as its content: it grows while the user types.' },
    { part: 'Resize handle', is: 'Makes the field taller with the mouse, never wider.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'Submits the form.' },
    { keys: 'Shift Enter', does: 'Starts a new line.' },
    { keys: 'Tab', does: 'Moves the focus to the field and on.' },
  ],
  dos: [
    'Use a specific label: Handling instructions, not Notes.',
    'Limit the length of text that is printed on an 80-mm receipt: long notes waste paper.',
  ],
  donts: [
    'Don’t collect data in it that is processed elsewhere: a weight, a phone number.',
    'Don’t put instructions into the placeholder alone: it disappears with the first character.',
  ],
};
