import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is one line of text', use: 'Components/Controls/TextField' },
    { when: 'It is one of a few options', use: 'Components/Controls/ChoiceField' },
    { when: 'It is one of many options', use: 'Components/Controls/SelectField' },
    { when: 'It shows data and has no input', use: 'Components/Data/DescriptionList' },
  ],
  anatomy: [
    {
      part: 'Label',
      is: 'The name of the value, in one or two words. Always present; visually hidden only where the context names it.',
    },
    { part: 'Asterisk', is: 'Marks a required field. Screen readers get this from the control itself.' },
    {
      part: 'Error',
      is: 'In the line of the label, with an icon. On a narrow screen it wraps to a second line.',
    },
    { part: 'Control', is: 'The input, associated with the label, error and hint.' },
    { part: 'Hint', is: 'Help for entering a valid value. It stays when an error appears.' },
  ],
  keyboard: [],
  usage: `
import { Field } from '@motorpark/ui';

export function Example() {
  return <Field label="Seats">{(ties) => <input {...ties} type="number" defaultValue={2} />}</Field>;
}
`,
  dos: [
    'Say in an error how to correct it: “Enter the surname too.”',
    'Use the kind “group” for a field with several controls, such as the six boxes of a code.',
  ],
  donts: [
    'Don’t build a field of your own from the parts: clerks know where errors appear.',
    'Don’t explain a rule only in the error: what can be said in advance is a hint.',
  ],
};
