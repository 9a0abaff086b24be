import { PIN_LENGTH } from '@motorpark/domain';
import { PasswordField } from '@motorpark/ui';
import { useBoundField } from '../../shared/form/useBoundField';
import { messages } from './messages';

/** What opens a lock. */
export type Secret = 'pin' | 'passcode';

/** The PIN, which opens by itself once all of its digits are there, or the passcode. */
export function SecretField({ secret, submit }: { secret: Secret; submit: () => void }) {
  // Leaving it to say who one is asks for nothing yet.
  const field = { ...useBoundField(secret), onBlur: undefined };
  if (secret === 'passcode') {
    return (
      <PasswordField label={messages.lock.passcode} autoComplete="current-password" autoFocus {...field} />
    );
  }
  return (
    <PasswordField
      label={messages.lock.pin}
      autoComplete="off"
      isNumeric
      autoFocus
      {...field}
      onChange={(typed) => {
        const pin = afterRefusal(field.value, typed);
        field.onChange(pin);
        if (pin.length === PIN_LENGTH) submit();
      }}
    />
  );
}

/** Whoever mistyped a PIN types the right one at once: what is behind a whole one begins another. */
const afterRefusal = (before: string, typed: string): string =>
  before.length === PIN_LENGTH && typed.startsWith(before) ? typed.slice(PIN_LENGTH) : typed;
