import { Lock } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { size } from '../../theme';
import { Field } from '../Field/Field';
import { Affix, Box, Input } from '../Field/Field.styles';
import type { FieldProps } from '../Field/fieldProps';
import { wired } from '../Field/wired';

export interface TextFieldProps extends FieldProps<HTMLInputElement> {
  /** What is typed: browsers and phones then help with it. For passwords there is `PasswordField`. */
  type?: 'text' | 'email' | 'tel' | 'number' | undefined;
  /** Which keyboard a phone shows: `numeric` for seats, `decimal` for amounts, `tel` for phones. */
  inputMode?: ComponentProps<'input'>['inputMode'];
  /** Which letters a phone's keyboard makes capitals by itself: `characters` all of them, as of a plate. */
  autoCapitalize?: 'characters' | undefined;
  /** What the browser may fill in: `username`, `off`. */
  autoComplete?: string | undefined;
  /** An example of an answer. Never the question. */
  placeholder?: string | undefined;
  /** What stands before every answer: `₦`, `+234`. It is no part of the value. */
  prefix?: string | undefined;
  /** What stands after every answer: `kg`. */
  suffix?: string | undefined;
  /** Can be read and copied but not changed, because something else decides it. It keeps its place in the tab order. */
  isReadOnly?: boolean | undefined;
  /** The most characters it takes. */
  maxLength?: number | undefined;
  /** Takes the focus when it appears: the first field of a step, at most one on a screen. */
  autoFocus?: boolean | undefined;
}

/**
 * One line of text: a name, a phone, an amount. For one of a few known answers use `ChoiceField`, of many
 * `SelectField`; for a date `DateField`; for several lines `TextAreaField`.
 */
export function TextField({
  label,
  error,
  hint,
  isRequired,
  isDisabled = false,
  isReadOnly = false,
  prefix,
  suffix,
  type = 'text',
  inputMode,
  autoCapitalize,
  autoComplete,
  placeholder,
  maxLength,
  autoFocus,
  ...answer
}: TextFieldProps) {
  const affixId = useId();
  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired}>
      {(ties) => (
        <Box $isInvalid={error !== undefined} $isReadOnly={isReadOnly} $isDisabled={isDisabled}>
          {prefix && <Affix id={`${affixId}prefix`}>{prefix}</Affix>}
          <Input
            {...ties}
            {...wired(answer)}
            aria-describedby={
              [prefix && `${affixId}prefix`, suffix && `${affixId}suffix`, ties['aria-describedby']]
                .filter(Boolean)
                .join(' ') || undefined
            }
            type={type}
            disabled={isDisabled}
            readOnly={isReadOnly}
            inputMode={inputMode}
            autoCapitalize={autoCapitalize}
            autoComplete={autoComplete}
            placeholder={placeholder}
            maxLength={maxLength}
            autoFocus={autoFocus}
          />
          {(suffix || isReadOnly) && (
            <Affix id={`${affixId}suffix`}>
              {suffix}
              {isReadOnly && <Lock size={size.icon} aria-hidden="true" />}
            </Affix>
          )}
        </Box>
      )}
    </Field>
  );
}
