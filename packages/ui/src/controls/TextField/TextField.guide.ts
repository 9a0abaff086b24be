import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'One of two to five answers is asked for', use: 'Controls/ChoiceField' },
    { when: 'One of many known answers is asked for', use: 'Controls/SelectField' },
    { when: 'It is a day', use: 'Controls/DateField' },
    { when: 'It is a secret', use: 'Controls/PasswordField' },
    { when: 'Several lines are usual', use: 'Controls/TextAreaField' },
  ],
  anatomy: [
    { part: 'Label, error, hint', is: 'As at every field.' },
    { part: 'Prefix', is: 'Optional: what stands before every answer and is not typed, such as ₦ or +234.' },
    { part: 'Text', is: 'What is typed. Too long for the box, it is cut until the focus is in it.' },
    { part: 'Suffix', is: 'Optional: what stands after every answer, such as kg.' },
    { part: 'Lock', is: 'At the end of what can be read and copied but not changed.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it, also when it is locked; disabled ones are passed over.' },
    { keys: 'Enter', does: 'Sends the form.' },
  ],
  dos: [
    'Make it as wide as its answer: a weight needs no whole row.',
    'Show the phone the right keys: digits for seats and amounts.',
    'Take a number however it is written, with spaces or without, and tidy it up afterwards.',
  ],
  donts: [
    'Don’t cut off what is typed without a word: say what is too long.',
    'Don’t lock a field that nobody needs to see: leave it out.',
  ],
};
