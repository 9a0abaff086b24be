import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { color, size } from '../../theme';
import { Field } from '../Field/Field';
import { type BoxStyleProps, ChevronBox, chevronControl, ring } from '../Field/Field.styles';
import { type FieldProps, controlProps } from '../Field/fieldProps';
import { grouped } from './grouped';

export interface SelectOption {
  value: string;
  label: string;
  /** Whether it is shown, so that users find it, but cannot be chosen. Say why in the label. */
  isDisabled?: boolean | undefined;
  /** Heading of the options with the same group: `Today`. Options of a group must follow one another. */
  group?: string | undefined;
}

export interface SelectFieldProps extends FieldProps<HTMLSelectElement> {
  /** The choices in their order. */
  options: ReadonlyArray<SelectOption>;
  /** Shown while nothing is chosen: `Select trip`. It cannot be chosen. */
  placeholder?: string | undefined;
  /** Whether the label is visually hidden: beside a search box, where the value says what it is. */
  isLabelHidden?: boolean | undefined;
  /** Whether it takes the focus when it appears. */
  autoFocus?: boolean | undefined;
}

/**
 * A field for one of many known values, in the browser's own list: a phone shows its own picker, and on a keyboard the
 * first letters find an option. For up to five options that should all be visible use a `ChoiceField`.
 */
export function SelectField({
  label,
  error,
  hint,
  isRequired,
  isDisabled = false,
  options,
  placeholder,
  isLabelHidden,
  autoFocus,
  ...field
}: SelectFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired} isLabelHidden={isLabelHidden}>
      {(ties) => (
        <ChevronBox>
          <Select
            {...ties}
            {...controlProps(field)}
            disabled={isDisabled}
            autoFocus={autoFocus}
            $isInvalid={error !== undefined}
            $isDisabled={isDisabled}
            $isEmpty={field.value === ''}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {grouped(options).map(({ group, members }) =>
              group === undefined ? (
                members.map(renderOption)
              ) : (
                <optgroup key={`group ${group}`} label={group}>
                  {members.map(renderOption)}
                </optgroup>
              ),
            )}
          </Select>
          <ChevronDown size={size.icon} aria-hidden="true" />
        </ChevronBox>
      )}
    </Field>
  );
}

function renderOption({ value, label, isDisabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={isDisabled}>
      {label}
    </option>
  );
}

const Select = styled.select<BoxStyleProps & { $isEmpty: boolean }>`
  ${chevronControl}
  appearance: none;
  cursor: pointer;
  ${({ $isEmpty }) => $isEmpty && `color: ${color.text.muted};`}

  &:disabled {
    opacity: 1;
    cursor: not-allowed;
  }

  &:focus-visible {
    ${ring}
  }

  option,
  optgroup {
    color: ${color.text.default};
    background: ${color.surface.raised};
  }
`;
