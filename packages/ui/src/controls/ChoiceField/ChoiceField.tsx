import type { Ref } from 'react';
import { size } from '../../theme';
import { Field } from '../Field/Field';
import type { FieldProps } from '../Field/fieldProps';
import type { Icon } from '../Icon/icons';
import { Card, Hint, Label, Options, Radio, Texts } from './ChoiceField.styles';

export interface Choice {
  value: string;
  label: string;
  /** One line that tells it apart from the others: `Debit card / POS`. */
  hint?: string | undefined;
  icon?: Icon | undefined;
  isDisabled?: boolean | undefined;
}

export interface ChoiceFieldProps extends FieldProps<HTMLInputElement> {
  /** Two to five options. For more use a `SelectField`. */
  options: ReadonlyArray<Choice>;
  /** Ref of the radio that should take the focus: the chosen one, else the first that can be chosen. */
  ref?: Ref<HTMLInputElement> | undefined;
  autoFocus?: boolean | undefined;
}

/** A choice of one of a few options, all of them visible: the payment mode. Each is large enough for a finger, and the entire card can be pressed. */
export function ChoiceField({
  label,
  name,
  value,
  onChange,
  onBlur,
  onFocus,
  error,
  hint,
  isRequired,
  isDisabled = false,
  options,
  ref,
  autoFocus,
}: ChoiceFieldProps) {
  const entry =
    options.find((option) => option.value === value) ?? options.find((option) => !option.isDisabled);
  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired} kind="group">
      {({ id, ...ties }, labelId) => (
        <Options
          {...ties}
          id={id}
          role="radiogroup"
          aria-labelledby={labelId}
          onFocus={() => onFocus?.()}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) onBlur?.();
          }}
        >
          {options.map((option, index) => {
            const isOff = isDisabled || option.isDisabled === true;
            const ids = { label: `${id}label${index}`, hint: `${id}hint${index}` };
            return (
              <Card key={option.value} $isInvalid={error !== undefined} $isDisabled={isOff}>
                <Radio
                  ref={option === entry ? ref : undefined}
                  type="radio"
                  name={name}
                  value={option.value}
                  checked={option.value === value}
                  disabled={isOff}
                  autoFocus={autoFocus && option === entry}
                  aria-labelledby={ids.label}
                  aria-describedby={option.hint ? ids.hint : undefined}
                  onChange={() => onChange(option.value)}
                />
                <Texts>
                  <Label id={ids.label}>{option.label}</Label>
                  {option.hint && <Hint id={ids.hint}>{option.hint}</Hint>}
                </Texts>
                {option.icon && <option.icon size={size.iconLarge} aria-hidden="true" />}
              </Card>
            );
          })}
        </Options>
      )}
    </Field>
  );
}
