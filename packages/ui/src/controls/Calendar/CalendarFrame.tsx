import { MONTH_NAMES } from '@motorpark/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
  Dialog,
  I18nProvider,
  Popover,
  RangeCalendarStateContext,
} from 'react-aria-components';
import { styled } from 'styled-components';
import { color, media, popoverSurface, radius, size, space, type } from '../../theme';
import { ring } from '../Field/Field.styles';
import type { CalendarPopoverProps } from './CalendarField';
import { useLocale } from '../../locale';

/** The content of a calendar for one day and of one for a range: the days of a month, and the controls for month and year. */
export function CalendarFrame() {
  return (
    <>
      <Head>
        <Button slot="previous">
          <ChevronLeft size={size.iconLarge} aria-hidden="true" />
        </Button>
        <MonthAndYear />
        <Button slot="next">
          <ChevronRight size={size.iconLarge} aria-hidden="true" />
        </Button>
      </Head>
      <Table>
        <CalendarGrid weekdayStyle="short">
          <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarCell date={date} />}</CalendarGridBody>
        </CalendarGrid>
      </Table>
    </>
  );
}

/** The selects for month and year. The calendar moves to the nearest day that can be chosen. */
function MonthAndYear() {
  const { say } = useLocale();
  const single = useContext(CalendarStateContext);
  const range = useContext(RangeCalendarStateContext);
  const state = single ?? range;
  if (!state) return null;
  const { focusedDate, minValue, maxValue } = state;
  const first = minValue?.year ?? focusedDate.year;
  const last = maxValue?.year ?? focusedDate.year;
  const years = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  return (
    <>
      <Choice
        aria-label={say('Month')}
        value={focusedDate.month}
        onChange={(event) => state.setFocusedDate(focusedDate.set({ month: Number(event.target.value) }))}
      >
        {MONTH_NAMES.map((month, place) => (
          <option key={month} value={place + 1} disabled={isBeyond(focusedDate.year, place + 1)}>
            {month}
          </option>
        ))}
      </Choice>
      <Choice
        aria-label={say('Year')}
        value={focusedDate.year}
        onChange={(event) => state.setFocusedDate(focusedDate.set({ year: Number(event.target.value) }))}
      >
        {years.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </Choice>
    </>
  );

  function isBeyond(year: number, month: number): boolean {
    const place = year * 12 + month;
    return (
      (minValue ? place < minValue.year * 12 + minValue.month : false) ||
      (maxValue ? place > maxValue.year * 12 + maxValue.month : false)
    );
  }
}

export function CalendarSurface({
  triggerRef,
  label,
  onClose,
  children,
}: CalendarPopoverProps & { children: ReactNode }) {
  return (
    <Surface triggerRef={triggerRef} isOpen onOpenChange={onClose} offset={4} placement="bottom start">
      <Dialog aria-label={label}>
        <I18nProvider locale="en-US">{children}</I18nProvider>
      </Dialog>
    </Surface>
  );
}

const Surface = styled(Popover)`
  ${popoverSurface}
  overflow: auto;

  [role='dialog'] {
    padding: ${space[3]};
    outline: none;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  margin-block-end: ${space[2]};

  button {
    display: grid;
    place-items: center;
    flex: none;
    width: ${size.control};
    height: ${size.control};
    padding: 0;
    border: 0;
    border-radius: ${radius.medium};
    color: ${color.text.default};
    background: transparent;
    cursor: pointer;

    &[data-hovered] {
      background: ${color.surface.hovered};
    }

    &[data-disabled] {
      color: ${color.line.control};
      cursor: not-allowed;
    }

    &[data-focus-visible] {
      ${ring}
    }
  }
`;

const Choice = styled.select`
  flex: 1;
  min-width: 0;
  height: ${size.control};
  padding-inline: ${space[1]};
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  font: ${type.strong};
  color: ${color.text.default};
  background: ${color.surface.raised};
  cursor: pointer;

  &:hover {
    border-color: ${color.line.control};
  }

  &:focus-visible {
    ${ring}
  }

  ${media.phone} {
    font: ${type.touch};
  }
`;

/** Days are styled by the state attributes that the calendar library sets. */
const Table = styled.div`
  table {
    border-collapse: separate;
    border-spacing: 0 2px;
    margin-inline: auto;
  }

  th {
    width: ${size.row};
    height: ${size.compactRow};
    font: ${type.captionStrong};
    color: ${color.text.muted};
  }

  td {
    padding: 0;
  }

  td > [role='button'] {
    display: grid;
    place-items: center;
    width: ${size.row};
    height: ${size.row};
    border-radius: ${radius.medium};
    font: ${type.body};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
    outline: none;

    &[data-outside-month] {
      visibility: hidden;
    }

    &[data-hovered] {
      background: ${color.surface.hovered};
    }

    &[data-selected] {
      border-radius: 0;
      background: ${color.brand.tint};
    }

    &[data-selection-start],
    &[data-selection-end],
    [data-single] &[data-selected] {
      color: ${color.text.onBrand};
      background: ${color.brand.default};
      font: ${type.strong};
    }

    &[data-selection-start],
    [data-single] &[data-selected] {
      border-start-start-radius: ${radius.medium};
      border-end-start-radius: ${radius.medium};
    }

    &[data-selection-end],
    [data-single] &[data-selected] {
      border-start-end-radius: ${radius.medium};
      border-end-end-radius: ${radius.medium};
    }

    &[data-disabled],
    &[data-unavailable] {
      color: ${color.text.muted};
      text-decoration: line-through;
      cursor: not-allowed;
    }

    &[data-disabled] {
      opacity: 0.6;
    }

    &[data-focus-visible] {
      ${ring}
      position: relative;
    }

    @media (forced-colors: active) {
      &[data-selected] {
        border-block: 2px solid Highlight;
      }

      &[data-selection-start],
      &[data-selection-end],
      [data-single] &[data-selected] {
        forced-color-adjust: none;
        color: HighlightText;
        background: Highlight;
      }

      &[data-disabled],
      &[data-unavailable] {
        color: GrayText;
        opacity: 1;
      }
    }
  }
`;
