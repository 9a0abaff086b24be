import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { color, media, size, space, type } from '../../theme';
import { Field } from '../Field/Field';
import { box, type BoxStyleProps, ring } from '../Field/Field.styles';
import type { FieldProps } from '../Field/fieldProps';
import { useLocale } from '../../locale';

export interface CodeInputProps extends Omit<FieldProps<HTMLInputElement>, 'ref' | 'isRequired'> {
  /** Number of digits of the code. */
  length?: number | undefined;
  /** Whether it takes the focus when it appears. */
  autoFocus?: boolean | undefined;
}

const noop = () => undefined;

const digitsIn = (text: string) => text.replace(/\D/g, '');

/**
 * A field for a code of digits that was sent to the user: one box per digit. Each box is enabled once the one before it
 * is filled, and the focus advances by itself. A complete code can be pasted or filled in by the phone, with spaces or
 * dashes in it. The value is the digits so far.
 *
 * For anything but digits use `TextField`.
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
  const { say } = useLocale();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const digits = digitsIn(value).slice(0, length);

  /** Focuses a box, which may still be disabled until the next render. */
  function focus(index: number) {
    const target = boxes.current[Math.max(0, Math.min(index, length - 1))];
    if (!target) return;
    if (target.disabled) target.disabled = false;
    target.focus();
    target.select();
  }

  function insert(index: number, typed: string) {
    const added = digitsIn(typed);
    if (added === '') return;
    const isComplete = added.length >= length;
    const next = isComplete
      ? added.slice(0, length)
      : (digits.slice(0, index) + added + digits.slice(index + added.length)).slice(0, length);
    onChange(next);
    focus(isComplete ? length - 1 : index + added.length);
  }

  function handleInput(index: number, text: string) {
    const before = digits[index] ?? '';
    if (text === '') {
      if (before !== '') erase(index);
      return;
    }
    // A digit typed beside the present one replaces it.
    insert(index, before !== '' && text.length === 2 ? text.replace(before, '') : text);
  }

  /** Deletes a digit. Those after it move up, so that there is no gap. */
  function erase(index: number) {
    onChange(digits.slice(0, index) + digits.slice(index + 1));
  }

  function handleKeyDown(event: KeyboardEvent, index: number) {
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

  function handlePaste(event: ClipboardEvent, index: number) {
    event.preventDefault();
    insert(index, event.clipboardData.getData('text'));
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
              ref={(input) => {
                boxes.current[index] = input;
              }}
              $isInvalid={error !== undefined}
              $isDisabled={isDisabled || index > digits.length}
              aria-label={say('Digit {place} of {of}', { place: index + 1, of: length })}
              aria-invalid={ties['aria-invalid']}
              name={index === 0 ? name : undefined}
              type="text"
              inputMode="numeric"
              autoComplete={index === 0 ? 'one-time-code' : 'off'}
              autoFocus={autoFocus === true && index === 0}
              disabled={isDisabled || index > digits.length}
              value={digits[index] ?? ''}
              // Typing the present digit again is an input event, but no change event of React.
              onInput={(event) => handleInput(index, event.currentTarget.value)}
              onChange={noop}
              onKeyDown={(event) => handleKeyDown(event, index)}
              onPaste={(event) => handlePaste(event, index)}
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

const Row = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, ${space[12]});
  justify-content: start;
  gap: ${space[2]};
`;

const Digit = styled.input<BoxStyleProps>`
  ${box}
  width: 100%;
  height: ${size.touch};
  padding: 0;
  text-align: center;
  font: ${type.figure};
  font-variant-numeric: tabular-nums;

  ${media.phone} {
    font: ${type.figure};
  }

  &:focus {
    ${ring}
  }

  &:disabled {
    -webkit-text-fill-color: ${color.text.muted};
    opacity: 1;
  }
`;
