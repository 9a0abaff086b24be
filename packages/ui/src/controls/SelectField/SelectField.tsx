import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { color, size, space } from '../../theme';
import { Field } from '../Field/Field';
import { box, ring, type BoxLook } from '../Field/Field.styles';
import type { FieldProps } from '../Field/fieldProps';
import { wired } from '../Field/wired';
import { grouped } from './grouped';

export interface SelectOption {
  value: string;
  label: string;
  /** Shown, so that nobody wonders where it is, but not to be chosen. Say why in the label. */
  isDisabled?: boolean | undefined;
  /** Options with the same group stand together under it: `Today`. Options of a group follow one another. */
  group?: string | undefined;
}

export interface SelectFieldProps extends FieldProps<HTMLSelectElement> {
  options: ReadonlyArray<SelectOption>;
  /** Shown while nothing is chosen: `Select trip`. It cannot be chosen itself. */
  placeholder?: string | undefined;
  autoFocus?: boolean | undefined;
  /** The label is read aloud but not shown: beside a search box, where the answer says what it is. */
  isLabelHidden?: boolean | undefined;
}

/**
 * One of many known answers, in the browser's own list: a phone shows its own wheel, a keyboard finds an answer by its
 * first letters. Up to five answers that deserve to be seen at once belong into a `ChoiceField`.
 */
export function SelectField({
  label,
  error,
  hint,
  isRequired,
  isDisabled = false,
  options,
  placeholder,
  autoFocus,
  isLabelHidden,
  ...answer
}: SelectFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired} isLabelHidden={isLabelHidden}>
      {(ties) => (
        <Root>
          <Select
            {...ties}
            {...wired(answer)}
            disabled={isDisabled}
            autoFocus={autoFocus}
            $isInvalid={error !== undefined}
            $isDisabled={isDisabled}
            $isEmpty={answer.value === ''}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {grouped(options).map(({ group, members }) =>
              group === undefined ? (
                members.map(drawOption)
              ) : (
                <optgroup key={`group ${group}`} label={group}>
                  {members.map(drawOption)}
                </optgroup>
              ),
            )}
          </Select>
          <ChevronDown size={size.icon} aria-hidden="true" />
        </Root>
      )}
    </Field>
  );
}

function drawOption({ value, label, isDisabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={isDisabled}>
      {label}
    </option>
  );
}

const Root = styled.div`
  position: relative;
  display: grid;

  svg {
    position: absolute;
    inset-inline-end: ${space[3]};
    inset-block: 0;
    margin-block: auto;
    color: ${color.text.muted};
    pointer-events: none;
  }
`;

const Select = styled.select<BoxLook & { $isEmpty: boolean }>`
  ${box}
  appearance: none;
  width: 100%;
  margin: 0;
  padding-block: 0;
  padding-inline: ${space[3]} ${space[10]};
  text-overflow: ellipsis;
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
