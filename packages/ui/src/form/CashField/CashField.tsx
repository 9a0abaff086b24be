import { type Cash, type Kobo, cashChoices, cashDue, cashFor, formatNaira } from '@motorpark/domain';
import { useRef } from 'react';
import { useField } from 'react-final-form';
import { Button, TextField } from '../../controls';
import { Notice } from '../../flow';
import { Inline, Stack } from '../../layout';
import { useBoundField } from '../useBoundField';
import { useLocale } from '../../locale';

export interface CashFieldProps {
  /** The amount to collect, with a part of it that is not in cash. */
  due: Kobo | undefined;
}

/**
 * The field `cashReceived` of the surrounding form: the cash that the customer gives, with likely sums to choose and the change. It may stay empty, and is shown
 * only if cash is to be collected by the form's `paymentMethod` and `nonCash`.
 */
export function CashField({ due: whole = 0 }: CashFieldProps) {
  const { say } = useLocale();
  const paymentMethod = useField<string>('paymentMethod').input.value;
  const nonCash = useField<string>('nonCash').input.value;
  const due = cashDue(whole, { paymentMethod, nonCash });
  const field = useBoundField('cashReceived');
  const input = useRef<HTMLInputElement>(null);
  if (due === undefined) return null;

  /** Enter goes on from the field. */
  function choose(sum: Kobo) {
    field.onChange(formatNaira(sum).replace('₦', ''));
    input.current?.focus();
  }

  return (
    <Stack gap={2}>
      <TextField
        label={say('Cash Received')}
        prefix="₦"
        inputMode="decimal"
        autoComplete="off"
        ref={input}
        {...field}
      />
      <Inline>
        {cashChoices(due).map((sum, index) => (
          <Button key={sum} onPress={() => choose(sum)}>
            {index === 0 ? say('Exactly {sum}', { sum: formatNaira(sum) }) : formatNaira(sum)}
          </Button>
        ))}
      </Inline>
      <ChangeNotice cash={cashFor(due, field.value)} />
    </Stack>
  );
}

/** Says what change to hand back; nothing if there is none. */
export const ChangeNotice = ({ cash }: { cash: Cash | undefined }) => {
  const { say } = useLocale();
  return cash !== undefined && cash.change > 0 ? (
    <Notice tone="info" title={say('Change: {change}', { change: formatNaira(cash.change) })}>
      {say('Hand it back with the receipt.')}
    </Notice>
  ) : null;
};
