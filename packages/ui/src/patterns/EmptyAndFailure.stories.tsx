import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatesPage } from './StatesPage.fixtures';

/**
 * What stands where rows should be, and how a failure is said. Five different things, never one grey box for all of them.
 *
 * | What is the case | What it says | The way out | With |
 * | --- | --- | --- | --- |
 * | It is on its way | nothing at first, then skeleton rows of the right height | waiting | `DataTable`, isLoading |
 * | There is none yet | No Routes Yet, No Trips Yet, No Expense found | the button that makes the first one, where it always is | `EmptyState` |
 * | The search hides all | No route matches. | Clear search | `EmptyState` |
 * | It could not be fetched | Internet disconnected, or what the server says | Try again | `FailureState` |
 * | It was fetched before, and cannot be now | the rows stay, with a notice above | Try again | `Notice` |
 * | The link leads to nothing | This ticket is not here. It may have been deleted, or the link is incomplete. | the list it was in | `EmptyState` |
 *
 * - **Empty is no failure.** No red, no triangle, no apology.
 * - **A failure says what happened, then what to do**, and offers it: Try again keeps the search and the place.
 * - **What is there stays there.** A list that cannot be refreshed is not emptied, and a form keeps every word after a failed save.
 * - **One toast for a failed call**, in the catalogue's words. What the server says of a field stands at that field instead.
 * - **Sold out from under somebody** is a failure with a next step: the seats by number, and Please choose another seat.
 * - **What a server cannot do is said before it is tried**: sample figures carry the word Sample, and an edit that is not kept says
 *   so above the form.
 * - **Nothing jumps.** All of it stands in the same box, as high as the rows would be.
 */
const meta = {
  title: 'Patterns/Empty and failure',
  component: StatesPage,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', picture: 'page', docs: { story: { inline: false, height: '440px' } } },
  args: { fate: 'nothing yet', onRetry: fn() },
} satisfies Meta<typeof StatesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {};

export const Waiting: Story = { args: { fate: 'waiting' } };

/** The search is at fault, and the way back is a button. */
export const NothingMatches: Story = {
  args: { fate: 'nothing matches' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Clear search'));
    await expect(canvas.getByText('5 of 5 routes')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'Kano');
    await expect(canvas.getAllByText('No route matches.')[0]).toBeVisible();
  },
};

/** Announced once; Enter on the button asks again. */
export const CouldNotBeFetched: Story = {
  args: { fate: 'failed' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Internet disconnected');
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The connection went after the rows had come: they stay. */
export const OutOfDate: Story = { args: { fate: 'out of date' } };

export const NotThere: Story = { args: { fate: 'not there' } };
