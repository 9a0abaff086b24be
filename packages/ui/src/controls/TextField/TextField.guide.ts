import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is one of two to five options', use: 'Components/Controls/ChoiceField' },
    { when: 'It is one of many known options', use: 'Components/Controls/SelectField' },
    { when: 'It is a date', use: 'Components/Controls/DateField' },
    { when: 'It is a password', use: 'Components/Controls/PasswordField' },
    { when: 'It usually has several lines', use: 'Components/Controls/TextAreaField' },
  ],
  anatomy: [
    { part: 'Label, error, hint', is: 'The same as in every field.' },
    { part: 'Prefix', is: 'Optional: text before the value that is not typed, such as ₦ or +234.' },
    { part: 'Text', is: 'The value. Text that is too long is truncated until the input has the focus.' },
    { part: 'Suffix', is: 'Optional: text after the value, such as kg.' },
    { part: 'Lock icon', is: 'At the end of a read-only field, whose value can be copied but not changed.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves the focus to the field. Read-only and disabled fields are skipped.',
    },
    { keys: 'Enter', does: 'Submits the form.' },
  ],
  dos: [
    'Match the width to the expected value: a weight does not need a full row.',
    'Set the matching phone keyboard: digits for seats and amounts.',
    'Accept numbers with or without spaces, and format them afterwards.',
  ],
  donts: [
    'Don’t truncate input silently: show an error that says what is too long.',
    'Don’t show a read-only field that nobody needs: leave it out.',
  ],
};
