import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'No reason is needed', use: 'Components/Overlay/ConfirmDialog' },
    { when: 'There are more fields', use: 'Components/Form/CheckedFieldsDialog' },
  ],
  anatomy: [
    { part: 'Title', is: 'The action, as on its button, or the question.' },
    { part: 'Content', is: 'What the action does, and what money it moves.' },
    { part: 'Reason', is: 'At most 200 characters, which stay in the record’s history.' },
    { part: 'Buttons', is: 'The confirm button repeats the action; it is red if something is lost.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from the reason to the buttons.' },
    { keys: 'Escape', does: 'Closes the dialog. Nothing has happened.' },
  ],
  usage: `
import { Button } from '@motorpark/ui';
import { ReasonDialog } from '@motorpark/ui/form';
import { useState } from 'react';

export function Example({ discard }: { discard: (reason: string) => Promise<void> }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button onPress={() => setIsAsking(true)}>Discard</Button>
      {isAsking && (
        <ReasonDialog
          title="Discard this sale?"
          confirmLabel="Discard"
          missing="Please say why."
          tone="danger"
          onConfirm={async (reason) => {
            await discard(reason);
            setIsAsking(false);
            return undefined;
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
`,
  dos: ['Say in `missing` what is asked: Please say why the status is taken back.'],
  donts: ['Don’t ask for a reason that nobody reads.'],
};
