import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { expectFocusedDay, openCalendar } from '../Calendar/openCalendar.fixtures';
import { HOSTILE_TEXT, inForm, LONG_TEXT, Sample, Sampler, useFieldValue } from '../fixtures';
import { DateField } from './DateField';
import { guide } from './DateField.guide';

const meta = {
  title: 'Components/Controls/DateField',
  component: DateField,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Date of birth', name: 'dateOfBirth', value: '', max: '2025-01-15', onChange: fn() },
  render: function Answering(args) {
    return <DateField {...args} {...useFieldValue(args)} />;
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** All states. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Sampler>
      <Sample name="Empty">
        <DateField {...args} />
      </Sample>
      <Sample name="Filled, required">
        <DateField {...args} value="1991-04-23" isRequired />
      </Sample>
      <Sample name="Error">
        <DateField {...args} error="Date of birth is required." isRequired />
      </Sample>
      <Sample name="Text that is no day">
        <DateField {...args} value="31/04/1991" />
      </Sample>
      <Sample name="Out of bounds">
        <DateField {...args} value="2025-01-16" />
      </Sample>
      <Sample name="Hint">
        <DateField {...args} value="1991-04-23" hint="As on the ID card" />
      </Sample>
      <Sample name="Disabled">
        <DateField {...args} value="1991-04-23" isDisabled />
      </Sample>
      <Sample name="Focused" look="focused">
        <DateField {...args} value="1991-04-23" />
      </Sample>
      <Sample name="Long">
        <DateField {...args} label={LONG_TEXT} error={LONG_TEXT} />
      </Sample>
      <Sample name="Hostile">
        <DateField {...args} label={HOSTILE_TEXT} value={HOSTILE_TEXT} hint={HOSTILE_TEXT} />
      </Sample>
    </Sampler>
  ),
};

/** Typed day first in any usual notation; passed on as `yyyy-mm-dd`, and shown in letters. */
export const Dated: Story = {
  decorators: [inForm],
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Date of birth' });
    for (const typed of ['23041991', '23/4/91', '23-04-1991', '23 Apr 91', '23 april 1991']) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await expect(args.onChange).toHaveBeenLastCalledWith('1991-04-23');
      await expect(canvas.getByText('23 Apr 1991')).toBeVisible();
      await expect(field).toHaveValue(typed);
    }
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
    await expect(field).toHaveValue('23/04/1991');
    await userEvent.click(field);
  },
};

/** Text that is not a day stays, and its error is shown once the field is left; corrected, it is accepted. */
export const NoSuchDay: Story = {
  decorators: [inForm],
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  args: { min: '1925-01-15' },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Date of birth' });
    for (const [typed, fault] of FAULTS) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await expect(field).toBeValid();
      await userEvent.tab();
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(fault);
    }
    await expect(field).toHaveValue('15/01/1924');
    await userEvent.clear(field);
    await userEvent.type(field, 'soon');
    await userEvent.tab();
    await expect(field).toHaveValue('soon');
    await expect(args.onChange).toHaveBeenLastCalledWith('soon');
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(field).toBeValid();
  },
};

const FAULTS = [
  ['04/23/1991', 'There is no month 23. The day comes first, such as 25/12/1992.'],
  ['31/04/1991', 'There is no 31 April 1991.'],
  ['23/04', 'Enter day, month and year, such as 25/12/1992.'],
  ['16/01/2025', 'Not after 15 Jan 2025.'],
  ['15/01/1924', 'Not before 15 Jan 1925.'],
] as const;

/** The calendar opens by the button and by keyboard; the button is no tab stop. */
export const FromTheCalendar: Story = {
  decorators: [inForm],
  tags: ['!autodocs'],
  parameters: { pictures: ['light'], picture: 'page' },
  args: { value: '2025-01-10' },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Date of birth' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await openCalendar('Date of birth');
    await expectFocusedDay('January 10, 2025');
    await userEvent.keyboard('{ArrowLeft}');
    await expectFocusedDay('January 9, 2025');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-01-09');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('09/01/2025');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Calendar' })).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar' }));
    await openCalendar('Date of birth');
    await expectFocusedDay('January 9, 2025');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expectFocusedDay('January 9, 2025');
  },
};
