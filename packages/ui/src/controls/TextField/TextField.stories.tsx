import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../layout';
import { Button } from '../Button/Button';
import { HOSTILE_TEXT, inForm, LONG_TEXT, Sample, Sampler, UNBROKEN_TEXT, useFieldValue } from '../fixtures';
import { TextField } from './TextField';
import { guide } from './TextField.guide';

const meta = {
  title: 'Components/Controls/TextField',
  component: TextField,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Traveler name', name: 'travelerName', value: '', onChange: fn(), onBlur: fn() },
  render: function Answering(args) {
    return <TextField {...args} {...useFieldValue(args)} />;
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** All states. Long and hostile labels, values and errors stay inside the field, and markup is shown as text. */
export const States: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'large-text', 'forced-colors'] },
  render: (args) => (
    <Sampler>
      <Sample name="Empty">
        <TextField {...args} placeholder="Ngozi Okafor" />
      </Sample>
      <Sample name="Filled, required">
        <TextField {...args} value="Ngozi Okafor" isRequired />
      </Sample>
      <Sample name="Error">
        <TextField {...args} isRequired error="Traveler name is required." />
      </Sample>
      <Sample name="Hint">
        <TextField {...args} hint="As on the ID card" />
      </Sample>
      <Sample name="Hint and error">
        <TextField {...args} value="Ngozi" hint="As on the ID card" error="Enter the surname too." />
      </Sample>
      <Sample name="Disabled">
        <TextField {...args} value="Ngozi Okafor" isDisabled />
      </Sample>
      <Sample name="Read-only, with a currency">
        <TextField {...args} label="Amount paid" prefix="₦" value="37,000.00" isReadOnly />
      </Sample>
      <Sample name="Country code">
        <TextField {...args} label="Mobile number" type="tel" prefix="+234" value="803 412 7781" />
      </Sample>
      <Sample name="Unit">
        <TextField {...args} label="Weight" inputMode="decimal" suffix="kg" value="12" />
      </Sample>
      <Sample name="Focused" look="focused">
        <TextField {...args} value="Ngozi Okafor" />
      </Sample>
      <Sample name="Error, focused" look="focused">
        <TextField {...args} error="Traveler name is required." isRequired />
      </Sample>
      <Sample name="Read-only, focused" look="focused">
        <TextField {...args} label="Amount paid" prefix="₦" value="37,000.00" isReadOnly />
      </Sample>
      <Sample name="Long">
        <TextField
          {...args}
          label={LONG_TEXT}
          value={LONG_TEXT}
          error={LONG_TEXT}
          hint={LONG_TEXT}
          isRequired
        />
      </Sample>
      <Sample name="Without a space in it">
        <TextField {...args} label={UNBROKEN_TEXT} value={UNBROKEN_TEXT} error={UNBROKEN_TEXT} />
      </Sample>
      <Sample name="Hostile">
        <TextField
          {...args}
          label={HOSTILE_TEXT}
          value={HOSTILE_TEXT}
          error={HOSTILE_TEXT}
          hint={HOSTILE_TEXT}
        />
      </Sample>
    </Sampler>
  ),
};

/** A click on the label focuses the field; `onChange` gets text, not events. */
export const Typed: Story = {
  decorators: [inForm],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Traveler name'));
    const field = canvas.getByLabelText('Traveler name');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Ada');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ada');
    await expect(field).toHaveValue('Ada');
    await expect(args.onBlur).not.toHaveBeenCalled();
  },
};

/** The error is read out with its field: prefix, error and hint, in this order. */
export const ErrorIsTied: Story = {
  decorators: [inForm],
  args: {
    label: 'Amount',
    prefix: '₦',
    error: 'Enter an amount.',
    hint: 'Without kobo',
    isRequired: true,
  },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByLabelText(/Amount/);
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleName('Amount');
    await expect(field).toHaveAccessibleDescription('₦ Enter an amount. Without kobo');
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

/** `ref` is the input itself, so that a form can focus the first field without a value. */
export const FocusFromOutside: Story = {
  decorators: [inForm],
  parameters: { pictures: [] },
  render: function Sending(args) {
    const field = useRef<HTMLInputElement>(null);
    return (
      <Stack>
        <TextField {...args} ref={field} isReadOnly value="37,000.00" label="Amount paid" prefix="₦" />
        <Button onPress={() => field.current?.focus()}>Go to the amount</Button>
      </Stack>
    );
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const field = canvas.getByLabelText('Amount paid');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('1');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(field).toHaveValue('37,000.00');
  },
};

const send = fn();

/** Tab skips what cannot be changed, so that nothing is typed there in vain; Enter submits the form. */
export const ByKeyboard: Story = {
  decorators: [inForm],
  parameters: { pictures: [] },
  render: function Sending(args) {
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextField {...args} label="Seats" value="2" isDisabled />
        <TextField {...args} label="Amount paid" value="37,000.00" isReadOnly />
        <TextField {...args} {...useFieldValue(args)} />
        <Button type="submit">Next</Button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    send.mockClear();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Traveler name')).toHaveFocus();
    await userEvent.keyboard('Ada{Enter}');
    await expect(send).toHaveBeenCalledOnce();
  },
};
