import { type FieldErrors, type Kobo, formatNaira, typedNaira } from '@motorpark/domain';
import { Stack } from '../../layout';
import { CashField } from '../CashField/CashField';
import type { RecordField } from '../fieldKinds';
import { RecordFields } from '../RecordFields/RecordFields';
import { SaleWizard, type SaleTask, type WizardStart, type WizardState } from './SaleWizard';

export interface Parcel {
  description: string;
  amount: string;
  paymentMethod: string;
  cashReceived: string;
}

export interface SoldParcel {
  amount?: Kobo | undefined;
}

export const EMPTY: Parcel = { description: '', amount: '', paymentMethod: 'Cash', cashReceived: '' };
export const FILLED: Parcel = { ...EMPTY, description: 'A carton of textbooks', amount: '3,500' };

const GOODS: RecordField[] = [{ name: 'description', label: 'Description', isWide: true }];
const PAYMENT: RecordField[] = [
  { name: 'amount', label: 'Amount paid', kind: 'amount' },
  { name: 'paymentMethod', label: 'Payment method', kind: 'radio', answers: ['Cash', 'Transfer'] },
];

const STEPS = [
  { title: 'Goods', schema: { fields: { description: true } } },
  { title: 'Payment Details', schema: { fields: { amount: true, paymentMethod: true } } },
];

const required = (step: number, values: Parcel): FieldErrors =>
  Object.fromEntries(
    (step === 0 ? GOODS : PAYMENT).flatMap(({ name, label }) =>
      Reflect.get(values, name) === '' ? [[name, `${label} is required`]] : [],
    ),
  );

const amountOf = ({ amount }: Parcel): Kobo | undefined => typedNaira(amount);

export interface SellingProps {
  task: SaleTask<Parcel, SoldParcel>;
  start: WizardStart<Parcel>;
  /** Whether the price is known. */
  isReady?: boolean;
  above?: (state: WizardState<Parcel>) => React.ReactNode;
  errorsAt?: (step: number, values: Parcel) => FieldErrors;
  show: (saved: SoldParcel) => void;
  showUnsent: () => void;
}

/** The sale of a parcel in two steps, as a screen puts it together. */
export function Selling({ isReady = true, above, errorsAt = required, ...sale }: SellingProps) {
  return (
    <SaleWizard<Parcel, Parcel, SoldParcel>
      {...sale}
      steps={STEPS}
      back={{ href: '#/admin/waybills/history', label: 'Waybills' }}
      errorsAt={errorsAt}
      amountOf={amountOf}
      orderOf={(values) => values}
    >
      {(state) => ({
        above: above?.(state),
        isReady,
        about: formatNaira(amountOf(state.values) ?? 0),
        contents: [
          <RecordFields key="goods" fields={GOODS} />,
          <Stack key="payment" gap={4}>
            <RecordFields fields={PAYMENT} />
            <CashField due={amountOf(state.values)} />
          </Stack>,
        ],
      })}
    </SaleWizard>
  );
}
