import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { color, radius, size } from '../../theme';
import { Field } from '../Field/Field';
import { Box, Input } from '../Field/Field.styles';
import { type FieldProps, controlProps } from '../Field/fieldProps';
import { useLocale } from '../../locale';

export interface PasswordFieldProps extends FieldProps<HTMLInputElement> {
  /** `current-password` to log in, `new-password` to choose one, so that password managers work. */
  autoComplete?: 'current-password' | 'new-password' | 'off' | undefined;
  autoFocus?: boolean | undefined;
  /** Whether it consists of digits: phones and tablets then show their digits. */
  isNumeric?: boolean | undefined;
}

/**
 * A field for a secret, hidden while it is typed. The eye button shows it, because a mistyped passcode costs more time
 * at the counter than a hidden one protects.
 */
export function PasswordField({
  label,
  error,
  hint,
  isRequired,
  isDisabled = false,
  autoComplete = 'current-password',
  autoFocus,
  isNumeric = false,
  ...field
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const { say } = useLocale();
  const Glyph = isShown ? EyeOff : Eye;
  const toggle = isShown ? say('Hide password') : say('Show password');
  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired}>
      {(ties) => (
        <Box $isInvalid={error !== undefined} $isDisabled={isDisabled}>
          <Input
            {...ties}
            {...controlProps(field)}
            type={isShown ? 'text' : 'password'}
            disabled={isDisabled}
            autoComplete={autoComplete}
            autoCapitalize="none"
            inputMode={isNumeric ? 'numeric' : undefined}
            spellCheck={false}
            autoFocus={autoFocus}
          />
          <Toggle
            type="button"
            disabled={isDisabled}
            aria-label={toggle}
            title={toggle}
            onClick={() => setIsShown(!isShown)}
          >
            <Glyph size={size.iconLarge} aria-hidden="true" />
          </Toggle>
        </Box>
      )}
    </Field>
  );
}

const Toggle = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: ${size.control};
  padding: 0;
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;
  color: ${color.text.muted};
  cursor: pointer;

  &:hover:enabled {
    color: ${color.text.default};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &:disabled {
    cursor: not-allowed;
  }
`;
