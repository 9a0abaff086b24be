import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [{ when: 'A field is unlike all kinds', use: 'Components/Controls/Field' }],
  anatomy: [
    {
      part: 'Field',
      is: 'The input of its kind, with label, hint and error; the label comes from the noun’s table.',
    },
    { part: 'Row', is: 'Two fields side by side if there is room; a wide one has its own.' },
    { part: 'Section', is: 'Begins at a field with a heading, for long forms.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves from field to field.' }],
  usage: `
import { DRIVER_FIELDS, DRIVER_KINDS } from '@motorpark/domain';
import { RecordFields, SubmitForm, formFields } from '@motorpark/ui/form';

const fields = formFields(DRIVER_FIELDS, {
  name: {},
  phone: { kind: 'phone' },
  address: { isWide: true },
  kind: { kind: 'radio', answers: DRIVER_KINDS },
});

export function Example({ onSave }: { onSave: (values: object) => void }) {
  return (
    <SubmitForm label="Driver" submitLabel="Save" onSubmit={onSave}>
      <RecordFields fields={fields} />
    </SubmitForm>
  );
}
`,
  dos: [
    'Describe a form with `formFields`: a field that is left out does not compile.',
    'Give a search field its options by name; they may be loading or have failed.',
  ],
  donts: ['Don’t write a field by hand that has a kind.'],
};
