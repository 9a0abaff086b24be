import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It sells nothing', use: 'Components/Flow/Wizard' },
    { when: 'It fits on one screen', use: 'Components/Form/RecordFormCard' },
  ],
  anatomy: [
    { part: 'Head', is: 'Title, back link, and the steps: those that are done can be opened again.' },
    {
      part: 'Above',
      is: 'Notices about the draft, the drawer and the connection, and what has happened to an earlier step since it was left.',
    },
    { part: 'Step', is: 'Its fields; it opens once those before it are valid.' },
    { part: 'Aside', is: 'What is about to be sold, and its price.' },
  ],
  keyboard: [{ keys: 'Enter', does: 'In a field: Next, on the last step Submit.' }],
  usage: `
import { type FieldErrors, koboTyped } from '@motorpark/domain';
import { SaleWizard, RecordFields } from '@motorpark/ui/form';

interface Parcel {
  description: string;
  amount: string;
  paymentMethod: string;
}

const STEPS = [
  { title: 'Goods', schema: { fields: { description: true } } },
  { title: 'Payment Details', schema: { fields: { amount: true, paymentMethod: true } } },
];
const GOODS = [{ name: 'description', label: 'Description' }];
const PAYMENT = [{ name: 'amount', label: 'Amount', kind: 'amount' as const }];
const EMPTY: Parcel = { description: '', amount: '', paymentMethod: 'Cash' };

const errorsAt = (step: number, { description }: Parcel): FieldErrors =>
  step === 0 && description === '' ? { description: 'Description is required' } : {};

export function Example({ sell }: { sell: (parcel: Parcel) => Promise<void> }) {
  return (
    <SaleWizard<Parcel, Parcel, { amount?: number }>
      task={{
        title: 'New Parcel',
        done: 'Parcel sold!',
        async save(parcel) {
          await sell(parcel);
          return { state: 'saved', result: {} };
        },
      }}
      start={{ values: EMPTY, step: 0 }}
      steps={STEPS}
      back={{ href: '#/parcels', label: 'Parcels' }}
      errorsAt={errorsAt}
      amountOf={({ amount }) => {
        const kobo = koboTyped(amount);
        return typeof kobo === 'number' ? kobo : undefined;
      }}
      orderOf={(values) => values}
      show={() => undefined}
      showUnsent={() => undefined}
    >
      {() => ({
        above: null,
        contents: [<RecordFields key="goods" fields={GOODS} />, <RecordFields key="payment" fields={PAYMENT} />],
      })}
    </SaleWizard>
  );
}
`,
  dos: [
    'Say with `isReady` when the price and the rules are known: a press that came before waits.',
    'Return an order only if it is complete.',
  ],
  donts: [
    'Don’t book the cash that the customer gives: it is printed with the change, and the amount is booked.',
  ],
};
