import type { Meta, StoryObj } from '@storybook/react-vite';
import { parseDate } from '@internationalized/date';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { I18nProvider, RangeCalendar } from 'react-aria-components';
import { CalendarFrame } from '../Calendar/CalendarFrame';
import { calendarLimits } from '../Calendar/days';
import { januaryTree } from '../Calendar/januaryTree.fixtures';
import { expectFocusedDay, openCalendar, walk } from '../Calendar/openCalendar.fixtures';
import { HOSTILE_TEXT, inForm, LONG_TEXT, Sample, Sampler, show } from '../fixtures';
import { DateRangePicker } from './DateRangePicker';
import { guide } from './DateRangePicker.guide';

const meta = {
  title: 'Components/Controls/DateRangePicker',
  component: DateRangePicker,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Days', value: undefined, onChange: fn() },
  render: function Answering(args) {
    const [value, setValue] = useState(args.value);
    return (
      <DateRangePicker
        {...args}
        value={value}
        onChange={(range) => {
          setValue(range);
          args.onChange(range);
        }}
      />
    );
  },
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const limits = calendarLimits({ min: '2025-01-03', disabledDays: ['2025-01-21'] });
/** The text that is read out at both ends of the week. */
const CHOSEN_RANGE = 'Selected Range: Thursday, January 9 to Wednesday, January 15, 2025, ';
const week = { from: '2025-01-09', to: '2025-01-15' };

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** The field in each state, and the open calendar below it with a week chosen. */
export const States: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'forced-colors'] },
  render: (args) => (
    <Sampler>
      <Sample name="Nothing chosen">
        <DateRangePicker {...args} />
      </Sample>
      <Sample name="Chosen">
        <DateRangePicker {...args} value={week} isRequired />
      </Sample>
      <Sample name="A single day">
        <DateRangePicker {...args} value={{ from: week.to, to: week.to }} />
      </Sample>
      <Sample name="Error">
        <DateRangePicker {...args} error="Please choose the days." />
      </Sample>
      <Sample name="Disabled">
        <DateRangePicker {...args} value={week} isDisabled />
      </Sample>
      <Sample name="Focused" look="focused">
        <DateRangePicker {...args} value={week} />
      </Sample>
      <Sample name="Long">
        <DateRangePicker {...args} label={LONG_TEXT} value={week} hint={LONG_TEXT} />
      </Sample>
      <Sample name="Hostile">
        <DateRangePicker {...args} label={HOSTILE_TEXT} error={HOSTILE_TEXT} />
      </Sample>
      <Sample name="The calendar">
        <I18nProvider locale="en-US">
          <RangeCalendar
            {...limits}
            aria-label="Days"
            defaultValue={{ start: parseDate(week.from), end: parseDate(week.to) }}
          >
            <CalendarFrame />
          </RangeCalendar>
        </I18nProvider>
      </Sample>
    </Sampler>
  ),
  play: async ({ canvas, userEvent }) => {
    // The second one is only for screen readers.
    const [next = document.body] = canvas.getAllByRole('button', { name: 'Next' });
    await userEvent.tab();
    next.focus();
    await expect(next).toHaveFocus();
    await userEvent.hover(next);
    for (const select of canvas.getAllByRole('combobox')) show(select, 'hovered');
  },
};

/** Two presses: the first day, then the last. Days that are out of bounds or disabled cannot be pressed. */
export const Chosen: Story = {
  decorators: [inForm],
  parameters: { pictures: [] },
  args: { value: week, min: '2025-01-03', max: '2025-01-25', disabledDays: ['2025-01-20'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Days 9 Jan – 15 Jan' }));
    const dialog = await openCalendar('Days');
    const day = (name: RegExp) => dialog.getByRole('button', { name });
    await expect(day(/January 2, 2025/)).toHaveAttribute('aria-disabled', 'true');
    await expect(day(/January 20, 2025/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(day(/January 6, 2025/));
    await userEvent.click(day(/January 8, 2025/));
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2025-01-06', to: '2025-01-08' });
    await expect(canvas.getByRole('button', { name: 'Days 6 Jan – 8 Jan' })).toBeVisible();
  },
};

/** The open calendar: a dialog of its own, with the focus on the first day. */
export const Unfolded: Story = {
  parameters: {
    picture: 'page',
    tree: januaryTree({
      label: 'Days',
      answer: '9 Jan – 15 Jan',
      chosen: [9, 10, 11, 12, 13, 14, 15],
      taken: [1, 2, 20],
      before: { 9: CHOSEN_RANGE, 15: `Today, ${CHOSEN_RANGE}` },
      after: { 3: ', First available date' },
    }),
  },
  args: { value: week, min: '2025-01-03', max: '2025-02-28', disabledDays: ['2025-01-20'] },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await openCalendar('Days');
    await expectFocusedDay('January 9, 2025');
  },
};

/** By keyboard alone: opens the calendar, moves, sets both days. Escape after the first day keeps the previous range. */
export const ByKeyboard: Story = {
  decorators: [inForm],
  parameters: { pictures: [] },
  args: { value: { from: '2025-01-15', to: '2025-01-15' } },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('button', { name: 'Days 15 Jan' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await openCalendar('Days');
    await expectFocusedDay('January 15, 2025');
    await walk(userEvent, [
      ['{PageDown}', 'February 15, 2025'],
      ['{Shift>}{PageDown}{/Shift}', 'February 15, 2026'],
      ['{Home}', 'February 1, 2026'],
      ['{End}', 'February 28, 2026'],
      ['{Shift>}{PageUp}{/Shift}', 'February 28, 2025'],
      ['{PageUp}', 'January 28, 2025'],
      ['{Enter}{ArrowDown}', 'February 5, 2025'],
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();

    await userEvent.keyboard('{Enter}');
    await openCalendar('Days');
    await expectFocusedDay('January 15, 2025');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Previous' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expectFocusedDay('January 15, 2025');
    await walk(userEvent, [
      ['{ArrowLeft}', 'January 14, 2025'],
      ['{Enter}{ArrowDown}', 'January 22, 2025'],
    ]);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2025-01-14', to: '2025-01-22' });
    await waitFor(() => expect(field).toHaveFocus());
  },
};
