import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../controls';
import { Sample } from '../../controls/fixtures';
import { Notice } from '../../flow';
import { Stack } from '../../layout';
import { FailureState } from '../FailureState/FailureState';
import { NONE } from '../missing';
import { DataTable } from './DataTable';
import { aTicketRow, hostileRows, ticketColumns, ticketRows } from './DataTable.fixtures';
import { guide } from './DataTable.guide';
import { tree } from './DataTable.tree';

const onDelete = fn();

const meta = {
  title: 'Components/Data/DataTable',
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

/** The ticket history: aligned figures, monospaced ids, and names that open their rows. */
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

/** On a narrow PC cells have less room, and long texts are cut earlier. */
export const OnANarrowPc: Story = {
  parameters: { pictures: ['light'] },
  globals: { viewport: { value: 'narrow' } },
};

/** On paper every column fits between the margins, and all text is printed in full, without buttons and menus. */
export const OnPaper: Story = {
  globals: { viewport: { value: 'paperA4' } },
  decorators: [
    (Table) => (
      <div style={{ width: '174mm' }}>
        <Table />
      </div>
    ),
  ],
  args: {
    rows: hostileRows,
    more: <Button>Export CSV</Button>,
    sort: 'traveler',
    onSort: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
    const last = canvas.getByText('Awaiting refund at head office').getBoundingClientRect();
    await expect(last.right).toBeLessThan(window.innerWidth);
    await expect(canvas.getByRole('columnheader', { name: 'Next of kin' })).toBeVisible();
    const table = canvas.getByRole('table');
    await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
    // No name is broken inside a word.
    const route = canvas.getByText(/^Umuahia/).firstChild;
    const word = document.createRange();
    word.setStart(route ?? document.body, 0);
    word.setEnd(route ?? document.body, 'Umuahia'.length);
    await expect(word.getClientRects()).toHaveLength(1);
  },
};

/** Rows with a page of their own: a link, which can be opened in a new tab, and a click anywhere in the row follows it. */
export const LeadSomewhere: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  args: { rows: ticketRows.slice(0, 2), hrefOf: ({ number }) => `#/view?id=${number}` },
  render: ({ onOpen: _onOpen, rowMenu: _rowMenu, ...args }) => <DataTable {...args} />,
  beforeEach: () => {
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  },
  play: async ({ canvas }) => {
    const [first, second] = ticketRows;
    const link = canvas.getByRole('link', { name: 'Ngozi Okafor' });
    await expect(link).toHaveAttribute('href', `#/view?id=${first?.number}`);
    await userEvent.click(canvas.getAllByText('0803 412 7781')[0] ?? document.body);
    await waitFor(() => expect(window.location.hash).toBe(`#/view?id=${first?.number}`));
    await userEvent.click(link);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(window.location.hash).toBe(`#/view?id=${second?.number}`));
  },
};

const focusOn = async (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus());

/** The rows are one tab stop: arrow keys move between them, Enter and Space open one, the menu key opens its menu, which returns the focus. */
export const WalkedByKeyboard: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  args: { rows: ticketRows.slice(0, 3) },
  decorators: [
    (Table) => (
      <Stack gap={2}>
        <Table />
        <Button>After the table</Button>
      </Stack>
    ),
  ],
  play: async ({ canvas, args }) => {
    onDelete.mockClear();
    await waitFor(() => expect(document.fonts.status).toBe('loaded'));
    const row = (name: string) => canvas.getByRole('button', { name });
    await userEvent.tab();
    await focusOn(row('Ngozi Okafor'));
    await userEvent.keyboard('{ArrowDown}');
    await focusOn(row('Emeka Nwosu'));
    await userEvent.keyboard('{Enter} ');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
    await expect(args.onOpen).toHaveBeenLastCalledWith(ticketRows[1]);
    await userEvent.keyboard('{End}');
    await focusOn(row('Aisha Bello'));
    await userEvent.keyboard('{ArrowDown}{Home}');
    await focusOn(row('Ngozi Okafor'));
    await userEvent.keyboard('{ArrowDown}{Shift>}{F10}{/Shift}');
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'View' })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(onDelete).toHaveBeenCalledOnce());
    await focusOn(canvas.getByRole('button', { name: 'Actions for Emeka Nwosu' }));
    await userEvent.keyboard('{ArrowLeft}');
    await focusOn(row('Emeka Nwosu'));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await focusOn(canvas.getByRole('button', { name: 'Actions for Emeka Nwosu' }));
    await userEvent.keyboard('{ArrowDown}');
    await focusOn(row('Aisha Bello'));
    await userEvent.tab();
    await focusOn(row('After the table'));
    await userEvent.tab({ shift: true });
    await focusOn(row('Aisha Bello'));
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
};

