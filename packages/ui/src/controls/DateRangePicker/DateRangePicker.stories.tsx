import type { Meta, StoryObj } from '@storybook/react-vite';
import { parseDate } from '@internationalized/date';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { I18nProvider, RangeCalendar } from 'react-aria-components';
import { CalendarFrame } from '../Calendar/CalendarFrame';
import { calendarLimits } from '../Calendar/days';
import { HOSTILE_TEXT, inForm, LONG_TEXT, Sample, Sampler } from '../fixtures';
import { DateRangePicker } from './DateRangePicker';
import { guide } from './DateRangePicker.guide';

const meta = {
  title: 'Controls/DateRangePicker',
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
const week = { from: '2025-01-09', to: '2025-01-15' };

/** The field in each state, and the calendar that unfolds under it with a week chosen. */
export const States: Story = {
  tags: ['states'],
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
    const day = canvas.getByRole('button', { name: /January 12, 2025/ });
    await userEvent.tab();
    day.focus();
    await expect(day).toHaveFocus();
  },
};

/** Two presses: the first day, then the last. What is out of bounds or taken out can't be pressed. */
export const Chosen: Story = {
  decorators: [inForm],
  parameters: { picture: 'none' },
  args: { value: week, min: '2025-01-03', max: '2025-01-25', disabledDays: ['2025-01-20'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Days 9 Jan 2025 – 15 Jan 2025' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Days' }));
    const day = (name: RegExp) => dialog.getByRole('button', { name });
    await expect(day(/January 2, 2025/)).toHaveAttribute('aria-disabled', 'true');
    await expect(day(/January 20, 2025/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(day(/January 6, 2025/));
    await userEvent.click(day(/January 8, 2025/));
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2025-01-06', to: '2025-01-08' });
    await expect(canvas.getByRole('button', { name: 'Days 6 Jan 2025 – 8 Jan 2025' })).toBeVisible();
  },
};

