import { useHas } from '@motorpark/api';
import { type Kobo, NO_PART, formatNaira, formatPaymentMethod, typedNaira } from '@motorpark/domain';
import { Button, Inline, TextField } from '@motorpark/ui';
import { useBoundField } from '@motorpark/ui/form';
import { useField, useForm } from 'react-final-form';

interface TwoWays {
  /** The amount of the sale; undefined until it is known. */
  amount: Kobo | undefined;
  /** The method that is chosen with a part, if none is or it is cash. */
  transfer: string;
  /** Whether it can no longer be changed how the sale was paid. */
  isLocked?: boolean;
}

/**
 * Offers to pay a sale in two ways: a part by the form's `paymentMethod`, which is `nonCash`, and the rest in cash. Returns the field of that part, and the button that opens and closes it,
 * behind which a sale in one way has no further key.
 */
export function useTwoWays({ amount, transfer, isLocked = false }: TwoWays) {
  const isOffered = useHas()('company') === true && !isLocked;
  const form = useForm();
  const method = useField<string>('paymentMethod').input.value;
  // Kept in the form, whose rules depend on it.
  const isWished = useField<boolean>('isInTwoWays').input.value;
  const bound = useBoundField('nonCash');
  const isShown = method !== 'Cash' && (isWished || bound.value !== '');
  useField<string>('nonCash', {
    validate: (typed, { isInTwoWays, paymentMethod }: { isInTwoWays?: boolean; paymentMethod?: string }) =>
      isInTwoWays === true && paymentMethod !== 'Cash' && !typed ? NO_PART : undefined,
  });
  const part = typedNaira(bound.value);
  const rest = amount !== undefined && part !== undefined && part < amount ? amount - part : undefined;

  function toggle() {
    form.batch(() => {
      form.change('isInTwoWays', !isShown);
      if (isShown) form.change('nonCash', '');
      else if (method === '' || method === 'Cash') form.change('paymentMethod', transfer);
    });
  }

  return {
    field: isShown && (
      <TextField
        label={`Part by ${formatPaymentMethod(method)}`}
        prefix="₦"
        inputMode="decimal"
        autoComplete="off"
        isRequired
        isDisabled={isLocked}
        autoFocus={isWished}
        hint={rest === undefined ? 'The rest is paid in cash.' : `The rest in cash: ${formatNaira(rest)}.`}
        {...bound}
      />
    ),
    button: isOffered && (
      <Inline>
        <Button onPress={toggle}>{isShown ? 'Pay in one way' : 'Pay in two ways'}</Button>
      </Inline>
    ),
  };
}
