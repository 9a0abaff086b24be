import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [{ when: 'The amount is what is booked', use: 'Components/Controls/TextField' }],
  anatomy: [
    { part: 'Field', is: 'The sum that the customer gives, in naira.' },
    { part: 'Choices', is: 'The exact amount, and the notes that customers are likely to give.' },
    { part: 'Change', is: 'What to hand back; printed on the receipt, never booked.' },
  ],
  keyboard: [{ keys: 'Enter', does: 'Goes on: after a choice the focus is in the field.' }],
  usage: `
import { CashField, SubmitForm } from '@motorpark/ui/form';

export function Example({ onSave }: { onSave: (values: object) => void }) {
  return (
    <SubmitForm submitLabel="Save" initialValues={{ paymentMethod: 'Cash' }} onSubmit={onSave}>
      <CashField due={1_850_000} />
    </SubmitForm>
  );
}
`,
  dos: ['Show it beside the choice of the payment method.'],
  donts: ['Don’t require it: a clerk who is given the exact amount types nothing.'],
};
