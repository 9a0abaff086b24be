import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is the main content of an office page', use: 'Components/Flow/FormCard' },
    { when: 'The owner keeps the values', use: 'Components/Flow/PlainForm' },
    { when: 'It is in a dialog', use: 'Components/Form/CheckedDialog' },
  ],
  anatomy: [
    { part: 'Fields', is: 'Bound to the form with `useBoundField`.' },
    { part: 'Button', is: 'One, as wide as the fields, with a spinner while the form is sent.' },
  ],
  keyboard: [{ keys: 'Enter', does: 'In a single-line field: submits.' }],
  dos: ['Return the server’s errors from `onSubmit`: they are shown at their fields until these change.'],
  donts: ['Don’t disable the button while fields are empty: pressing it says what is missing.'],
};
