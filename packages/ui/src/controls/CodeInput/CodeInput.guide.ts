import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    {
      when: 'The number contains letters or has no fixed length: a ticket number',
      use: 'Components/Controls/TextField',
    },
    { when: 'It is a password or passcode', use: 'Components/Controls/PasswordField' },
  ],
  anatomy: [
    {
      part: 'Label and error',
      is: 'The label of the code. An error always refers to the whole code, not to a single box.',
    },
    {
      part: 'Boxes',
      is: 'One per digit, in a row that also fits on a phone. Boxes after the next empty one are disabled.',
    },
    { part: 'Hint', is: 'Where the code was sent, or how many digits it has.' },
  ],
  keyboard: [
    {
      keys: '0 to 9',
      does: 'Enters the digit and moves to the next box. In a filled box it replaces the digit. Letters are ignored.',
    },
    {
      keys: 'Backspace',
      does: 'Deletes the digit, and those after it move up. In an empty box it deletes the digit before it.',
    },
    { keys: 'Arrow left, Arrow right', does: 'Moves between the filled boxes and the next empty one.' },
    { keys: 'Home, End', does: 'Moves to the first box, and to the next empty one.' },
    { keys: 'Ctrl+V', does: 'Pastes the whole code into any box. Spaces and dashes are removed.' },
    { keys: 'Enter', does: 'Submits the form.' },
    { keys: 'Tab', does: 'Moves the focus through the enabled boxes, then to the next control.' },
  ],
  dos: [
    'Focus it when it appears: the code is the only input there.',
    'Keep a wrong code in the boxes next to its error, so that it can be compared with the e-mail.',
  ],
  donts: [
    'Don’t submit the code automatically when it is complete: people check it first.',
    'Don’t use it for numbers that are entered all day: seats, amounts, ticket numbers.',
  ],
};
