import { CalendarDays } from 'lucide-react';
import { type ReactNode, type Ref, type RefObject, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { withoutThisYear } from '../../locale';
import { color, size, space } from '../../theme';
import { Field } from '../Field/Field';
import { box, type BoxStyleProps, ring } from '../Field/Field.styles';

export interface CalendarFieldProps {
  /** What the days are for. */
  label: string;
  /** The chosen value in words; empty while nothing is chosen. */
  text: string;
  placeholder: string;
  error?: string | undefined;
  hint?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isLabelHidden?: boolean | undefined;
  onBlur?: (() => unknown) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  /** Renders the open calendar. */
  children: (popover: CalendarPopoverProps) => ReactNode;
}

/** What an open calendar gets from its field: the element below which it opens, its name, and how it is closed. */
export interface CalendarPopoverProps {
  triggerRef: RefObject<HTMLElement | null>;
  label: string;
  onClose: () => unknown;
}

/** A field whose value is chosen in a calendar that opens below it. The month is shown in letters, so that it cannot be mistaken for the day. */
export function CalendarField({
  label,
  text,
  placeholder,
  error,
  hint,
  isRequired,
  isDisabled = false,
  isLabelHidden,
  onBlur,
  ref,
  children,
}: CalendarFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const textId = useId();
  const trigger = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  return (
    <Field
      label={label}
      error={error}
      hint={hint}
      isRequired={isRequired}
      isLabelHidden={isLabelHidden}
      kind="group"
    >
      {(ties, labelId) => (
        <Trigger
          ref={trigger}
          $isInvalid={error !== undefined}
          $isDisabled={isDisabled}
          $isEmpty={text === ''}
        >
          <button
            ref={ref}
            id={ties.id}
            type="button"
            aria-labelledby={`${labelId} ${textId}`}
            aria-describedby={ties['aria-describedby']}
            aria-expanded={isOpen}
            disabled={isDisabled}
            onClick={(event) => {
              event.currentTarget.focus();
              setOpen(true);
            }}
            onBlur={() => !isOpen && onBlur?.()}
          >
            <span id={textId}>{text === '' ? placeholder : withoutThisYear(text)}</span>
            <CalendarDays size={size.icon} aria-hidden="true" />
          </button>
          {isOpen && children({ triggerRef: trigger, label, onClose: close })}
        </Trigger>
      )}
    </Field>
  );
}

const Trigger = styled.div<BoxStyleProps & { $isEmpty: boolean }>`
  display: grid;

  > button {
    ${box}
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    width: 100%;
    margin: 0;
    padding: 0 ${space[3]};
    font-variant-numeric: tabular-nums;
    text-align: start;
    cursor: pointer;
    ${({ $isEmpty }) => $isEmpty && `color: ${color.text.muted};`}

    &:focus-visible {
      ${ring}
    }

    &:disabled {
      cursor: not-allowed;
    }

    > svg {
      flex: none;
      color: ${color.text.muted};
    }
  }
`;
