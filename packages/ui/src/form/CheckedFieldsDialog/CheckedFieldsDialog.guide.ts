import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'Its fields depend on each other', use: 'Components/Form/CheckedDialog' },
    { when: 'It asks for a reason only', use: 'Components/Form/ReasonDialog' },
  ],
  anatomy: [
    { part: 'Content', is: 'What must be known first, such as a fee that is due.' },
    { part: 'Fields', is: 'From their table, with the rules of its schema.' },
    { part: 'Submit button', is: 'With the typed amount, so that a zero too many is noticed.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'In a single-line field: checks and saves.' },
    { keys: 'Escape', does: 'Closes the dialog.' },
  ],
  usage: `
import { CASH_DROP, type CashDropValues, cashDropSchema } from '@motorpark/domain';
import { CheckedFieldsDialog, formFields } from '@motorpark/ui/form';

const form = {
  table: CASH_DROP,
  schema: cashDropSchema,
  fields: formFields(CASH_DROP, { amount: { kind: 'amount' }, receivedBy: {}, note: { isOptional: true } }),
};

export function Example({ drop, close }: { drop: (drop: CashDropValues) => Promise<void>; close: () => void }) {
  return (
    <CheckedFieldsDialog
      words={{ title: 'Drop cash', submit: 'Drop' }}
      form={form}
      save={async (values) => {
        await drop(values);
        close();
        return undefined;
      }}
      onClose={close}
    />
  );
}
`,
  dos: ['Name the amount field `amount`: its sum is then in the button.'],
  donts: ['Don’t use it for a record that has a page of its own.'],
};