/** The calendar as it unfolds: a dialog of its own, with the focus on the first day. */
export const Unfolded: Story = {
  parameters: {
    picture: 'page',
    tree: `
      - text: Days
      - button "Days 9 Jan 2025 – 15 Jan 2025" [expanded]: 9 Jan 2025 – 15 Jan 2025
      - button "Dismiss"
      - dialog "Days":
        - application "Days, January 2025":
          - heading "Days, January 2025" [level=2]
          - button "Previous" [disabled]
          - combobox "Month":
            - option "January" [selected]
            - option "February"
            - option "March" [disabled]
            - option "April" [disabled]
            - option "May" [disabled]
            - option "June" [disabled]
            - option "July" [disabled]
            - option "August" [disabled]
            - option "September" [disabled]
            - option "October" [disabled]
            - option "November" [disabled]
            - option "December" [disabled]
          - combobox "Year":
            - option "2025" [selected]
          - button "Next"
          - grid "Days, January 2025":
            - rowgroup:
              - row "Wednesday, January 1, 2025 Thursday, January 2, 2025 Friday, January 3, 2025, First available date Saturday, January 4, 2025":
                - gridcell [disabled]
                - gridcell [disabled]
                - gridcell [disabled]
                - gridcell "Wednesday, January 1, 2025" [disabled]:
                  - button "Wednesday, January 1, 2025" [disabled]: "1"
                - gridcell "Thursday, January 2, 2025" [disabled]:
                  - button "Thursday, January 2, 2025" [disabled]: "2"
                - gridcell "Friday, January 3, 2025, First available date":
                  - button "Friday, January 3, 2025, First available date": "3"
                - gridcell "Saturday, January 4, 2025":
                  - button "Saturday, January 4, 2025": "4"
              - 'row "Sunday, January 5, 2025 Monday, January 6, 2025 Tuesday, January 7, 2025 Wednesday, January 8, 2025 Selected Range: Thursday, January 9 to Wednesday, January 15, 2025, Thursday, January 9, 2025 selected Friday, January 10, 2025 selected Saturday, January 11, 2025 selected"':
                - gridcell "Sunday, January 5, 2025":
                  - button "Sunday, January 5, 2025": "5"
                - gridcell "Monday, January 6, 2025":
                  - button "Monday, January 6, 2025": "6"
                - gridcell "Tuesday, January 7, 2025":
                  - button "Tuesday, January 7, 2025": "7"
                - gridcell "Wednesday, January 8, 2025":
                  - button "Wednesday, January 8, 2025": "8"
                - 'gridcell "Selected Range: Thursday, January 9 to Wednesday, January 15, 2025, Thursday, January 9, 2025 selected" [selected]':
                  - 'button "Selected Range: Thursday, January 9 to Wednesday, January 15, 2025, Thursday, January 9, 2025 selected"': "9"
                - gridcell "Friday, January 10, 2025 selected" [selected]:
                  - button "Friday, January 10, 2025 selected": "10"
                - gridcell "Saturday, January 11, 2025 selected" [selected]:
                  - button "Saturday, January 11, 2025 selected": "11"
              - 'row "Sunday, January 12, 2025 selected Monday, January 13, 2025 selected Tuesday, January 14, 2025 selected Today, Selected Range: Thursday, January 9 to Wednesday, January 15, 2025, Wednesday, January 15, 2025 selected Thursday, January 16, 2025 Friday, January 17, 2025 Saturday, January 18, 2025"':
                - gridcell "Sunday, January 12, 2025 selected" [selected]:
                  - button "Sunday, January 12, 2025 selected": "12"
                - gridcell "Monday, January 13, 2025 selected" [selected]:
                  - button "Monday, January 13, 2025 selected": "13"
                - gridcell "Tuesday, January 14, 2025 selected" [selected]:
                  - button "Tuesday, January 14, 2025 selected": "14"
                - 'gridcell "Today, Selected Range: Thursday, January 9 to Wednesday, January 15, 2025, Wednesday, January 15, 2025 selected" [selected]':
                  - 'button "Today, Selected Range: Thursday, January 9 to Wednesday, January 15, 2025, Wednesday, January 15, 2025 selected"': "15"
                - gridcell "Thursday, January 16, 2025":
                  - button "Thursday, January 16, 2025": "16"
                - gridcell "Friday, January 17, 2025":
                  - button "Friday, January 17, 2025": "17"
                - gridcell "Saturday, January 18, 2025":
                  - button "Saturday, January 18, 2025": "18"
              - row "Sunday, January 19, 2025 Monday, January 20, 2025 Tuesday, January 21, 2025 Wednesday, January 22, 2025 Thursday, January 23, 2025 Friday, January 24, 2025 Saturday, January 25, 2025":
                - gridcell "Sunday, January 19, 2025":
                  - button "Sunday, January 19, 2025": "19"
                - gridcell "Monday, January 20, 2025" [disabled]:
                  - button "Monday, January 20, 2025" [disabled]: "20"
                - gridcell "Tuesday, January 21, 2025":
                  - button "Tuesday, January 21, 2025": "21"
                - gridcell "Wednesday, January 22, 2025":
                  - button "Wednesday, January 22, 2025": "22"
                - gridcell "Thursday, January 23, 2025":
                  - button "Thursday, January 23, 2025": "23"
                - gridcell "Friday, January 24, 2025":
                  - button "Friday, January 24, 2025": "24"
                - gridcell "Saturday, January 25, 2025":
                  - button "Saturday, January 25, 2025": "25"
              - row "Sunday, January 26, 2025 Monday, January 27, 2025 Tuesday, January 28, 2025 Wednesday, January 29, 2025 Thursday, January 30, 2025 Friday, January 31, 2025":
                - gridcell "Sunday, January 26, 2025":
                  - button "Sunday, January 26, 2025": "26"
                - gridcell "Monday, January 27, 2025":
                  - button "Monday, January 27, 2025": "27"
                - gridcell "Tuesday, January 28, 2025":
                  - button "Tuesday, January 28, 2025": "28"
                - gridcell "Wednesday, January 29, 2025":
                  - button "Wednesday, January 29, 2025": "29"
                - gridcell "Thursday, January 30, 2025":
                  - button "Thursday, January 30, 2025": "30"
                - gridcell "Friday, January 31, 2025":
                  - button "Friday, January 31, 2025": "31"
                - gridcell [disabled]
          - button "Next"
      - button "Dismiss"
    `,
  },
  args: { value: week, min: '2025-01-03', max: '2025-02-28', disabledDays: ['2025-01-20'] },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Days' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: /January 9, 2025/ })).toHaveFocus());
  },
};

/** The keyboard alone: unfold, walk, set both days. Escape after the first day keeps the days from before. */
export const ByKeyboard: Story = {
  decorators: [inForm],
  parameters: { picture: 'none' },
  args: { value: { from: '2025-01-15', to: '2025-01-15' } },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('button', { name: 'Days 15 Jan 2025' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const dialog = within(await screen.findByRole('dialog', { name: 'Days' }));
    const isAt = (day: RegExp) =>
      waitFor(() => expect(dialog.getByRole('button', { name: day })).toHaveFocus());
    await isAt(/January 15, 2025/);
    await userEvent.keyboard('{PageDown}');
    await isAt(/February 15, 2025/);
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
    await isAt(/February 15, 2026/);
    await userEvent.keyboard('{Home}');
    await isAt(/February 1, 2026/);
    await userEvent.keyboard('{End}');
    await isAt(/February 28, 2026/);
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await isAt(/February 28, 2025/);
    await userEvent.keyboard('{PageUp}');
    await isAt(/January 28, 2025/);
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await isAt(/February 5, 2025/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();

    await userEvent.keyboard('{Enter}');
    const again = within(await screen.findByRole('dialog', { name: 'Days' }));
    const isAgainAt = (day: RegExp) =>
      waitFor(() => expect(again.getByRole('button', { name: day })).toHaveFocus());
    await isAgainAt(/January 15, 2025/);
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Previous' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await isAgainAt(/January 15, 2025/);
    await userEvent.keyboard('{ArrowLeft}');
    await isAgainAt(/January 14, 2025/);
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await isAgainAt(/January 22, 2025/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2025-01-14', to: '2025-01-22' });
    await waitFor(() => expect(field).toHaveFocus());
  },
};
