import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is the main content of the page', use: 'Components/Flow/FormCard' },
    { when: 'It has several steps', use: 'Components/Flow/Wizard' },
    { when: 'It asks a yes-or-no question', use: 'Components/Overlay/ConfirmDialog' },
  ],
  anatomy: [
    { part: 'Fields', is: 'Any content; the form has no look of its own.' },
    {
      part: 'Button',
      is: 'One submit button: inside, or in a dialog’s footer with `form` set to the form’s id.',
    },
  ],
  keyboard: [{ keys: 'Enter', does: 'In a single-line field: submits.' }],
  usage: `
import { Button, PlainForm, TextField } from '@motorpark/ui';
import { useState } from 'react';

export function Example({ onSend }: { onSend: (email: string) => void }) {
  const [email, setEmail] = useState('');
  return (
    <PlainForm label="Forgot password" onSubmit={() => onSend(email)}>
      <TextField label="Email" name="email" type="email" value={email} onChange={setEmail} isRequired />
      <Button type="submit" variant="primary">
        Send code
      </Button>
    </PlainForm>
  );
}
`,
  dos: [
    'Allow an incomplete form to be submitted: it shows the errors and moves the focus to the first invalid field.',
  ],
  donts: ['Don’t use a plain `form` element: after a failed attempt it leaves the focus on the button.'],
};
