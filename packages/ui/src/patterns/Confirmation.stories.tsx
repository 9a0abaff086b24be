import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { shownToasts } from '../overlay';
import { ConfirmationPage } from './ConfirmationPage.fixtures';

/**
 * What is confirmed before it happens, and what is not.
 *
 * | The action… | Then | With |
 * | --- | --- | --- |
 * | can be undone in the same place: a filter, a status one step further | it happens; a toast says what is true now | `Toaster` |
 * | takes back what others may have relied on: a status set by mistake | it asks for a reason, which stays in the history | `Modal` |
 * | loses something: a record, or typed text | it asks, in red | `ConfirmDialog` |
 * | only leaves: logging out | it asks, in a calm tone | `ConfirmDialog`, info |
 * | is refused by the server: a trip with tickets, a driver with a vehicle | it says what prevents it, and links there | `Modal` |
 *
 * - **The question names the action and the record.** Trips, tickets and waybills share one text.
 * - **The focus is on the cancel button**, so pressing Enter twice deletes nothing. A click outside answers nothing.
 * - **The dialog stays open while the action runs** and closes when the server has responded. The row disappears with it, and the list
 *   is not loaded again. If the action failed, the row is still there and a toast says why.
 * - **Afterwards the focus is where it was** or, if that element is gone, at the row's place.
 * - **Leaving typed work is confirmed, too**: Leave without saving? with Stay as the nearest button; `useLeaveGuard` holds the way. A draft that is kept, as a wizard's is, needs no confirmation.
 */
const meta = {
  title: 'Patterns/Confirmation',
  component: ConfirmationPage,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    picture: 'page',
    docs: { canvas: { sourceState: 'none' }, story: { inline: false } },
  },
  args: { onDelete: fn(), onCorrect: fn() },
  beforeEach: () => () => shownToasts.dismiss(),
} satisfies Meta<typeof ConfirmationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An action that can be undone is not confirmed: the status changes, and a toast says so. */
export const NothingAsked: Story = {
  parameters: { pictures: ['light'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'En-route' }));
    await waitFor(() => expect(screen.getByText('Awka - Lagos is En-route.')).toBeVisible());
  },
};

/** A deletion is confirmed: Enter on the cancel button changes nothing, Tab and Enter delete. */
export const Lost: Story = {
  parameters: { pictures: ['light'] },
  args: { asks: 'delete' },
  play: async ({ canvas, args, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'No, Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(canvas.getByRole('alertdialog')).toHaveAccessibleDescription(/cannot be undone/);
  },
};

/** A correction needs a reason. */
export const WithAReason: Story = {
  parameters: { pictures: ['light'] },
  args: { asks: 'correct' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Scheduled' }));
    await expect(canvas.getByLabelText(/^Reason/)).toHaveAccessibleDescription(
      'Please say why the status is taken back.',
    );
    await expect(args.onCorrect).not.toHaveBeenCalled();
  },
};

/** The server refused: the dialog says what prevents the deletion, and links there. */
export const InTheWay: Story = {
  args: { asks: 'delete', isSold: true },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'No, Cancel' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'This trip has tickets' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Go to the tickets' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  parameters: { pictures: ['light'] },
  args: { asks: 'delete' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'No, Cancel' })).toHaveFocus());
  },
};
