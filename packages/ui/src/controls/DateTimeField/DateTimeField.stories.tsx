import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { HOSTILE_TEXT, inForm, LONG_TEXT, Sample, Sampler, useAnswer } from '../fixtures';
import { DateTimeField } from './DateTimeField';
import { guide } from './DateTimeField.guide';

const meta = {
  title: 'Controls/DateTimeField',
  component: DateTimeField,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    label: 'Travel Date',
    name: 'travelDate',
    value: '',
    min: '2025-01-15T00:00',
    hint: 'Lagos time',
    onChange: fn(),
  },
  render: function Answering(args) {
    return <DateTimeField {...args} {...useAnswer(args)} />;
  },
} satisfies Meta<typeof DateTimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything a moment can look like. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Sampler>
      <Sample name="Empty">
        <DateTimeField {...args} />
      </Sample>
      <Sample name="In the morning, required">
        <DateTimeField {...args} value="2025-01-16T07:00" isRequired />
      </Sample>
      <Sample name="In the evening">
        <DateTimeField {...args} value="2025-12-30T22:45" />
      </Sample>
      <Sample name="Error">
        <DateTimeField {...args} error="Travel date is required" isRequired />
      </Sample>
      <Sample name="Read-only">
        <DateTimeField {...args} value="2025-01-16T07:00" isReadOnly />
      </Sample>
      <Sample name="Disabled">
        <DateTimeField {...args} value="2025-01-16T07:00" isDisabled />
      </Sample>
      <Sample name="Focused" look="focused">
        <DateTimeField {...args} value="2025-01-16T07:00" />
      </Sample>
      <Sample name="Long">
        <DateTimeField {...args} label={LONG_TEXT} error={LONG_TEXT} hint={LONG_TEXT} />
      </Sample>
      <Sample name="Hostile">
        <DateTimeField {...args} label={HOSTILE_TEXT} value={HOSTILE_TEXT} hint={HOSTILE_TEXT} />
      </Sample>
    </Sampler>
  ),
};

/** Typed as this computer writes dates, handed on as `yyyy-mm-ddThh:mm`, and shown with the month in letters. */
export const Answered: Story = {
  decorators: [inForm],
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByLabelText('Travel Date');
    await userEvent.click(field);
    await fireEvent.change(field, { target: { value: '2025-01-16T07:00' } });
    await expect(args.onChange).toHaveBeenCalledWith('2025-01-16T07:00');
    await expect(canvas.getByText('16 Jan 2025, 07:00 AM')).toBeVisible();
    await expect(field).toHaveAttribute('min', '2025-01-15T00:00');
    await expect(field).toHaveFocus();
  },
};

/** The keyboard alone, on a computer that writes the month first and twelve hours. */
export const ByKeyboard: Story = {
  decorators: [inForm],
  parameters: {
    picture: 'none',
    keys: [
      ['0 1 1 6 2 0 2 5 ArrowRight 0 7 3 0 A', 'text=16 Jan 2025, 07:30 AM'],
      ['P', 'text=16 Jan 2025, 07:30 PM'],
      ['ArrowLeft ArrowUp', 'text=16 Jan 2025, 07:31 PM'],
      ['ArrowLeft ArrowDown', 'text=16 Jan 2025, 06:31 PM'],
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Travel Date')).toHaveFocus();
  },
};
