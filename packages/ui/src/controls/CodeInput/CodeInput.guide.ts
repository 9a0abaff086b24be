import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    {
      when: 'The number has letters in it, or its length is not known: a ticket number',
      use: 'Controls/TextField',
    },
    { when: 'It is a secret that the person keeps', use: 'Controls/PasswordField' },
  ],
  anatomy: [
    {
      part: 'Label and error',
      is: 'What is asked for. An error belongs to the whole code, never to one box.',
    },
    {
      part: 'Boxes',
      is: 'One for each digit, in a row that also fits on a phone. Those that are not next yet are grey.',
    },
    { part: 'Hint', is: 'Where the code was sent, or how many digits it has.' },
  ],
  keyboard: [
    {
      keys: '0 to 9',
      does: 'Fills the box and moves on; in a filled box it takes the place of the digit. Letters go nowhere.',
    },
    {
      keys: 'Backspace',
      does: 'Empties the box, and what stands behind moves up; in an empty box it removes the digit before.',
    },
    { keys: 'Arrow left, Arrow right', does: 'Moves between the filled boxes and the next one.' },
    { keys: 'Home, End', does: 'Moves to the first box and to the next one to fill.' },
    { keys: 'Ctrl+V', does: 'Pastes the whole code into any box; spaces and dashes in it are left out.' },
    { keys: 'Enter', does: 'Sends the form.' },
    { keys: 'Tab', does: 'Moves the focus through the open boxes and on.' },
  ],
  dos: [
    'Give it the focus when it appears: the code is all that is asked for there.',
    'Keep the wrong code in the boxes beside its error, so that it can be compared with the e-mail.',
  ],
  donts: [
    'Don’t send the code by itself once it is full: people look at it again first.',
    'Don’t use it for numbers that people enter all day: seats, amounts, ticket numbers.',
  ],
};
