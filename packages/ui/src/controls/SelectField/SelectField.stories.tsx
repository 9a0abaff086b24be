import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HOSTILE_TEXT, inForm, LONG_TEXT, Sample, Sampler, useFieldValue } from '../fixtures';
import { SelectField, type SelectOption } from './SelectField';
import { guide } from './SelectField.guide';

const trips: SelectOption[] = [
  { value: '11', label: 'Awka - Lagos · 07:00 AM · 14 seats left', group: 'Today' },
  { value: '12', label: 'Awka - Imo · 09:00 AM · full', group: 'Today', isDisabled: true },
  { value: '13', label: 'Awka - Lagos · 07:00 AM · 18 seats left', group: 'Tomorrow' },
];

const meta = {
  title: 'Components/Controls/SelectField',
  component: SelectField,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    label: 'Select Trip',
    name: 'tripId',
    value: '',
    placeholder: 'Select trip',
    options: trips,
    onChange: fn(),
    onBlur: fn(),
  },
  render: function Answering(args) {
    return <SelectField {...args} {...useFieldValue(args)} />;
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** All states, with the list closed. */
export const States: Story = {
  tags: ['states'],
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
      <Sample name="Focused" look="focused">
        <SelectField {...args} value="11" />
      </Sample>
      <Sample name="Label read aloud only">
        <SelectField {...args} value="13" isLabelHidden />
      </Sample>
      <Sample name="Disabled, nothing to choose from">
        <SelectField {...args} placeholder="No trips" options={[]} isDisabled />
      </Sample>
      <Sample name="Long">
        <SelectField
          {...args}
          label={LONG_TEXT}
          error={LONG_TEXT}
          value="1"
          options={[{ value: '1', label: LONG_TEXT }]}
        />
      </Sample>
      <Sample name="Hostile">
        <SelectField
          {...args}
          label={HOSTILE_TEXT}
          hint={HOSTILE_TEXT}
          value="1"
          options={[{ value: '1', label: HOSTILE_TEXT }]}
        />
      </Sample>
    </Sampler>
  ),
};

/** The value of the option is passed on. A full trip is shown but cannot be chosen. */
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

/** Tab reaches it and leaves it, and its error is read out. */
export const Focused: Story = {
  decorators: [inForm],
  args: { error: 'Please select a trip.', isRequired: true },
  parameters: {
    tree: `
      - text: Select Trip Please select a trip.
      - combobox "Select Trip" [invalid]
    `,
  },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Select Trip' });
    await expect(field).toHaveAccessibleDescription('Please select a trip.');
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await expect(field).toHaveFocus();
  },
};

/** By keyboard alone: arrow keys skip full trips, letters jump. */
export const ByKeyboard: Story = {
  decorators: [inForm],
  args: {
    label: 'Vehicle',
    name: 'vehicle',
    placeholder: 'Choose a vehicle',
    options: [
      { value: 'bus', label: 'Bus' },
      { value: 'gone', label: 'Coaster, in repair', isDisabled: true },
      { value: 'coach', label: 'Coach Bus' },
      { value: 'van', label: 'Van' },
    ],
  },
  parameters: {
    pictures: [],
    keys: [
      ['ArrowDown', 'select:focus:has([value="bus"]:checked)'],
      ['ArrowDown', 'select:has([value="coach"]:checked)'],
      ['ArrowUp', 'select:has([value="bus"]:checked)'],
      ['v', 'select:has([value="van"]:checked)'],
      ['Home', 'select:has([value="bus"]:checked)'],
      ['End', 'select:has([value="van"]:checked)'],
      ['Tab', 'body:not(:has(select:focus))'],
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Vehicle')).toHaveFocus();
  },
};
