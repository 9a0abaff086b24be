import { CalendarDays } from 'lucide-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { Button, Dialog, DialogTrigger, I18nProvider } from 'react-aria-components';
import { size } from '../../theme';
import { Field } from '../Field/Field';
import { Surface } from './Calendar.styles';
import { Trigger } from './CalendarField.styles';

export interface CalendarFieldProps {
  label: string;
  /** What was chosen, in letters. Empty while nothing is. */
  text: string;
  placeholder: string;
  error?: string | undefined;
  hint?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isLabelHidden?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  /** Draws the calendar; `close` puts it away. */
  children: (close: () => void) => ReactNode;
}

/** A field whose answer is chosen in a calendar that unfolds under it. The answer reads in letters: no computer's order of day and month. */
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
        <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
          <Trigger $isInvalid={error !== undefined} $isDisabled={isDisabled} $isEmpty={text === ''}>
            <Button
              {...(ref && { ref })}
              id={ties.id}
              aria-labelledby={`${labelId} ${textId}`}
              aria-describedby={ties['aria-describedby'] ?? ''}
              isDisabled={isDisabled}
              onBlur={() => !isOpen && onBlur?.()}
            >
              <span id={textId}>{text === '' ? placeholder : text}</span>
              <CalendarDays size={size.icon} aria-hidden="true" />
            </Button>
          </Trigger>
          <Surface offset={4} placement="bottom start">
            <Dialog aria-label={label}>
              <I18nProvider locale="en-US">{children(() => setOpen(false))}</I18nProvider>
            </Dialog>
          </Surface>
        </DialogTrigger>
      )}
    </Field>
  );
}
