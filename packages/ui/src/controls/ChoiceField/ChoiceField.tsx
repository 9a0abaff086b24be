import type { Ref } from 'react';
import { css, styled } from 'styled-components';
import { color, motion, radius, size, space, type } from '../../theme';
import { Field } from '../Field/Field';
import { ring } from '../Field/Field.styles';
import { dataAttributes, type FieldProps } from '../Field/fieldProps';
import type { Icon } from '../Icon/icons';

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

/** A choice of one of a few options, all of them visible: the payment method. Each is large enough for a finger, and the entire card can be pressed. */
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
  ...others
}: ChoiceFieldProps) {
  const entry =
    options.find((option) => option.value === value) ?? options.find((option) => !option.isDisabled);
  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired} kind="group">
      {({ id, ...ties }, labelId) => (
        <Options
          {...dataAttributes(others)}
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

const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 176px), 1fr));
  gap: ${space[2]};
  align-content: start;
`;

const Card = styled.label<{ $isInvalid: boolean; $isDisabled: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  min-height: ${size.touch};
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${({ $isInvalid }) => ($isInvalid ? color.text.danger : color.line.control)};
  border-radius: ${radius.medium};
  background: ${color.surface.raised};
  cursor: pointer;
  transition:
    background ${motion.quick},
    border-color ${motion.quick};

  > svg {
    margin-inline-start: auto;
    color: ${color.text.muted};
  }

  &:hover {
    background: ${color.surface.hovered};
  }

  &:has(:checked) {
    border-color: ${color.brand.default};
    background: ${color.brand.tint};
    box-shadow: inset 0 0 0 1px ${color.brand.default};

    @media (forced-colors: active) {
      border-color: Highlight;
      outline: 1px solid Highlight;
      outline-offset: -3px;
    }

    > svg {
      color: ${color.brand.default};
    }
  }

  &:has(:focus-visible) {
    ${ring}
  }

  ${({ $isDisabled }) =>
    $isDisabled &&
    css`
      &,
      &:hover {
        border-color: ${color.line.default};
        background: ${color.surface.sunken};
        color: ${color.text.muted};
        cursor: not-allowed;
      }

      &:has(:checked) {
        border-color: ${color.text.muted};
        background: ${color.surface.sunken};
        box-shadow: inset 0 0 0 1px ${color.text.muted};

        > svg {
          color: inherit;
        }
      }

      @media (forced-colors: active) {
        &,
        &:has(:checked),
        * {
          color: GrayText;
          border-color: GrayText;
          outline-color: GrayText;
        }
      }
    `}
`;

const Radio = styled.input`
  flex: none;
  width: ${size.icon};
  height: ${size.icon};
  margin: 0;
  cursor: inherit;
  outline: none;
`;

const Texts = styled.span`
  display: grid;
  min-width: 0;
`;

const Label = styled.span`
  font: ${type.strong};
  overflow-wrap: anywhere;
`;

const Hint = styled.span`
  font: ${type.caption};
  color: ${color.text.muted};
  overflow-wrap: anywhere;
`;
