import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { ComboboxField, TextField } from '../../controls';
import { FieldGrid } from '../../layout';
import { FormCard, type FormCardProps } from './FormCard';
import { guide } from './FormCard.guide';

const labels = { routeId: 'Route ID', distance: 'Distance', duration: 'Duration' };
type Name = keyof typeof labels;
const heldEnter = { key: 'Enter', repeat: true };
const names: Name[] = ['routeId', 'distance', 'duration'];

/** Owns the values and the validation, as a screen does. */
function RouteForm({ onSubmit, routeId = '', ...form }: Partial<FormCardProps> & { routeId?: string }) {
  const [values, setValues] = useState<Record<Name, string>>({ routeId, distance: '', duration: '' });
  const [isChecked, setChecked] = useState(false);
  const isMissing = (name: Name) => values[name].trim() === '';

  function submit() {
    setChecked(true);
    if (!names.some(isMissing)) return onSubmit?.();
  }

  return (
    <FormCard
      label="Route Information"
      submitLabel="Create Route"
      busyLabel="Creating route..."
      {...form}
      onSubmit={submit}
    >
      <FieldGrid>
        {names.map((name) => (
          <TextField
            key={name}
            name={name}
            label={labels[name]}
            value={values[name]}
            onChange={(value) => setValues({ ...values, [name]: value })}
            error={isChecked && isMissing(name) ? `${labels[name]} is required` : undefined}
            isRequired
          />
        ))}
      </FieldGrid>
    </FormCard>
  );
}

const meta = {
  title: 'Components/Flow/FormCard',
  component: FormCard,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Route Information', submitLabel: 'Create Route', onSubmit: fn(), children: null },
  render: ({ children: _fields, ...args }) => <RouteForm {...args} />,
} satisfies Meta<typeof FormCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Submitted too early: the errors are at the fields, and the first of them is focused. On a phone the button is fixed to the bottom of the screen. */
export const States: Story = {
  tags: ['states'],
  parameters: { picture: 'page' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Route' }));
    await expect(canvas.getByLabelText(/Route ID/)).toHaveFocus();
    await expect(canvas.getByLabelText(/Duration/)).toHaveAccessibleDescription('Duration is required');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** By keyboard: the first field is focused, Enter submits, and the first invalid field takes the focus. Tab ends at the button. */
export const FilledByKeyboard: Story = {
  parameters: { pictures: [] },
  play: async ({ canvas, args, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText(/Route ID/)).toHaveFocus());
    await userEvent.keyboard('Awka - Lagos{Enter}');
    await expect(canvas.getByLabelText(/Distance/)).toHaveFocus();
    await expect(canvas.getByLabelText(/Distance/)).toHaveAccessibleDescription('Distance is required');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('452 km{Tab}7 hours{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const isHeldEnterTaken = await fireEvent.keyDown(canvas.getByLabelText(/Duration/), heldEnter);
    await expect(isHeldEnterTaken).toBe(false);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Create Route' })).toHaveFocus();
  },
};

/** Values that are filled in already are not overwritten: the focus starts at the first empty field. */
export const StartsAtWhatIsMissing: Story = {
  parameters: { pictures: [] },
  render: ({ children: _fields, ...args }) => (
    <RouteForm {...args} routeId="Awka - Lagos" focusesFirstEmpty />
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText(/Distance/)).toHaveFocus());
    await userEvent.keyboard('420');
    await expect(canvas.getByLabelText(/Route ID/)).toHaveValue('Awka - Lagos');
  },
};

/** While the form is being saved nothing is sent twice. */
export const Saving: Story = {
  args: { isBusy: true, busyLabel: 'Creating route...', startsFocused: false },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Creating route...' }));
    await userEvent.type(canvas.getByLabelText(/Route ID/), 'Awka - Lagos{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Disabled fields are skipped: the focus starts at the first field that can be edited. */
export const FirstFieldDisabled: Story = {
  parameters: { pictures: [] },
  render: (args) => (
    <FormCard {...args}>
      <ComboboxField label="Trip" name="trip" value="" onChange={fn()} options={[]} isDisabled />
      <TextField label="Seat" name="seat" value="" onChange={fn()} />
    </FormCard>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Seat')).toHaveFocus());
  },
};
