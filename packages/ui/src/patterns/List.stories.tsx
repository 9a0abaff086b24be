import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../controls';
import { ListPage } from './ListPage.fixtures';
import { routes } from './routes.fixtures';

/**
 * How every list of the office is composed. From the top: a `Page` with the title and the number of records; a `Toolbar` with
 * the `SearchBox` at the left and the page's main button at the right; a `DataTable` with the rows.
 *
 * - **Pressing a row opens its form**; the menu at its end offers the same in words, and contains Delete.
 * - **Searching filters, it never loads.** The line below the table says how many of all rows are shown; if none is, a button
 *   clears the search.
 * - **Loading, empty and failed are states of the table**, in the same box, so nothing jumps.
 * - **Deleting is confirmed**, with the name of the record, and then the row disappears. A toast says that it is deleted, or what prevents it.
 * - **On a phone** the rows are cards and the button is fixed to the bottom of the screen. Nothing is left out. The strip above the header is room for toasts.
 */
const meta = {
  title: 'Patterns/List',
  component: ListPage,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    picture: 'page',
    docs: { canvas: { sourceState: 'none' }, story: { inline: false } },
  },
  args: { onEdit: fn(), onDelete: fn(), onRetry: fn() },
} satisfies Meta<typeof ListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pressing a row opens it. */
export const Filled: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Awka - Abuja' }));
    await expect(args.onEdit).toHaveBeenCalledWith(routes[1]);
  },
};

/** `/` and a part of the name, in capitals or not. How many rows match is announced. */
export const Searched: Story = {
  parameters: { pictures: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'Routes' }));
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('lagos - ');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 5 routes');
    await userEvent.keyboard('kano');
    await expect(canvas.getAllByText('No route matches.')[0]).toBeVisible();
  },
};

/** Arrow down moves to the results, Enter opens one, and Arrow up returns to the search. */
export const WalkedFromTheSearch: Story = {
  parameters: { pictures: [] },
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 'awka - {ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Awka - Lagos' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onEdit).toHaveBeenLastCalledWith(routes[1]);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(box).toHaveFocus();
    await userEvent.keyboard('no such route{ArrowDown}');
    await expect(box).toHaveFocus();
  },
};

/** Results that are still loading get the focus once they are there, but not if the user types on. */
export const WalkedOnceItIsFound: Story = {
  parameters: { pictures: [] },
  render: function Searching(args) {
    const [isLoading, setLoading] = useState(true);
    return (
      <>
        <ListPage {...args} isLoading={isLoading} />
        <Button onPress={() => setLoading(!isLoading)}>Search or answer</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    const answer = () => fireEvent.click(canvas.getByRole('button', { name: 'Search or answer' }));
    await userEvent.type(box, 'a{ArrowDown}wka');
    await answer();
    await expect(box).toHaveFocus();
    await answer();
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).toHaveFocus();
    await answer();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Awka - Lagos' })).toHaveFocus());
  },
};

export const Loading: Story = {
  parameters: { pictures: [] },
  args: { rows: [], isLoading: true },
};

export const Empty: Story = {
  parameters: { pictures: [] },
  args: { rows: [] },
};

/** The button tries again. */
export const Failed: Story = {
  parameters: { pictures: [] },
  args: { rows: [], failure: 'Internet disconnected' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** By keyboard: the row's menu, Delete, and on to Yes. */
export const Deleted: Story = {
  parameters: { pictures: ['light'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Owerri - Awka' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(canvas.getByRole('alertdialog')).toHaveAccessibleName(/delete this route/);
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, Delete' }));
    await waitFor(() => expect(canvas.queryByText('Owerri - Awka')).not.toBeInTheDocument());
    await expect(args.onDelete).toHaveBeenCalledWith(routes[3]);
    await expect(canvas.getByRole('status')).toHaveTextContent('4 of 4 routes');
  },
};

export const OnAPhone: Story = {
  parameters: { pictures: ['light'] },
  globals: { viewport: { value: 'phone' } },
};
