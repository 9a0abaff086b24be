import { PIN_LENGTH } from '@motorpark/domain';
import { PasswordField } from '@motorpark/ui';
import { useBoundField } from '../../shared/form/useBoundField';
import { messages } from './messages';

/** The secrets that unlock a session. */
export type Secret = 'pin' | 'passcode';

/** The field for the PIN, which submits after its last digit, or for the passcode. */
export function SecretField({ secret, submit }: { secret: Secret; submit: () => void }) {
  // Leaving the field to choose another user shows no error yet.
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
        const pin = withoutPreviousPin(field.value, typed);
        field.onChange(pin);
        if (pin.length === PIN_LENGTH) submit();
      }}
    />
  );
}

/** Digits typed after a complete PIN start a new one, so a mistyped PIN can be retyped without clearing it. */
const withoutPreviousPin = (before: string, typed: string): string =>
  before.length === PIN_LENGTH && typed.startsWith(before) ? typed.slice(PIN_LENGTH) : typed;
