import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { shownToasts } from '../overlay';
import { ConfirmationPage } from './ConfirmationPage.fixtures';

/**
 * What is asked before something happens, and what is not.
 *
 * | It… | Then | With |
 * | --- | --- | --- |
 * | can be taken back where it was done: a filter, a status one step on | it happens; a toast says what is true now | `Toaster` |
 * | takes back what others may have relied on: a status set by mistake | it asks for a reason, which stays in the history | `Modal` |
 * | loses something: a record, or what was typed | it asks, in red | `ConfirmDialog` |
 * | only leads out: logging out | it asks, without alarm | `ConfirmDialog`, neutral |
 * | is refused by the server: a trip with tickets, a driver with a vehicle | it says what is in the way, and leads there | `Modal` |
 *
 * - **The question names the act and the thing.** Trips, tickets and waybills share one text.
 * - **The focus is on the way out**, so Enter twice in a row deletes nothing. A press beside it answers nothing.
 * - **The dialog stays while the act runs** and goes when the server has answered. The row goes with it, and the list is not loaded
 *   again. If it failed, the row is still there and a toast says why.
 * - **Afterwards the focus is where it was**, or, where that has gone, at the row's place.
 * - **Leaving typed work asks, too**: Leave without saving? with Stay under the finger. A draft that is kept anyway doesn't ask.
 */
const meta = {
  title: 'Patterns/Confirmation',
  component: ConfirmationPage,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', picture: 'page', docs: { story: { inline: false, height: '420px' } } },
  args: { onDelete: fn(), onCorrect: fn() },
  beforeEach: () => () => shownToasts.dismiss(),
} satisfies Meta<typeof ConfirmationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It can be taken back, so nothing is asked: the status stands, and a toast says so. */
export const NothingAsked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'En-route' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Awka - Lagos is En-route.');
  },
};

/** Something is lost: Enter on the way out changes nothing, Tab and Enter delete. */
export const Lost: Story = {
  args: { asks: 'delete' },
  play: async ({ canvas, args, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'No, Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(canvas.getByRole('alertdialog')).toHaveAccessibleDescription(/cannot be undone/);
  },
};

/** A wrong step is taken back: not without a reason. */
export const WithAReason: Story = {
  args: { asks: 'correct' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Scheduled' }));
    await expect(canvas.getByLabelText(/^Reason/)).toHaveAccessibleDescription(
      'Please say why the status is taken back.',
    );
    await expect(args.onCorrect).not.toHaveBeenCalled();
  },
};

/** The server has refused: what is in the way, and the way to it. */
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

export const OnAPhone: Story = { args: { asks: 'delete' }, globals: { viewport: { value: 'phone' } } };
