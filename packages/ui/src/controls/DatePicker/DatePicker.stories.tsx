import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Calendar, I18nProvider } from 'react-aria-components';
import { CalendarFrame } from '../Calendar/CalendarFrame';
import { calendarDate, calendarLimits } from '../Calendar/days';
import { HOSTILE_TEXT, inForm, LONG_TEXT, Sample, Sampler, useAnswer } from '../fixtures';
import { DatePicker } from './DatePicker';
import { guide } from './DatePicker.guide';

const meta = {
  title: 'Controls/DatePicker',
  component: DatePicker,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Travel day', name: 'day', value: '', onChange: fn() },
  render: function Answering(args) {
    return <DatePicker {...args} {...useAnswer(args)} />;
  },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const limits = calendarLimits({ min: '2025-01-06', disabledDays: ['2025-01-20', '2025-01-21'] });

/** The field in each state, and the calendar that unfolds under it: a day chosen, others out of bounds or taken. */
export const States: Story = {
  tags: ['states'],
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
  },
};

/** Another month and year are one choice away, a hundred years before and after; days that can't be had are struck out. */
export const Chosen: Story = {
  decorators: [inForm],
  parameters: { picture: 'none' },
  args: { value: '2025-01-15', disabledDays: ['2027-03-10'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Travel day 15 Jan 2025' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Travel day' }));
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

/** The calendar as it unfolds: a dialog of its own, with the focus on the chosen day. */
export const Unfolded: Story = {
  decorators: [inForm],
  parameters: {
    picture: 'page',
    tree: `
      - text: Travel day
      - button "Travel day 15 Jan 2025" [expanded]: 15 Jan 2025
      - button "Dismiss"
      - dialog "Travel day":
        - application "Travel day, January 2025":
          - heading "Travel day, January 2025" [level=2]
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
          - grid "Travel day, January 2025":
            - rowgroup:
              - row "Wednesday, January 1, 2025 Thursday, January 2, 2025 Friday, January 3, 2025 Saturday, January 4, 2025":
                - gridcell [disabled]
                - gridcell [disabled]
                - gridcell [disabled]
                - gridcell "Wednesday, January 1, 2025" [disabled]:
                  - button "Wednesday, January 1, 2025" [disabled]: "1"
                - gridcell "Thursday, January 2, 2025" [disabled]:
                  - button "Thursday, January 2, 2025" [disabled]: "2"
                - gridcell "Friday, January 3, 2025" [disabled]:
                  - button "Friday, January 3, 2025" [disabled]: "3"
                - gridcell "Saturday, January 4, 2025" [disabled]:
                  - button "Saturday, January 4, 2025" [disabled]: "4"
              - row "Sunday, January 5, 2025 Monday, January 6, 2025, First available date Tuesday, January 7, 2025 Wednesday, January 8, 2025 Thursday, January 9, 2025 Friday, January 10, 2025 Saturday, January 11, 2025":
                - gridcell "Sunday, January 5, 2025" [disabled]:
                  - button "Sunday, January 5, 2025" [disabled]: "5"
                - gridcell "Monday, January 6, 2025, First available date":
                  - button "Monday, January 6, 2025, First available date": "6"
                - gridcell "Tuesday, January 7, 2025":
                  - button "Tuesday, January 7, 2025": "7"
                - gridcell "Wednesday, January 8, 2025":
                  - button "Wednesday, January 8, 2025": "8"
                - gridcell "Thursday, January 9, 2025":
                  - button "Thursday, January 9, 2025": "9"
                - gridcell "Friday, January 10, 2025":
                  - button "Friday, January 10, 2025": "10"
                - gridcell "Saturday, January 11, 2025":
                  - button "Saturday, January 11, 2025": "11"
              - row "Sunday, January 12, 2025 Monday, January 13, 2025 Tuesday, January 14, 2025 Today, Wednesday, January 15, 2025 selected Thursday, January 16, 2025 Friday, January 17, 2025 Saturday, January 18, 2025":
                - gridcell "Sunday, January 12, 2025":
                  - button "Sunday, January 12, 2025": "12"
                - gridcell "Monday, January 13, 2025":
                  - button "Monday, January 13, 2025": "13"
                - gridcell "Tuesday, January 14, 2025":
                  - button "Tuesday, January 14, 2025": "14"
                - gridcell "Today, Wednesday, January 15, 2025 selected" [selected]:
                  - button "Today, Wednesday, January 15, 2025 selected": "15"
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
  args: { value: '2025-01-15', min: '2025-01-06', max: '2025-02-28', disabledDays: ['2025-01-20'] },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Travel day' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: /January 15, 2025/ })).toHaveFocus());
  },
};

/** The keyboard alone: walk by days, weeks, months and years, come back without a choice, choose. */
export const ByKeyboard: Story = {
  decorators: [inForm],
  parameters: { picture: 'none' },
  args: { value: '2025-01-15' },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('button', { name: 'Travel day 15 Jan 2025' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Travel day' }));
    const isAt = (day: string) =>
      waitFor(() => expect(dialog.getByRole('button', { name: new RegExp(day) })).toHaveFocus());
    await isAt('January 15, 2025');
    for (const [keys, day] of WALK) {
      await userEvent.keyboard(keys);
      await isAt(day);
    }
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Previous' })).toHaveFocus();
    await userEvent.tab();
    await expect(dialog.getByRole('combobox', { name: 'Month' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();

    await userEvent.keyboard(' ');
    await screen.findByRole('dialog', { name: 'Travel day' });
    const focused = (day: RegExp) =>
      waitFor(() => expect(screen.getByRole('button', { name: day })).toHaveFocus());
    await focused(/January 15, 2025/);
    await userEvent.keyboard('{ArrowRight}');
    await focused(/January 16, 2025/);
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
