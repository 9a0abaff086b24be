import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { HOSTILE_TEXT, inForm, LONG_TEXT, Sample, Sampler, useAnswer } from '../fixtures';
import { DateField } from './DateField';
import { guide } from './DateField.guide';

const meta = {
  title: 'Controls/DateField',
  component: DateField,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Date of birth', name: 'dob', value: '', max: '2025-01-15', onChange: fn() },
  render: function Answering(args) {
    return <DateField {...args} {...useAnswer(args)} />;
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything a day can look like. */
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
      <Sample name="Hint">
        <DateField {...args} value="1991-04-23" hint="As on the ID card" />
      </Sample>
      <Sample name="Read-only">
        <DateField {...args} value="1991-04-23" isReadOnly />
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

/** Typed as this computer writes dates, handed on as `yyyy-mm-dd`, and shown with the month in letters. */
export const Dated: Story = {
  decorators: [inForm],
  args: { min: '1925-01-15' },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByLabelText('Date of birth');
    await userEvent.click(field);
    await fireEvent.change(field, { target: { value: '1991-04-23' } });
    await expect(args.onChange).toHaveBeenCalledWith('1991-04-23');
    await expect(canvas.getByText('23 Apr 1991')).toBeVisible();
    await expect(field).toHaveAttribute('min', '1925-01-15');
    await expect(field).toHaveAttribute('max', '2025-01-15');
    await expect(field).toHaveFocus();
  },
};

/** The keyboard alone, on a computer that writes the month first: the parts follow one another, arrow keys step and move. */
export const ByKeyboard: Story = {
  decorators: [inForm],
  parameters: {
    picture: 'none',
    keys: [
      ['0 4 2 3 1 9 9 1', 'text=23 Apr 1991'],
      ['ArrowUp', 'text=23 Apr 1992'],
      ['ArrowLeft ArrowDown', 'text=22 Apr 1992'],
      ['ArrowRight ArrowDown', 'text=22 Apr 1991'],
      ['Backspace', 'input:focus[value=""]'],
      ['Shift+Tab Shift+Tab Shift+Tab', 'body:not(:has(input:focus))'],
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Date of birth')).toHaveFocus();
  },
};
