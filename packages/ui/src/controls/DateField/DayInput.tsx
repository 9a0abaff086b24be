import { type Day, formatDay, formatExpenseDate, isDay, readDay } from '@motorpark/domain';
import { CalendarDays } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type MouseEvent, type Ref, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color, media, size, space } from '../../theme';
import { LazyDayPanel } from '../Calendar/lazyDayPanel';
import { Affix, Box, type BoxStyleProps, Input } from '../Field/Field.styles';
import { IconButton } from '../IconButton/IconButton';
import type { useTypedText } from './useTypedText';
import { type Say, useLocale } from '../../locale';

interface DayInputProps extends BoxStyleProps, Pick<ComponentProps<'input'>, NativeName> {
  /** Label of the field, which also names the calendar. */
  label: string;
  value: Day;
  /** The typed text, from `useTypedText`. */
  typed: ReturnType<typeof useTypedText>;
  /** Called when a day is chosen in the calendar. */
  onSelect: (day: Day) => unknown;
  onLeave: () => unknown;
  onFocus: (() => unknown) | undefined;
  min: Day | undefined;
  max: Day | undefined;
  /** Whether the day is also shown in letters. */
  showsLongDay: boolean;
  ref: Ref<HTMLInputElement> | undefined;
}

type NativeName =
  | 'id'
  | 'name'
  | 'aria-label'
  | 'aria-describedby'
  | 'aria-invalid'
  | 'aria-required'
  | 'autoComplete';

/** An input in which a day is typed, with a button that opens the calendar. */
export function DayInput({
  label,
  value,
  typed,
  onSelect,
  onLeave,
  onFocus,
  min,
  max,
  showsLongDay,
  ref,
  $isInvalid,
  $isDisabled = false,
  ...native
}: DayInputProps) {
  const { say } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  function openByKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' || !event.altKey) return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <DateBox ref={box} $isInvalid={$isInvalid} $isDisabled={$isDisabled}>
      <DateInput
        {...native}
        ref={ref}
        type="text"
        inputMode="numeric"
        placeholder={say('dd/mm/yyyy')}
        aria-keyshortcuts={$isDisabled ? undefined : 'Alt+ArrowDown'}
        value={typed.text}
        disabled={$isDisabled}
        onChange={(event) => typed.type(event.target.value)}
        onFocus={onFocus}
        onBlur={() => {
          if (!isOpen) onLeave();
        }}
        onKeyDown={openByKey}
      />
      {showsLongDay && isDay(value) && <LongDay>{formatDay(value)}</LongDay>}
      {!$isDisabled && (
        <IconButton
          label={say('Calendar')}
          icon={CalendarDays}
          tabIndex={-1}
          onMouseDown={keepFocus}
          onPress={() => {
            box.current?.querySelector('input')?.focus();
            setOpen(true);
          }}
        />
      )}
      {isOpen && (
        <LazyDayPanel
          triggerRef={box}
          label={label}
          value={value}
          min={min}
          max={max}
          onSelect={onSelect}
          onClose={() => setOpen(false)}
        />
      )}
    </DateBox>
  );
}

/** The button must not take the focus: the calendar returns it to the element that had it, the text. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** How many years ahead a year of two digits can be if there is no last day. */
const YEARS_AHEAD = 50;

/** Returns the last day that typed text can mean. */
const latestDay = (max: Day | undefined): Day => max ?? `${new Date().getFullYear() + YEARS_AHEAD}-12-31`;

/** Returns the year of the example in an error: this year for a day that may be in the future, undefined for a day of birth. */
const exampleYear = (max: Day | undefined) =>
  max === undefined ? String(new Date().getFullYear()) : undefined;

/** Returns how `useTypedText` reads and shows a day. */
export const dayText = (max: Day | undefined) => ({
  read: (text: string) => readDay(text, latestDay(max)).day,
  show: (value: string) => (isDay(value) ? formatExpenseDate(value) : value),
});

/** Returns what is wrong with a typed day: not a day, or out of bounds. Undefined if it is valid or empty. */
export function dayError(
  value: string,
  min: Day | undefined,
  max: Day | undefined,
  say: Say,
): string | undefined {
  if (value.trim() === '') return undefined;
  if (!isDay(value)) return readDay(value, latestDay(max), exampleYear(max)).fault;
  if (min !== undefined && value < min) return say('Not before {day}.', { day: formatDay(min) });
  if (max !== undefined && value > max) return say('Not after {day}.', { day: formatDay(max) });
  return undefined;
}

/** The date, and how it was understood beside it, or below it where large text leaves no room. */
const DateBox = styled(Box)`
  flex-wrap: wrap;

  > input {
    flex: 1 0 8.5em;
    width: 8.5em;
    max-width: 100%;
    min-height: calc(${size.control} - 2px);

    ${media.phone} {
      flex-basis: 7.5em;
      width: 7.5em;
    }
  }

  > button {
    width: calc(${size.control} - 2px);
    height: auto;
    min-height: calc(${size.control} - 2px);
    color: ${color.text.muted};
  }
`;

const LongDay = styled(Affix)`
  margin-inline-start: auto;
  padding-inline: ${space[3]};
`;

const DateInput = styled(Input)`
  font-variant-numeric: tabular-nums;
`;
