import { type Kobo, cashChoices, cashFor, formatNaira } from '@motorpark/domain';
import { useRef } from 'react';
import { useField } from 'react-final-form';
import { Button, TextField } from '../controls';
import { Inline, Stack } from '../layout';
import { ChangeNotice } from './ChangeNotice';
import { useBoundField } from './useBoundField';

/** The field for the cash that the customer gives, with likely sums to choose and the change. It may stay empty; only for cash. */
export function CashField({ due }: { due: Kobo | undefined }) {
  const method = useField<string>('paymentMethod').input.value;
  const field = useBoundField('cashReceived');
  const input = useRef<HTMLInputElement>(null);
  if (method !== 'Cash' || due === undefined || due <= 0) return null;

  /** Enter goes on from the field. */
  function choose(sum: Kobo) {
    field.onChange(formatNaira(sum).replace('₦', ''));
    input.current?.focus();
  }

  return (
    <Stack gap={2}>
      <TextField
        label="Cash Received"
        prefix="₦"
        inputMode="decimal"
        autoComplete="off"
        ref={input}
        {...field}
      />
      <Inline>
        {cashChoices(due).map((sum, index) => (
          <Button key={sum} onClick={() => choose(sum)}>
            {index === 0 ? `Exactly ${formatNaira(sum)}` : formatNaira(sum)}
          </Button>
        ))}
      </Inline>
      <ChangeNotice cash={cashFor(due, field.value)} />
    </Stack>
  );
}
