import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'Its fields are a table', use: 'Components/Form/CheckedFieldsDialog' },
    { when: 'It asks for a reason only', use: 'Components/Form/ReasonDialog' },
    { when: 'It is a record of its own', use: 'Components/Form/RecordFormCard' },
  ],
  anatomy: [
    { part: 'Fields', is: 'Rendered with what is typed, so that one can depend on another.' },
    { part: 'Submit button', is: 'Its label may follow from what is typed: Refund ₦18,500.00.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'In a single-line field: checks and saves.' },
    { keys: 'Escape', does: 'Closes the dialog.' },
  ],
  usage: `
import { driverSchema, type DriverForm } from '@motorpark/domain';
import { TextField } from '@motorpark/ui';
import { CheckedDialog, useBoundField } from '@motorpark/ui/form';

const START = { name: '', phone: '', address: '', kind: 'Driver' };

const NameField = () => <TextField label="Name" isRequired {...useBoundField('name')} />;

export function Example({ save, close }: { save: (driver: DriverForm) => Promise<void>; close: () => void }) {
  return (
    <CheckedDialog
      title="A new driver"
      labelOf={() => 'Save'}
      start={START}
      schema={driverSchema}
      save={async (driver) => {
        await save(driver);
        close();
        return undefined;
      }}
      onClose={close}
      renderFields={() => <NameField />}
    />
  );
}
`,
  dos: ['Return the server’s errors by field from `save`; return undefined on success.'],
  donts: ['Don’t check by hand what a schema of the domain checks.'],
};
