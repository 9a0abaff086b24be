import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { nearlySold } from './drafts.fixtures';
import { WizardPage } from './WizardPage.fixtures';

/**
 * How the two long forms are put together, the sale of a ticket (three steps) and the intake of a parcel (four): a `Page` with the way
 * back to its list and a `StepIndicator` in its head, a `Wizard` with one step's fields, and beside them what has been chosen so far.
 *
 * - **When.** Where the answers of one step decide what the next one asks, or where the customer is asked in that order at the
 *   counter. What fits on one screen is a form.
 * - **Next checks its own step**, and says what is missing at the fields. Previous checks nothing: one may always look back. The head
 *   leads back to earlier steps and never ahead.
 * - **The focus is where the next word is typed**: in the first field of the new step, or in the first one that is wrong.
 * - **The summary stays**: trip, seats, amount. The clerk says the price aloud while typing the name. On a phone it stands above the
 *   buttons, which stay under the thumb.
 * - **Changing the trip frees the seats.** A seat that another counter has sold meanwhile is said at the seats, by its number, and the
 *   clerk is brought back to that step with everything else as it was typed.
 * - **Nothing typed is lost**: not by Previous, a reload, or a lost connection. What was kept says so, with Start over beside it.
 * - **Submit stands on the last step only**, and nothing is sent twice. What was sold is an overview to be read aloud: see
 *   Patterns/Receipt.
 */
const meta = {
  title: 'Patterns/Wizard',
  component: WizardPage,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', picture: 'page', docs: { story: { inline: false, height: '640px' } } },
  args: { onSell: fn() },
  argTypes: { kept: { control: false }, soldMeanwhile: { control: false } },
} satisfies Meta<typeof WizardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A whole sale without the mouse. */
export const SoldByKeyboard: Story = {
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

/** Next without a trip or a seat: both say so, and the focus is on the first of them. */
export const SomethingMissing: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Select Trip/)).toHaveFocus());
    await expect(canvas.getByText('Please select a trip.')).toBeVisible();
    await expect(canvas.getByText('Please select at least one seat.')).toBeVisible();
    await expect(args.onSell).not.toHaveBeenCalled();
  },
};

/** The clerk comes back after a reload: at the step, with the words, and with a way to begin anew. */
export const Kept: Story = {
  args: { kept: nearlySold, startStep: 1 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(/^Traveler Name/)).toHaveValue('Ngozi Okafor');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(await canvas.findByRole('button', { name: 'Seat 5, Booked' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByLabelText(/^Mobile Number/)).toHaveValue('08034127781');
  },
};

/** Another counter was faster: the seat is named, the other one is still chosen. */
export const SoldMeanwhile: Story = { args: { kept: nearlySold, soldMeanwhile: [5] } };

/** It is being sold: the button says so, and nothing moves. */
export const Selling: Story = {
  args: { kept: { ...nearlySold, paymentMethod: 'Cash' }, startStep: 2, isSelling: true },
};

export const OnAPhone: Story = {
  args: { kept: nearlySold, startStep: 2 },
  globals: { viewport: { value: 'phone' } },
};
