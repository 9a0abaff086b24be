import {
  type Discount,
  type Kobo,
  TICKET_PAYMENT_LABELS,
  TICKET_PAYMENT_METHODS,
  TICKET_STEPS,
  type TicketTerms,
  formatNaira,
  inputLabel,
  type TicketSale,
  saleAmount,
  saleDiscount,
  sellableSeats,
} from '@motorpark/domain';
import { Button, ChoiceField, Inline, Notice, ReadBack, SelectField, Stack, TextField } from '@motorpark/ui';
import { CashField, EachField, useBoundField } from '@motorpark/ui/form';
import { useState } from 'react';
import { ReferenceField } from '../../../shared/sale/ReferenceField';
import { useTwoWays } from '../../../shared/sale/useTwoWays';
import { Settlement } from '../../../shared/record/Settlement';
import { saleMessages } from '../saleMessages';

const PAYMENT = TICKET_STEPS[2];

const PAYMENT_CHOICES = TICKET_PAYMENT_METHODS.map((value) => ({
  value,
  label: TICKET_PAYMENT_LABELS[value],
}));

const NONE: readonly Discount[] = [];

const NO_DISCOUNT = { value: '', label: 'None' };

const discountChoice = ({ name, percent, amountOff = 0 }: Discount) => ({
  value: name,
  label: `${name}, ${percent === undefined ? formatNaira(amountOff) : `${percent}%`} off each seat`,
});

/** Offers the discounts that the user may give, once that is asked for; nothing if there are none. */
function DiscountChoice({ sale: { discounts = NONE } }: { sale: TicketSale }) {
  const bound = useBoundField('discount');
  const [isOpened, setIsOpened] = useState(false);
  if (discounts.length === 0) return null;
  if (!isOpened && bound.value === '') {
    return (
      <Inline>
        <Button onPress={() => setIsOpened(true)}>{saleMessages.giveDiscount}</Button>
      </Inline>
    );
  }
  return (
    <SelectField
      label={PAYMENT.fields.discount.label}
      isRequired={false}
      autoFocus={isOpened}
      options={[NO_DISCOUNT, ...discounts.map(discountChoice)]}
      {...bound}
    />
  );
}

/** Asks why the chosen discount is given, if the company asks that. */
function DiscountReason({ sale }: { sale: TicketSale }) {
  const bound = useBoundField('discountReason');
  if (saleDiscount(sale)?.reasonRule !== 'asked') return null;
  return <TextField label={PAYMENT.fields.discountReason.label} isRequired autoComplete="off" {...bound} />;
}

interface PaymentStepProps {
  sale: TicketSale;
  /** The amount already paid, of a ticket that is edited. */
  paid?: Kobo | undefined;
  /** On which terms money is given back, of a ticket that is edited. */
  terms?: TicketTerms | undefined;
  /** Whether the payment method can no longer be changed: the passenger has boarded, or the bus has left. */
  isLocked?: boolean;
}

/** Step 3: the payment, after a summary of the sale to be read back. The amount is calculated and cannot be typed. */
export function PaymentStep({ sale, paid, terms, isLocked = false }: PaymentStepProps) {
  const { error } = useBoundField('amount');
  const amount = saleAmount(sale);
  // A further seat may be paid in another way than the others.
  const whyPaidSo = amount === paid ? terms?.method.refused : undefined;
  const isMethodLocked = isLocked || whyPaidSo !== undefined;
  const [transfer] = TICKET_PAYMENT_METHODS;
  const twoWays = useTwoWays({ amount, transfer, isLocked: isMethodLocked });
  return (
    <Stack gap={4}>
      {sale.trip && <ReadBack trip={sale.trip} seats={sellableSeats(sale)} amount={amount} />}
      <Notice tone="warning">{saleMessages.payFirst}</Notice>
      <Settlement before={paid} after={amount} terms={terms?.seats} />
      <EachField
        of={PAYMENT.fields}
        inputs={{
          paymentMethod: (
            <ChoiceField
              label={inputLabel(PAYMENT.fields.paymentMethod)}
              isRequired
              isDisabled={isMethodLocked}
              hint={isLocked ? undefined : whyPaidSo}
              options={PAYMENT_CHOICES}
              {...useBoundField('paymentMethod')}
              // It has the focus when the step begins: to leave it for a discount is not a mistake yet.
              onBlur={undefined}
            />
          ),
          amount: (
            <TextField
              label={inputLabel(PAYMENT.fields.amount)}
              isReadOnly
              name="amount"
              value={amount === undefined ? '' : formatNaira(amount)}
              onChange={() => undefined}
              error={error}
            />
          ),
          nonCash: twoWays.field,
          paymentReference: (
            <>
              <ReferenceField of={PAYMENT.fields} />
              <CashField
                due={amount === undefined ? undefined : amount - (paid ?? 0) + (sale.ticket?.nonCash ?? 0)}
              />
              {twoWays.button}
            </>
          ),
          discount: <DiscountChoice sale={sale} />,
          discountReason: <DiscountReason sale={sale} />,
        }}
      />
    </Stack>
  );
}
