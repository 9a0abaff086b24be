import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatesPage } from './StatesPage.fixtures';

/**
 * What is shown in place of rows, and how failures are reported. These are five different states; they never share one grey box.
 *
 * | State | Text | Next step | With |
 * | --- | --- | --- | --- |
 * | Rows are loading | nothing at first, then skeleton rows of the right height | waiting | `DataTable`, isLoading |
 * | There are none yet | No Routes Yet, No Trips Yet, No Expense found | the button that creates the first one, where it always is | `EmptyState` |
 * | The search matches none | No route matches. | Clear search | `EmptyState` |
 * | They could not be loaded | Internet disconnected, or the server's message | Try again | `FailureState` |
 * | They were loaded before, and cannot be now | the rows stay, with a notice above | Try again | `Notice` |
 * | The link leads to nothing | This ticket is not here. It may have been deleted, or the link is incomplete. | the list it was in | `EmptyState` |
 *
 * - **Empty is not a failure.** No red, no triangle, no apology.
 * - **A failure says what happened, then what to do**, and offers it: Try again keeps the search and the position.
 * - **Data that is shown stays.** A list that cannot be refreshed is not emptied, and a form keeps every word after a failed save.
 * - **One toast for a failed call**, with the catalogue's text. A server error about a field is shown at that field instead.
 * - **A seat that was sold meanwhile** is a failure with a next step: the seats by number, and Please choose another seat.
 * - **What a server cannot do is said before the user tries**: sample figures are labelled Sample, and a form whose changes are not
 *   saved says so above its fields.
 * - **Nothing jumps.** All states are in the same box, as high as the rows would be.
 */
const meta = {
  title: 'Patterns/Empty and failure',
  component: StatesPage,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    picture: 'page',
    docs: { canvas: { sourceState: 'none' }, story: { inline: false } },
  },
  args: { listState: 'nothing yet', onRetry: fn() },
} satisfies Meta<typeof StatesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {};

export const Waiting: Story = {
  parameters: { pictures: ['light'] },
  args: { listState: 'waiting' },
};

/** The search matches nothing, and a button clears it. */
export const NothingMatches: Story = {
  parameters: { pictures: ['light'] },
  args: { listState: 'nothing matches' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Clear search'));
    await expect(canvas.getByRole('status')).toHaveTextContent('5 of 5 routes');
    await userEvent.type(canvas.getByRole('searchbox'), 'Kano');
    await expect(canvas.getAllByText('No route matches.')[0]).toBeVisible();
  },
};

/** Announced once; Enter on the button tries again. */
export const CouldNotBeFetched: Story = {
  parameters: { pictures: ['light'] },
  args: { listState: 'failed' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Internet disconnected');
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The connection was lost after the rows had been loaded: they stay. */
export const OutOfDate: Story = {
  parameters: { pictures: ['light'] },
  args: { listState: 'out of date' },
};

export const NotThere: Story = {
  parameters: { pictures: ['light'] },
  args: { listState: 'not there' },
};
