import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { Field } from '../Field/Field';
import type { FieldProps } from '../Field/fieldProps';
import { Digit, Row } from './CodeInput.styles';

export interface CodeInputProps extends Omit<FieldProps<HTMLInputElement>, 'ref' | 'isRequired'> {
  /** How many digits the code has. */
  length?: number | undefined;
  /** Takes the focus when it appears. */
  autoFocus?: boolean | undefined;
}

const nothing = () => undefined;

const digitsIn = (text: string) => text.replace(/\D/g, '');

/**
 * A code that was sent: one box a digit. Each box opens once the one before it is filled, and the focus goes on by itself. A
 * whole code can be pasted or filled in by the phone, with spaces or dashes in it. The value is the digits so far.
 *
 * For anything that is no code of digits use `TextField`.
 */
export function CodeInput({
  label,
  name,
  value,
  onChange,
  onBlur,
  onFocus,
  error,
  hint,
  isDisabled = false,
  length = 6,
  autoFocus,
}: CodeInputProps) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const digits = digitsIn(value).slice(0, length);

  /** The box may only just be opening. */
  function focus(index: number) {
    const box = boxes.current[Math.max(0, Math.min(index, length - 1))];
    if (!box) return;
    if (box.disabled) box.disabled = false;
    box.focus();
    box.select();
  }

  function put(index: number, typed: string) {
    const added = digitsIn(typed);
    if (added === '') return;
    const whole = added.length >= length;
    const next = whole
      ? added.slice(0, length)
      : (digits.slice(0, index) + added + digits.slice(index + added.length)).slice(0, length);
    onChange(next);
    focus(whole ? length - 1 : index + added.length);
  }

  function type(index: number, text: string) {
    const before = digits[index] ?? '';
    if (text === '') {
      if (before !== '') erase(index);
      return;
    }
    // A digit typed beside the one that stands there takes its place.
    put(index, before !== '' && text.length === 2 ? text.replace(before, '') : text);
  }

  /** What stood behind it moves up, so that no gap opens. */
  function erase(index: number) {
    onChange(digits.slice(0, index) + digits.slice(index + 1));
  }

  function press(event: KeyboardEvent, index: number) {
    const filled = Math.min(digits.length, length - 1);
    const moves: Record<string, () => void> = {
      Backspace: () => {
        if (index < digits.length) erase(index);
        else if (index > 0) {
          erase(index - 1);
          focus(index - 1);
        }
      },
      ArrowLeft: () => focus(index - 1),
      ArrowRight: () => focus(Math.min(index + 1, filled)),
      Home: () => focus(0),
      End: () => focus(filled),
    };
    const move = moves[event.key];
    if (!move || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    move();
  }

  function paste(event: ClipboardEvent, index: number) {
    event.preventDefault();
    put(index, event.clipboardData.getData('text'));
  }

  return (
    <Field label={label} error={error} hint={hint} kind="group">
      {(ties, labelId) => (
        <Row
          role="group"
          aria-labelledby={labelId}
          aria-describedby={ties['aria-describedby']}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) onBlur?.();
          }}
        >
          {Array.from({ length }, (_, index) => (
            <Digit
              key={index}
              ref={(box) => {
                boxes.current[index] = box;
              }}
              $isInvalid={error !== undefined}
              $isDisabled={isDisabled || index > digits.length}
              aria-label={`Digit ${index + 1} of ${length}`}
              aria-invalid={ties['aria-invalid']}
              name={index === 0 ? name : undefined}
              type="text"
              inputMode="numeric"
              autoComplete={index === 0 ? 'one-time-code' : 'off'}
              autoFocus={autoFocus === true && index === 0}
              disabled={isDisabled || index > digits.length}
              value={digits[index] ?? ''}
              // The digit that stands there, typed again, is an input but no change to React.
              onInput={(event) => type(index, event.currentTarget.value)}
              onChange={nothing}
              onKeyDown={(event) => press(event, index)}
              onPaste={(event) => paste(event, index)}
              onFocus={(event) => {
                event.target.select();
                onFocus?.();
              }}
            />
          ))}
        </Row>
      )}
    </Field>
  );
}
