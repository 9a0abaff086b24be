import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FormPage } from './FormPage.fixtures';

const awkaToLagos = {
  routeId: 'Awka - Lagos',
  origin: 'Awka',
  destination: 'Lagos',
  distance: '452 km',
  duration: '7 hours',
};

/**
 * How every form of the office is composed: a `Page` of form width with a link back to its list, and a `FormCard` with the
 * fields in a `FieldGrid` and one button.
 *
 * - **The right field for each value.** One of many records is found by typing (`ComboboxField`), one of a few
 *   options is chosen (`SelectField`), phones and digits open the right keyboard (`TextField`).
 * - **Errors are shown at their fields**, after the user has left the field or has tried to save, in the form's words or the
 *   server's. The focus moves to the first one.
 * - **Saving is shown on the button**, and nothing is sent twice. A toast says that it is saved. The form stays: empty for the
 *   next record, or as it was saved.
 * - **Leaving unsaved work is confirmed**: `useLeaveGuard` holds the way, [Using the library](./?path=/docs/start-using-the-library--docs) says how.
 * - **On a phone** the button is fixed to the bottom of the screen.
 */
const meta = {
  title: 'Patterns/Form',
  component: FormPage,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    picture: 'page',
    docs: { canvas: { sourceState: 'none' }, story: { inline: false } },
  },
  args: { onSave: fn() },
} satisfies Meta<typeof FormPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Filled in by keyboard, from the first field to Enter. */
export const Created: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByLabelText(/Route ID/)).toHaveFocus();
    await userEvent.keyboard('Awka - Lagos{Tab}awk{ArrowDown}{Enter}lag{ArrowDown}{Enter}');
    await userEvent.keyboard('452 km{Tab}7 hours{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith(awkaToLagos);
  },
};

/** The first invalid field has the focus. */
export const SomethingMissing: Story = {
  parameters: { pictures: ['light'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Route ID/), 'Awka - Lagos');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Route' }));
    await expect(canvas.getByRole('combobox', { name: 'Origin' })).toHaveFocus();
    await expect(canvas.getByRole('combobox', { name: 'Origin' })).toHaveAccessibleDescription(
      'Origin is required',
    );
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

/** An error that only the server knows is shown at its field like any other. */
export const Refused: Story = {
  parameters: { pictures: ['light'] },
  args: { record: awkaToLagos, refused: { routeId: 'A route with this ID already exists.' } },
};

export const Saving: Story = {
  parameters: { pictures: ['light'] },
  args: { record: awkaToLagos, isSaving: true },
};

export const Leaving: Story = {
  parameters: { pictures: ['light'] },
  args: { record: awkaToLagos },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Distance/), ' on the old road');
    await userEvent.click(canvas.getByRole('link', { name: 'Routes' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Stay' })).toHaveFocus());
  },
};

export const OnAPhone: Story = {
  parameters: { pictures: ['light'] },
  args: { record: awkaToLagos },
  globals: { viewport: { value: 'phone' } },
};
