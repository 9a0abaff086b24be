import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    {
      when: 'Nothing is typed: a status is set, an expense approved',
      use: 'Components/Overlay/ChangedDialog',
    },
    { when: 'A field is invalid', use: 'Components/Controls/TextField' },
  ],
  anatomy: [
    { part: 'Who and when', is: 'One sentence from the server, and that nothing is saved yet.' },
    {
      part: 'Fields',
      is: 'Only those that differ. Each shows the earlier value, the other user’s on the left or on top, and yours beside or below it.',
    },
    {
      part: 'Choice',
      is: 'Selected already if only one of the two users changed the field; not selected if both did.',
    },
    { part: 'Back to the form', is: 'Everything is as it was typed; saving again asks again.' },
    { part: 'Save as chosen', is: 'Fills in the form with the choices and saves it.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from field to field, then to the buttons.' },
    { keys: 'Arrow keys', does: 'Choose within a field.' },
    { keys: 'Escape', does: 'Returns to the form. Nothing typed is lost.' },
  ],
  dos: [
    'Format values as on the page: ₦500,000.00, Wed 15 Jan, seats 4, 5.',
    'Combine fields that make sense only together: a trip and its seats.',
  ],
  donts: [
    'Don’t open it if the other user’s change affects no field of the form: save again instead.',
    'Don’t preselect a value if both users changed the field.',
  ],
};
