import { MONTH_NAMES } from '@motorpark/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useContext } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
  RangeCalendarStateContext,
} from 'react-aria-components';
import { size } from '../../theme';
import { Choice, Head, Table } from './Calendar.styles';

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
        aria-label="Month"
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
        aria-label="Year"
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
