import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../controls';
import { Sample } from '../../controls/fixtures';
import { Notice } from '../../flow';
import { Stack } from '../../layout';
import { FailureState } from '../FailureState/FailureState';
import { DataTable } from './DataTable';
import { aTicketRow, hostileRows, ticketColumns, ticketRows } from './DataTable.fixtures';
import { guide } from './DataTable.guide';
import { tree } from './DataTable.tree';

const onDelete = fn();

const meta = {
  title: 'Data/DataTable',
  component: DataTable<(typeof ticketRows)[number]>,
  tags: ['autodocs'],
  parameters: { guide },
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

/** By keyboard: Enter and Space open a row, Tab goes on to its menu, arrow keys walk it, and the focus comes back to its button. */
export const DeletedByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { rows: ticketRows.slice(1, 3) },
  play: async ({ canvas, args }) => {
    onDelete.mockClear();
    await waitFor(() => expect(document.fonts.status).toBe('loaded'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Emeka Nwosu' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    const menuButton = canvas.getByRole('button', { name: 'Actions for Emeka Nwosu' });
    await expect(menuButton).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'View' })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(onDelete).toHaveBeenCalledOnce());
    await waitFor(() => expect(menuButton).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menuButton).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Aisha Bello' })).toHaveFocus();
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
};

/** What a screen reader finds: the table by its name, its heads, each row by who travels, and whose menu it is. */
export const ReadAloud: Story = {
  tags: ['!autodocs'],
  parameters: {
    picture: 'none',
    tree,
  },
  args: { rows: ticketRows.slice(0, 2), footer: '2 of 192 tickets' },
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
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Loading, empty, failed, failed with rows from before, a row under a mouse and with the focus, and what people type: all in the same box. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Stack gap={6}>
      <Sample name="On their way">
        <DataTable {...args} label="Loading tickets" rows={[]} isLoading skeletonRows={3} />
      </Sample>
      <Sample name="None">
        <DataTable
          {...args}
          label="No tickets"
          rows={[]}
          emptyAction={<Button variant="primary">Create Ticket</Button>}
        />
      </Sample>
      <Sample name="Not fetched">
        <DataTable
          {...args}
          label="Failed tickets"
          rows={[]}
          failure={<FailureState message="Internet disconnected" onRetry={fn()} />}
        />
      </Sample>
      <Sample name="From before, compact">
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
      </Sample>
      <Sample name="hovered" look="hovered">
        <DataTable {...args} label="Hovered ticket" rows={ticketRows.slice(2, 3)} footer={undefined} />
      </Sample>
      <Sample name="focused" look="focused">
        <DataTable {...args} label="Focused ticket" rows={ticketRows.slice(3, 4)} footer={undefined} />
      </Sample>
      <Sample name="Long and hostile">
        <DataTable {...args} label="Hostile tickets" rows={hostileRows} footer={undefined} />
      </Sample>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Loading tickets' })).toHaveAttribute('aria-busy', 'true');
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
  parameters: { picture: 'none' },
  globals: { viewport: { value: 'phone' } },
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
