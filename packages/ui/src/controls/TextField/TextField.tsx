import { Lock } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { size } from '../../theme';
import { Field } from '../Field/Field';
import { Affix, Box, Input } from '../Field/Field.styles';
import { type FieldProps, controlProps } from '../Field/fieldProps';

export interface TextFieldProps extends FieldProps<HTMLInputElement> {
  /** Type of the text, with which browsers and phones help the user. For passwords use `PasswordField`. */
  type?: 'text' | 'email' | 'tel' | 'number' | undefined;
  /** Keyboard that a phone shows: `numeric` for seats, `decimal` for amounts, `tel` for phones. */
  inputMode?: ComponentProps<'input'>['inputMode'];
  /** Which letters a phone's keyboard capitalizes by itself: `characters` all of them, as for a plate. */
  autoCapitalize?: 'characters' | undefined;
  /** What the browser may fill in: `username`, `off`. */
  autoComplete?: string | undefined;
  /** An example of a value, not a label. */
  placeholder?: string | undefined;
  /** Text before the value: `₦`, `+234`. It is not part of the value. */
  prefix?: string | undefined;
  /** Text after the value: `kg`. */
  suffix?: string | undefined;
  /** Whether the value can be read and copied but not changed, because it is determined elsewhere. Tab skips it, so that nothing is typed into it by mistake. */
  isReadOnly?: boolean | undefined;
  /** Maximum number of characters. */
  maxLength?: number | undefined;
  /** Whether it takes the focus when it appears: the first field of a step, at most one on a screen. */
  autoFocus?: boolean | undefined;
}

/**
 * A field for one line of text: a name, a phone, an amount. For one of a few known values use `ChoiceField`, of many
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
  ...field
}: TextFieldProps) {
  const affixId = useId();
  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired}>
      {(ties) => (
        <Box $isInvalid={error !== undefined} $isReadOnly={isReadOnly} $isDisabled={isDisabled}>
          {prefix && <Affix id={`${affixId}prefix`}>{prefix}</Affix>}
          <Input
            {...ties}
            {...controlProps(field)}
            aria-describedby={
              [prefix && `${affixId}prefix`, suffix && `${affixId}suffix`, ties['aria-describedby']]
                .filter(Boolean)
                .join(' ') || undefined
            }
            type={type}
            disabled={isDisabled}
            readOnly={isReadOnly}
            tabIndex={isReadOnly ? -1 : undefined}
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
