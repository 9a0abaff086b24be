import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [{ when: 'The owner keeps the value', use: 'Components/Controls/PasswordField' }],
  anatomy: [
    { part: 'Field', is: 'A passcode or PIN, hidden as it is typed, with a button that shows it.' },
    {
      part: 'Strength',
      is: 'Of a new passcode: what it still lacks. `NewPasscodeInputs` has both fields of a new one.',
    },
  ],
  keyboard: [],
  usage: `
import { SecretInput, SubmitForm } from '@motorpark/ui/form';

export function Example({ onSave }: { onSave: (values: object) => void }) {
  return (
    <SubmitForm submitLabel="Save" onSubmit={onSave}>
      <SecretInput name="current" label="Your passcode" autoComplete="current-password" />
    </SubmitForm>
  );
}
`,
  dos: ['Set `autoComplete`, so that password managers fill in the right one.'],
  donts: ['Don’t keep a secret in a draft: a reload empties the field.'],
};
