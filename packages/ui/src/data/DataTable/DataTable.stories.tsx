import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../controls';
import { Notice } from '../../flow';
import { Stack } from '../../layout';
import { FailureState } from '../FailureState/FailureState';
import { DataTable } from './DataTable';
import { aTicketRow, hostileRows, ticketColumns, ticketRows } from './DataTable.fixtures';

const onDelete = fn();
const phone = { viewport: { value: 'phone' } };

const meta = {
  title: 'Data/DataTable',
  component: DataTable<(typeof ticketRows)[number]>,
  tags: ['autodocs'],
  args: {
    label: 'Tickets',
    columns: ticketColumns,
    rows: ticketRows,
    rowKey: ({ number }) => number,
    emptyText: 'No data available',
    loadingText: 'fetching Tickets data...',
    footer: '5 of 192 tickets',
    onOpen: fn(),
    rowMenu: () => [
      { label: 'View', onSelect: fn() },
      { label: 'Edit', onSelect: fn() },
      { label: 'Delete', onSelect: onDelete, tone: 'danger' },
    ],
  },
} satisfies Meta<typeof DataTable<(typeof ticketRows)[number]>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The ticket history: figures under one another, ids in their own face, the row's name opens it. */
export const Tickets: Story = {
  play: async ({ canvas, args }) => {
    const [row] = ticketRows;
    await userEvent.click(canvas.getByRole('button', { name: 'Ngozi Okafor' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(row);
    await userEvent.click(canvas.getAllByText('0803 412 7781')[0] ?? document.body);
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('rowheader', { name: 'Ngozi Okafor' })).toBeVisible();
  },
};

/** By keyboard: Tab to the row's menu, arrow keys in it, and the focus comes back to its button. */
export const DeletedByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    onDelete.mockClear();
    canvas.getByRole('button', { name: 'Emeka Nwosu' }).focus();
    await userEvent.tab();
    const menuButton = canvas.getByRole('button', { name: 'Actions for Emeka Nwosu' });
    await expect(menuButton).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'View' })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(onDelete).toHaveBeenCalledOnce());
    await waitFor(() => expect(menuButton).toHaveFocus());
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

/** Loading, empty, failed, and failed with rows from before: all in the same box, with rows of the same height. */
export const States: Story = {
  render: (args) => (
    <Stack gap={6}>
      <DataTable {...args} label="Loading tickets" rows={[]} isLoading skeletonRows={3} />
      <DataTable
        {...args}
        label="No tickets"
        rows={[]}
        emptyAction={<Button variant="primary">Create Ticket</Button>}
      />
      <DataTable
        {...args}
        label="Failed tickets"
        rows={[]}
        failure={<FailureState message="Internet disconnected" onRetry={fn()} />}
      />
      <DataTable
        {...args}
        label="Old tickets"
        rows={ticketRows.slice(0, 2)}
        failure={
          <Notice tone="danger" action={<Button>Try again</Button>}>
            Internet disconnected. These are the tickets of 06:41 AM.
          </Notice>
        }
        density="compact"
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Loading tickets' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** Whatever people type is text. What is cut shows itself whole on focus, and on hover. */
export const HostileAndLong: Story = {
  parameters: { picture: 'page' },
  args: { rows: hostileRows, footer: undefined },
  play: async ({ canvas }) => {
    canvas.getAllByRole('button', { name: /DROP TABLE/ })[0]?.focus();
    await waitFor(() =>
      expect(document.querySelector('[data-text]')).toHaveAttribute(
        'data-text',
        expect.stringContaining('DROP TABLE'),
      ),
    );
  },
};

/** Where a table has no room it scrolls in a box of its own, which the keyboard reaches; the page stays. */
export const TooWide: Story = {
  decorators: [
    (Table) => (
      <div style={{ width: 720 }}>
        <Table />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('region', { name: 'Tickets, scrolls sideways' });
    await expect(box).toHaveAttribute('tabindex', '0');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const manyRows = Array.from({ length: 2_000 }, (_, index) => aTicketRow({ number: `TK-${index + 1}` }));

/** Of thousands of rows those are drawn that can be seen; more come before the reader reaches the last one. */
export const Thousands: Story = {
  tags: ['!autodocs'],
  parameters: { picture: 'none' },
  args: { rows: manyRows, footer: '2,000 of 2,000 tickets' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '2001');
    const before = canvas.getAllByRole('row').length;
    await expect(before).toBeLessThan(200);
    canvas.getAllByRole('row').at(-1)?.scrollIntoView();
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(before));
  },
};

/** On a phone each row is a card with the same content and the same menu. Nothing is cut. */
export const Phone: Story = {
  tags: ['!autodocs'],
  globals: phone,
  args: { rows: [...ticketRows.slice(2, 4), ...hostileRows.slice(0, 1)], footer: '3 of 192 tickets' },
  play: async ({ canvas, args }) => {
    const list = canvas.queryByRole('list', { name: 'Tickets' });
    // The toolbar may show the story on a wide screen.
    if (!list) return;
    const [card] = within(list).getAllByRole('listitem');
    await expect(card).toHaveTextContent('Phone number: 0909 117 3364');
    await userEvent.click(within(list).getByRole('button', { name: 'Actions for Aisha Bello' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(within(list).getByRole('button', { name: 'Aisha Bello' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A phone that is loading, one with nothing, and one without a connection. */
export const PhoneStates: Story = {
  tags: ['!autodocs'],
  globals: phone,
  render: (args) => (
    <Stack>
      <DataTable {...args} label="Loading tickets" rows={[]} isLoading skeletonRows={2} />
      <DataTable
        {...args}
        label="No tickets"
        rows={[]}
        emptyAction={<Button variant="primary">Create Ticket</Button>}
      />
      <DataTable
        {...args}
        label="Failed tickets"
        rows={[]}
        failure={<FailureState message="Internet disconnected" onRetry={fn()} />}
      />
    </Stack>
  ),
};
