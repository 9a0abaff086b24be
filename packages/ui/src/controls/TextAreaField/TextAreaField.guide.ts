import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'One line is enough', use: 'Controls/TextField' },
    { when: 'The text is one of a few that come again and again', use: 'Controls/ComboboxField' },
  ],
  anatomy: [
    { part: 'Label, error, hint', is: 'As at every field.' },
    { part: 'Text', is: 'As tall as what is in it: it grows as one types.' },
    { part: 'Corner', is: 'Drags it taller with the mouse, never wider.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'Begins a new line. It does not send the form.' },
    { keys: 'Ctrl Enter', does: 'Sends the form.' },
    { keys: 'Tab', does: 'Moves the focus to it and on.' },
  ],
  dos: [
    'Name in the label what belongs into it: Handling instructions, not Notes.',
    'Bound what goes onto an 80-mm receipt: long notes waste paper.',
  ],
  donts: [
    'Don’t collect facts in it that something else has to read: a weight, a phone number.',
    'Don’t say what to write in the placeholder alone: it is gone with the first letter.',
  ],
};
