import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It has a few fields, over a list', use: 'Components/Form/CheckedFieldsDialog' },
    { when: 'It has several steps', use: 'Components/Form/SaleWizard' },
    { when: 'The owner keeps the values', use: 'Components/Flow/FormCard' },
  ],
  anatomy: [
    {
      part: 'Above',
      is: 'Notices and dialogs that belong to the form: a lost answer, a conflict, the question before leaving.',
    },
    { part: 'Fields', is: 'From their table, two in a row if there is room.' },
    { part: 'Button', is: 'Create or Edit & Save, fixed to the bottom of the screen on a phone.' },
  ],
  keyboard: [{ keys: 'Enter', does: 'In a single-line field: checks and saves.' }],
  usage: `
import { DRIVER_FIELDS, type DriverForm, check, driverSchema, fieldErrors } from '@motorpark/domain';
import { RecordFormCard, emptyDraft, formFields } from '@motorpark/ui/form';

const fields = formFields(DRIVER_FIELDS, { name: {}, phone: { kind: 'phone' }, address: {}, kind: {} });
const START = emptyDraft(fields);

export function Example({ create }: { create: (driver: DriverForm) => Promise<void> }) {
  return (
    <RecordFormCard
      title="Driver Information"
      fields={fields}
      start={START}
      submitLabel="Create Driver"
      busyLabel="Creating driver..."
      errorsOf={(draft) => fieldErrors(driverSchema, draft)}
      save={async (draft) => {
        const { values, errors } = check(driverSchema, draft);
        if (errors) return errors;
        await create(values);
        return undefined;
      }}
    />
  );
}
`,
  dos: [
    'Give it another `key` after a record was created, so that the next one starts empty.',
    'Pass the saved values as `start` after an edit: what is typed meanwhile stays.',
  ],
  donts: ['Don’t leave the page after saving: the next driver can be entered immediately.'],
};
