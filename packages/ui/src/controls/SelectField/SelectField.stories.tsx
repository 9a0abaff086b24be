import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HOSTILE_TEXT, inForm, LONG_TEXT, Sample, Sampler, useAnswer } from '../fixtures';
import { SelectField, type SelectOption } from './SelectField';

const trips: SelectOption[] = [
  { value: '11', label: 'Awka - Lagos · 07:00 AM · 14 seats left', group: 'Today' },
  { value: '12', label: 'Awka - Imo · 09:00 AM · full', group: 'Today', isDisabled: true },
  { value: '13', label: 'Awka - Lagos · 07:00 AM · 18 seats left', group: 'Tomorrow' },
];

const meta = {
  title: 'Controls/SelectField',
  component: SelectField,
  tags: ['autodocs'],
  args: {
    label: 'Select Trip',
    name: 'selectedTrip',
    value: '',
    placeholder: 'Select trip',
    options: trips,
    onChange: fn(),
    onBlur: fn(),
  },
  render: function Answering(args) {
    return <SelectField {...args} {...useAnswer(args)} />;
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Sampler>
      <Sample name="Nothing chosen">
        <SelectField {...args} />
      </Sample>
      <Sample name="Chosen, required">
        <SelectField {...args} value="11" isRequired />
      </Sample>
      <Sample name="Error">
        <SelectField {...args} error="Please select a trip." isRequired />
      </Sample>
      <Sample name="Hint">
        <SelectField {...args} hint="Trips of the next seven days" />
      </Sample>
      <Sample name="Disabled, nothing to choose from">
        <SelectField {...args} placeholder="No trips" options={[]} isDisabled />
      </Sample>
      <Sample name="Long and hostile">
        <SelectField
          {...args}
          label={LONG_TEXT}
          value="1"
          options={[
            { value: '1', label: LONG_TEXT },
            { value: '2', label: HOSTILE_TEXT },
          ]}
        />
      </Sample>
    </Sampler>
  ),
};

/** An answer is handed on by its value. What is full can be seen but not chosen. */
export const Chosen: Story = {
  decorators: [inForm],
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByLabelText('Select Trip');
    await userEvent.selectOptions(field, '13');
    await expect(args.onChange).toHaveBeenCalledWith('13');
    await expect(field).toHaveDisplayValue('Awka - Lagos · 07:00 AM · 18 seats left');
    await expect(canvas.getByRole('option', { name: /full/ })).toBeDisabled();
    await expect(canvas.getByRole('group', { name: 'Tomorrow' })).toBeInTheDocument();
  },
};

/** Tab reaches it and leaves it, with its error read out. */
export const Focused: Story = {
  decorators: [inForm],
  args: { error: 'Please select a trip.' },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByLabelText('Select Trip');
    await expect(field).toHaveAccessibleDescription('Please select a trip.');
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await expect(field).toHaveFocus();
  },
};