/** Pressing a column header sorts ascending, then descending, then not at all. */
export const Sorted: Story = {
  args: { rows: ticketRows.slice(0, 3), sort: 'traveler', onSort: fn() },
  render: function Sorting(args) {
    const [sort, setSort] = useState(args.sort);
    return (
      <DataTable
        {...args}
        sort={sort}
        onSort={(next) => {
          setSort(next);
          args.onSort?.(next);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    const head = canvas.getByRole('columnheader', { name: 'Traveler Name' });
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('columnheader', { name: 'Status' })).not.toHaveAttribute('aria-sort');
    const button = within(head).getByRole('button');
    await userEvent.click(button);
    await expect(args.onSort).toHaveBeenLastCalledWith('-traveler');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSort).toHaveBeenLastCalledWith(undefined);
    await expect(head).toHaveAttribute('aria-sort', 'none');
    await userEvent.keyboard(' ');
    await expect(args.onSort).toHaveBeenLastCalledWith('traveler');
  },
};

/** The accessibility tree: the names of the table, its columns, its rows and their menus. */
export const ReadAloud: Story = {
  tags: ['!autodocs'],
  parameters: {
    pictures: [],
    tree,
  },
  args: { rows: ticketRows.slice(0, 2), footer: '2 of 192 tickets' },
};

/** Markup is shown as text. Text that is cut off is shown in full on focus and on hover. */
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

/** A route takes a second line before it is cut off, and its row is no higher for it: nothing moves. */
export const RoutesOfTwoLines: Story = {
  args: {
    rows: [
      'Awka - Lagos',
      'Port Harcourt Mile One - Awka',
      'Port Harcourt Mile One - Abuja Utako Motor Park',
    ].map((route, place) => aTicketRow({ number: `TK-7QF3XM-${place}`, route, status: 'Completed' })),
    footer: undefined,
  },
  decorators: [
    (Table) => (
      <div style={{ width: 1108 }}>
        <Table />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.fonts.status).toBe('loaded'));
    const heights = canvas.getAllByRole('row').map((row) => row.offsetHeight);
    await expect(heights.slice(1)).toEqual([40, 40, 40]);
    const text = canvas.getByText('Port Harcourt Mile One - Awka');
    await expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight);
    await expect(text.clientHeight).toBeGreaterThan(30);
    await userEvent.hover(canvas.getByText(/Utako/));
    await waitFor(() =>
      expect(document.querySelector('[data-text]')).toHaveAttribute(
        'data-text',
        expect.stringMatching(/Park$/),
      ),
    );
    await userEvent.unhover(canvas.getByText(/Utako/));
  },
};

/** A row that was found by a field without a column names that field below its name, and is no higher for it. */
export const FoundElsewhere: Story = {
  args: {
    rows: ticketRows.slice(0, 2),
    footer: undefined,
    searched: 'uche 0805 551 2345',
    searchOnlyFields: ({ number }) => [
      { label: 'With', text: number === ticketRows[0]?.number ? 'Uche Eze' : 'Bola Ade' },
      { label: 'With Bola Ade', text: '0805 551 2345' },
    ],
  },
  parameters: {
    screens: ['desktop', 'phone'],
    pictures: ['desktop--light', 'desktop--dark', 'phone--light'],
  },
  play: async ({ canvas, args }) => {
    const [first] = args.rows;
    await expect(canvas.getByText('With Uche Eze · With Bola Ade 0805 551 2345')).toBeVisible();
    await expect(canvas.getByText('With Bola Ade 0805 551 2345')).toBeVisible();
    await expect(canvas.getByRole('button', { name: `Actions for ${first?.traveler}` })).toBeVisible();
    for (const row of canvas.queryAllByRole('row').slice(1)) await expect(row.offsetHeight).toBe(40);
  },
};

