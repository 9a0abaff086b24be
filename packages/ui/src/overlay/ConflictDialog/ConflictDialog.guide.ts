import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'Nothing is typed: a status is set, an expense approved', use: 'Overlay/ChangedDialog' },
    { when: 'A field breaks a rule', use: 'Controls/TextField' },
  ],
  anatomy: [
    { part: 'Who and when', is: 'One sentence of the server, and that nothing is saved yet.' },
    {
      part: 'Lines',
      is: 'Only those that differ. Each with what it was, theirs on the left or on top, yours beside or below it.',
    },
    { part: 'Choice', is: 'Made already where only one of the two changed the line; open where both did.' },
    { part: 'Back to the form', is: 'Everything is as it was typed; saving again asks again.' },
    { part: 'Save as chosen', is: 'Fills the form as decided and saves it.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from line to line, then to the buttons.' },
    { keys: 'Arrow keys', does: 'Choose within a line.' },
    { keys: 'Escape', does: 'Goes back to the form. Nothing typed is lost.' },
  ],
  dos: [
    'Show values as people read them: ₦500,000.00, Wed 15 Jan, seats 4, 5.',
    'Put fields that make sense only together into one line: a trip and its seats.',
  ],
  donts: [
    'Don’t open it where the other’s change touches nothing of the form: save again instead.',
    'Don’t choose for people where both changed a line.',
  ],
};
