import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The form has several steps', use: 'Components/Flow/Wizard' },
    { when: 'It asks one question over a list', use: 'Components/Overlay/Modal' },
    { when: 'It confirms a deletion', use: 'Components/Overlay/ConfirmDialog' },
    { when: 'The user is not logged in yet', use: 'Components/Layout/AuthLayout' },
  ],
  anatomy: [
    {
      part: 'Card',
      is: 'The raised surface with the fields. A FieldGrid in it places them, in two columns if there is room.',
    },
    {
      part: 'Button',
      is: 'One, at the bottom right; on a phone fixed to the bottom of the screen, at full width.',
    },
  ],
  keyboard: [
    { keys: 'Enter', does: 'In a field: submits. Holding it down submits once.' },
    { keys: 'Tab', does: 'Moves through the fields and ends at the button.' },
  ],
  usage: `
import { FieldGrid, FormCard, TextField } from '@motorpark/ui';
import { useState } from 'react';

export function Example({ onSave }: { onSave: (origin: string, destination: string) => void }) {
  const [origin, setOrigin] = useState('');
  const [destination, setDestination] = useState('');
  return (
    <FormCard label="Route Information" submitLabel="Create Route" onSubmit={() => onSave(origin, destination)}>
      <FieldGrid>
        <TextField label="Origin" name="origin" value={origin} onChange={setOrigin} isRequired />
        <TextField label="Destination" name="destination" value={destination} onChange={setDestination} isRequired />
      </FieldGrid>
    </FormCard>
  );
}
`,
  dos: [
    'Label the button with its result: Create Route, and while busy Creating route...',
    'Allow an incomplete form to be submitted: it shows the errors and moves the focus to the first invalid field.',
    'Clear the form after creating a record, so that the next terminal or driver can be entered immediately.',
  ],
  donts: [
    'Don’t add a Cancel button: the back link is above the title, and `useLeaveGuard` asks before unsaved changes are left.',
    'Don’t nest another card in it: group long forms by headings.',
  ],
};