/** If there is no room, the columns are hidden in the order of `hides`; then the table scrolls in its own box, in which the name and the menu stay in view. */
export const TooWide: Story = {
  args: {
    rows: ticketRows.map((row, place) =>
      place === 1 ? { ...row, phone: '0810 553 0912 or 0703 118 2204' } : row,
    ),
  },
  decorators: [
    (Table) => (
      <div style={{ width: 720 }}>
        <Table />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('region', { name: 'Tickets, scrolls sideways' });
    await expect(canvas.queryByRole('columnheader', { name: 'Next of kin' })).toBeNull();
    await userEvent.tab();
    const name = canvas.getByRole('button', { name: 'Ngozi Okafor' });
    await focusOn(name);
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(box.scrollLeft).toBeGreaterThan(0));
    const { left, right } = box.getBoundingClientRect();
    await expect(name.getBoundingClientRect().left).toBeGreaterThanOrEqual(left);
    const menu = canvas.getByRole('button', { name: 'Actions for Ngozi Okafor' });
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The columns are hidden one after the other until the table has room: the status and the menu stay in view. */
export const HidesInOrder: Story = {
  parameters: { pictures: ['light'] },
  args: {
    columns: ticketColumns.map((column) =>
      column.header === 'Vehicle Number' ? Object.assign({}, column, { hides: 3 }) : column,
    ),
  },
  decorators: [
    (Table) => (
      <div style={{ width: 840 }}>
        <Table />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Vehicle Number' })).toBeNull());
    for (const name of ['S/N', 'Next of kin'])
      await expect(canvas.queryByRole('columnheader', { name })).toBeNull();
    for (const name of ['Ticket ID', 'Status'])
      await expect(canvas.getByRole('columnheader', { name })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Tickets, scrolls sideways' })).toBeNull();
  },
};

/** A font that arrives late has other widths: no column stays hidden because of the one before it. */
export const LateFont: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  decorators: [
    (Table) => (
      <div style={{ width: 1108 }}>
        <Table />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const kin = () => canvas.queryByRole('columnheader', { name: 'Next of kin' });
    await expect(kin()).toBeVisible();
    const { style } = canvas.getByRole('table');
    style.letterSpacing = '2px';
    await waitFor(() => expect(kin()).toBeNull());
    style.letterSpacing = '';
    document.fonts.dispatchEvent(new Event('loadingdone'));
    await waitFor(() => expect(kin()).toBeVisible());
  },
};

const manyRows = Array.from({ length: 40 }, (_, place) => ({
  ...(ticketRows[place % ticketRows.length] ?? aTicketRow()),
  number: `TK-7QF3XM-${place}`,
}));

/** The head stays above the rows that scroll below it. */
export const Scrolled: Story = {
  parameters: { picture: 'window', pictures: ['light'] },
  args: { rows: manyRows },
  play: async () => {
    window.scrollTo(0, 190);
    await waitFor(() => expect(window.scrollY).toBe(190));
  },
};

/** What gets the focus by Shift+Tab is below the head, not behind it; below the bar too that says that there is no connection. */
export const FocusedBelowTheHead: Story = {
  parameters: { pictures: [] },
  args: { rows: manyRows, rowMenu: () => [] },
  play: async ({ canvas }) => {
    const head = canvas.getAllByRole('columnheader')[0] ?? document.body;
    const names = canvas.getAllByRole('button', { name: 'Ngozi Okafor' });
    for (const name of names.toReversed().slice(0, 6)) {
      window.scrollTo(0, window.scrollY + name.getBoundingClientRect().bottom + 1);
      name.focus();
      await waitFor(() =>
        expect(name.getBoundingClientRect().top).toBeGreaterThanOrEqual(head.getBoundingClientRect().bottom),
      );
    }
  },
};

/** In a box of its own the head stays above the naming cells and the menus, which stay at its sides. */
export const ScrolledInItsBox: Story = {
  parameters: { picture: 'window', pictures: ['light'] },
  args: { rows: manyRows },
  decorators: TooWide.decorators ?? [],
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('region', { name: 'Tickets, scrolls sideways' });
    box.scrollTo(120, 190);
    await waitFor(() => expect([box.scrollLeft, box.scrollTop]).toEqual([120, 190]));
  },
};

/** Loading, empty, failed, failed with earlier rows, a row hovered and focused, and hostile texts: all in the same box. */
export const States: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'phone', 'large-text'] },
  render: (args) => (
    <Stack gap={6}>
      <Sample name="On their way">
        <DataTable {...args} label="Loading tickets" rows={[]} isLoading />
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
      <Sample name="More on their way">
        <DataTable
          {...args}
          label="Growing tickets"
          rows={ticketRows.slice(0, 2)}
          footer="2 of 192 tickets"
          more="Loading more…"
        />
      </Sample>
      <Sample name="More not fetched">
        <DataTable
          {...args}
          label="Stuck tickets"
          rows={ticketRows.slice(0, 2)}
          footer="2 of 192 tickets"
          more={
            <Notice tone="danger" action={<Button>Try again</Button>}>
              Internet disconnected
            </Notice>
          }
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

/** On a phone each row is a card with the same content and the same menu, which is beside the status. Nothing is cut off, and empty values are left out. */
export const Phone: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  globals: { viewport: { value: 'phone' } },
  args: {
    rows: [
      ...ticketRows.slice(2, 4),
      ...hostileRows.slice(0, 1),
      aTicketRow({ number: 'TK-2Q7MHK-P', kin: NONE }),
    ],
    footer: '4 of 192 tickets',
  },
  play: async ({ canvas, args }) => {
    const list = canvas.queryByRole('list', { name: 'Tickets' });
    // The toolbar may show the story on a wide screen.
    if (!list) return;
    const [card, , , withoutKin] = within(list).getAllByRole('listitem');
    await expect(card).toHaveTextContent('Phone number: 0909 117 3364');
    await expect(card).toHaveTextContent('Next of kin');
    await expect(withoutKin).not.toHaveTextContent('Next of kin');
    for (const { traveler, status: word } of args.rows.slice(0, 2)) {
      const status = within(list).getByText(word).getBoundingClientRect();
      const menu = within(list)
        .getByRole('button', { name: `Actions for ${traveler}` })
        .getBoundingClientRect();
      await expect(menu.left).toBeGreaterThanOrEqual(status.right);
      await expect(Math.abs(menu.top + menu.height / 2 - (status.top + status.height / 2))).toBeLessThan(8);
    }
    await userEvent.click(within(list).getByRole('button', { name: 'Actions for Aisha Bello' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(within(list).getByRole('button', { name: 'Aisha Bello' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
