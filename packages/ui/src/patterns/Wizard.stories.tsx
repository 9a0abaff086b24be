import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { nearlySold } from './drafts.fixtures';
import { WizardPage } from './WizardPage.fixtures';

/**
 * How the two long forms are composed, the sale of a ticket (three steps) and the intake of a parcel (four): a `Page` with a link
 * back to its list and a `StepIndicator` in its head, a `Wizard` with the fields of one step, and a summary of the choices beside them.
 *
 * - **When to use it.** If the values of one step decide what the next one contains, or the customer is asked in that order at the
 *   counter. If everything fits on one screen use a form.
 * - **Next validates its own step**, and shows errors at the fields. Previous validates nothing: users may always look back. The head
 *   leads back to earlier steps and never ahead.
 * - **The focus is in the next field to fill in**: the first field of the new step, or the first invalid one.
 * - **The summary stays in view**: trip, seats, amount. The clerk says the price aloud while typing the name. On a phone it is above the
 *   buttons, which are fixed to the bottom of the screen.
 * - **Changing the trip frees the seats.** A seat that another counter has sold meanwhile is named at the seats, by its number, and the
 *   clerk returns to that step with everything else as it was typed.
 * - **Nothing typed is lost**: not by Previous, a reload, or a lost connection. A restored draft says so, with Start over beside it.
 * - **Submit is on the last step only**, and nothing is sent twice. The sold ticket is shown as an overview to be read aloud: see
 *   Patterns/Receipt.
 */
const meta = {
  title: 'Patterns/Wizard',
  component: WizardPage,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    picture: 'page',
    docs: { canvas: { sourceState: 'none' }, story: { inline: false } },
  },
  args: { onSell: fn() },
} satisfies Meta<typeof WizardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A complete sale by keyboard. */
export const SoldByKeyboard: Story = {
  parameters: { pictures: ['light'] },
  play: async ({ canvas, args, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText(/^Select Trip/)).toHaveFocus());
    await userEvent.selectOptions(canvas.getByLabelText(/^Select Trip/), '91');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(canvas.getByRole('button', { name: /^Seat \d+, Booked$/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText(/^Traveler Name/)).toHaveFocus());
    await userEvent.keyboard('Ngozi Okafor{Tab}08034127781{Tab}08062201934{Tab}');
    await userEvent.type(canvas.getByLabelText(/^Date of Birth/), '04051990');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Bank Transfer/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSell).toHaveBeenCalledWith(
      expect.objectContaining({ travelerName: 'Ngozi Okafor', paymentMethod: 'Cash' }),
    );
  },
};

/** Next without a trip or a seat: both show an error, and the first of them has the focus. */
export const SomethingMissing: Story = {
  parameters: { pictures: ['light'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Select Trip/)).toHaveFocus());
    await expect(canvas.getByText('Please select a trip.')).toBeVisible();
    await expect(canvas.getByText('Please select at least one seat.')).toBeVisible();
    await expect(args.onSell).not.toHaveBeenCalled();
  },
};

/** The clerk returns after a reload: to the same step with the same texts, and can start over. */
export const Kept: Story = {
  parameters: { pictures: ['light'] },
  args: { restored: nearlySold, startStep: 1 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(/^Traveler Name/)).toHaveValue('Ngozi Okafor');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(await canvas.findByRole('button', { name: 'Seat 5, Booked' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByLabelText(/^Mobile Number/)).toHaveValue('08034127781');
  },
};

/** Another counter was faster: the sold seat is named, the other one is still chosen. */
export const SoldMeanwhile: Story = {
  parameters: { pictures: ['light'] },
  args: { restored: nearlySold, soldMeanwhile: [5] },
};

/** While the ticket is being sold the button says so, and the step does not change. */
export const Selling: Story = {
  args: { restored: { ...nearlySold, paymentMethod: 'Cash' }, startStep: 2, isSelling: true },
};

export const OnAPhone: Story = {
  parameters: { pictures: ['light'] },
  args: { restored: nearlySold, startStep: 2 },
  globals: { viewport: { value: 'phone' } },
};
