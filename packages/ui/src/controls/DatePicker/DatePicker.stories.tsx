import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Calendar, I18nProvider } from 'react-aria-components';
import { CalendarFrame } from '../Calendar/CalendarFrame';
import { calendarDate, calendarLimits } from '../Calendar/days';
import { januaryTree } from '../Calendar/januaryTree.fixtures';
import { expectFocusedDay, openCalendar, walk } from '../Calendar/openCalendar.fixtures';
import { HOSTILE_TEXT, inForm, LONG_TEXT, Sample, Sampler, useFieldValue } from '../fixtures';
import { DatePicker } from './DatePicker';
import { guide } from './DatePicker.guide';

const meta = {
  title: 'Components/Controls/DatePicker',
  component: DatePicker,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Travel day', name: 'day', value: '', onChange: fn() },
  render: function Answering(args) {
    return <DatePicker {...args} {...useFieldValue(args)} />;
  },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const limits = calendarLimits({ min: '2025-01-06', disabledDays: ['2025-01-20', '2025-01-21'] });

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** The field in each state, and the open calendar below it: a day chosen, others out of bounds or not available. */
export const States: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'phone', 'forced-colors'] },
  render: (args) => (
    <Sampler>
      <Sample name="Nothing chosen">
        <DatePicker {...args} />
      </Sample>
      <Sample name="Chosen">
        <DatePicker {...args} value="2025-01-15" isRequired />
      </Sample>
      <Sample name="Error">
        <DatePicker {...args} error="Please choose a day." />
      </Sample>
      <Sample name="Disabled">
        <DatePicker {...args} value="2025-01-15" isDisabled />
      </Sample>
      <Sample name="Focused" look="focused">
        <DatePicker {...args} value="2025-01-15" />
      </Sample>
      <Sample name="Long">
        <DatePicker {...args} label={LONG_TEXT} placeholder={LONG_TEXT} hint={LONG_TEXT} />
      </Sample>
      <Sample name="Hostile">
        <DatePicker {...args} label={HOSTILE_TEXT} error={HOSTILE_TEXT} />
      </Sample>
      <Sample name="The calendar">
        <I18nProvider locale="en-US">
          <div data-single="">
            <Calendar {...limits} aria-label="Travel day" defaultValue={calendarDate('2025-01-15')}>
              <CalendarFrame />
            </Calendar>
          </div>
        </I18nProvider>
      </Sample>
    </Sampler>
  ),
  play: async ({ canvas, userEvent }) => {
    const day = canvas.getByRole('button', { name: /January 15, 2025/ });
    await userEvent.tab();
    day.focus();
    await expect(day).toHaveFocus();
    await userEvent.hover(canvas.getByRole('button', { name: /January 17, 2025/ }));
  },
};

/** Any other month and year is one selection away, a hundred years before and after; days that are not available are struck out. */
export const Chosen: Story = {
  decorators: [inForm],
  parameters: { pictures: [] },
  args: { value: '2025-01-15', disabledDays: ['2027-03-10'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Travel day 15 Jan' }));
    const dialog = await openCalendar('Travel day');
    const years = dialog.getByRole('combobox', { name: 'Year' });
    await expect(within(years).getAllByRole('option')).toHaveLength(201);
    await userEvent.selectOptions(years, '2027');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Month' }), 'March');
    const taken = dialog.getByRole('button', { name: /March 10, 2027/ });
    await expect(taken).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getByRole('button', { name: /March 11, 2027/ }));
    await expect(args.onChange).toHaveBeenCalledWith('2027-03-11');
    await expect(canvas.getByRole('button', { name: 'Travel day 11 Mar 2027' })).toBeVisible();
  },
};

/** The open calendar: a dialog of its own, with the focus on the chosen day. */
export const Unfolded: Story = {
  decorators: [inForm],
  parameters: {
    pictures: ['light'],
    picture: 'page',
    tree: januaryTree({
      label: 'Travel day',
      answer: '15 Jan',
      chosen: [15],
      taken: [1, 2, 3, 4, 5, 20],
      before: { 15: 'Today, ' },
      after: { 6: ', First available date' },
    }),
  },
  args: { value: '2025-01-15', min: '2025-01-06', max: '2025-02-28', disabledDays: ['2025-01-20'] },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await openCalendar('Travel day');
    await expectFocusedDay('January 15, 2025');
  },
};

/** By keyboard alone: moves by days, weeks, months and years, closes without a choice, chooses. */
export const ByKeyboard: Story = {
  decorators: [inForm],
  parameters: { pictures: [] },
  args: { value: '2025-01-15' },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('button', { name: 'Travel day 15 Jan' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await openCalendar('Travel day');
    await expectFocusedDay('January 15, 2025');
    await walk(userEvent, WALK);
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Previous' })).toHaveFocus();
    await userEvent.tab();
    await expect(dialog.getByRole('combobox', { name: 'Month' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();

    await userEvent.keyboard(' ');
    await openCalendar('Travel day');
    await expectFocusedDay('January 15, 2025');
    await walk(userEvent, [['{ArrowRight}', 'January 16, 2025']]);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('2025-01-16');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

const WALK = [
  ['{ArrowRight}', 'January 16, 2025'],
  ['{ArrowDown}', 'January 23, 2025'],
  ['{ArrowLeft}{ArrowUp}', 'January 15, 2025'],
  ['{PageDown}', 'February 15, 2025'],
  ['{Shift>}{PageDown}{/Shift}', 'February 15, 2026'],
  ['{Shift>}{PageUp}{/Shift}{PageUp}', 'January 15, 2025'],
  ['{Home}', 'January 1, 2025'],
  ['{End}', 'January 31, 2025'],
] as const;
