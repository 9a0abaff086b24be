import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HOSTILE_TEXT, inForm, LONG_TEXT, Sample, Sampler, useFieldValue } from '../fixtures';
import { DateTimeField } from './DateTimeField';
import { guide } from './DateTimeField.guide';

const meta = {
  title: 'Components/Controls/DateTimeField',
  component: DateTimeField,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    label: 'Travel Date',
    name: 'travelDate',
    value: '',
    min: '2025-01-15',
    onChange: fn(),
  },
  render: function Answering(args) {
    return <DateTimeField {...args} {...useFieldValue(args)} />;
  },
} satisfies Meta<typeof DateTimeField>;

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
      <Sample name="Text that is no day">
        <DateTimeField {...args} value="31/04/2025 at 07:00" />
      </Sample>
      <Sample name="Text that is no time">
        <DateTimeField {...args} value="2025-01-16 at 7:0" />
      </Sample>
      <Sample name="The time is missing">
        <DateTimeField {...args} value="2025-01-16 at " />
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

/** Typed day first, and on a clock of 24 hours or of twelve; passed on as `yyyy-mm-ddThh:mm`, and shown in letters. */
export const Answered: Story = {
  decorators: [inForm],
  play: async ({ canvas, args, userEvent }) => {
    const [day, time] = [
      canvas.getByRole('textbox', { name: 'Day' }),
      canvas.getByRole('textbox', { name: /^Time/ }),
    ];
    await userEvent.tab();
    await expect(day).toHaveFocus();
    await userEvent.keyboard('16012025');
    await userEvent.tab();
    await expect(time).toHaveFocus();
    await expect(day).toHaveValue('16/01/2025');
    for (const [typed, understood] of TIMES) {
      await userEvent.clear(time);
      await userEvent.type(time, typed);
      await expect(canvas.getByText(`Thu 16 Jan 2025, ${understood}, Nigerian time`)).toBeVisible();
    }
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-01-16T18:30');
    await userEvent.tab();
    await expect(time).toHaveValue('18:30');
    await userEvent.click(time);
  },
};

const TIMES = [
  ['0630', '06:30 AM'],
  ['6:30', '06:30 AM'],
  ['1830', '06:30 PM'],
  ['6.30pm', '06:30 PM'],
] as const;

/** A part that is missing or cannot be read shows its error once the field is left. Nothing typed is lost. */
export const HalfAnswered: Story = {
  decorators: [inForm],
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  play: async ({ canvas, userEvent }) => {
    const [day, time] = [
      canvas.getByRole('textbox', { name: 'Day' }),
      canvas.getByRole('textbox', { name: /^Time/ }),
    ];
    await userEvent.type(day, '16/1/25');
    await userEvent.tab();
    await expect(day).toBeValid();
    await expect(time).toBeValid();
    await userEvent.tab();
    await expect(time).toBeInvalid();
    await expect(time).toHaveAccessibleDescription(/^Enter the time too, such as 06:30\./);
    await userEvent.type(time, 'noon');
    await userEvent.tab();
    await expect(time).toHaveValue('noon');
    await expect(time).toHaveAccessibleDescription(/^Enter the time as 06:30 or 18:30\./);
    await userEvent.clear(time);
    await userEvent.type(time, '7');
    await userEvent.clear(day);
    await userEvent.tab();
    await userEvent.tab();
    await expect(time).toHaveValue('07:00');
    await expect(day).toBeInvalid();
    await userEvent.type(day, '31/4/25');
    await userEvent.tab();
    await expect(day).toHaveAccessibleDescription(/^There is no 31 April 2025\./);
    await userEvent.clear(day);
    await userEvent.type(day, '14/1/25');
    await userEvent.tab();
    await expect(day).toHaveAccessibleDescription(/^Not before 15 Jan 2025\./);
  },
};
