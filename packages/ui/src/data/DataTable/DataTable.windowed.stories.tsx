import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DataTable } from './DataTable';
import { aTicketRow, ticketColumns } from './DataTable.fixtures';

const focusOn = async (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus());

const manyRows = Array.from({ length: 10_000 }, (_, index) =>
  aTicketRow({ number: `TK-${index + 1}`, traveler: `Passenger ${index + 1}` }),
);

const meta = {
  title: 'Components/Data/DataTable/Windowed',
  component: DataTable<ReturnType<typeof aTicketRow>>,
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  args: {
    label: 'Tickets',
    columns: ticketColumns,
    rows: manyRows,
    rowKey: ({ number }) => number,
    emptyText: 'No data available',
    loadingText: 'fetching Tickets data...',
    footer: '10,000 of 10,000 tickets',
    onOpen: fn(),
    rowMenu: () => [{ label: 'View', onSelect: fn() }],
  },
} satisfies Meta<typeof DataTable<ReturnType<typeof aTicketRow>>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of ten thousand rows only the visible ones are rendered, at any scroll position; End goes to the last of them. */
export const Thousands: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    await waitFor(() => expect(canvas.getByText('Passenger 1')).toBeVisible());
    for (const top of [5_000, 100_000, 250_000]) {
      window.scrollTo(0, top);
      const place = Math.round(top / 40);
      await waitFor(() => expect(canvas.getByText(`Passenger ${place + 5}`)).toBeVisible());
      await expect(document.querySelectorAll('*').length).toBeLessThan(3_000);
    }
    await userEvent.tab();
    await focusOn(canvas.getByRole('button', { name: 'Passenger 1' }));
    await userEvent.keyboard('{End}');
    const last = await canvas.findByRole('button', { name: 'Passenger 10000' });
    await focusOn(last);
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
    await expect(last.closest('tr')).toHaveAttribute('aria-rowindex', '10001');
  },
};

/** Near the end the next rows are requested, once. */
export const NearTheEnd: Story = {
  parameters: { picture: 'window', pictures: ['light', 'dark'] },
  args: { rows: manyRows.slice(0, 100), footer: '100 of 10,000 tickets', onNearEnd: fn() },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText('Passenger 1')).toBeVisible());
    await expect(args.onNearEnd).not.toHaveBeenCalled();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(args.onNearEnd).toHaveBeenCalledOnce());
  },
};

/** Columns keep their widths while rows are scrolled past; none is hidden for that if a longer text comes. */
export const LongerTextsFurtherDown: Story = {
  args: {
    rows: manyRows.map(({ number }, place) =>
      aTicketRow(
        place < 100
          ? { number, traveler: `Passenger ${place + 1}`, vehicle: 'A', status: 'OK' }
          : { number, traveler: 'Chukwuemeka '.repeat(6) },
      ),
    ),
  },
  decorators: [
    (Table) => (
      <div style={{ width: 1108 }}>
        <Table />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Passenger 1')).toBeVisible());
    window.scrollTo(0, 8_000);
    await waitFor(() => expect(canvas.getAllByText(/^Chukwuemeka/)[0]).toBeVisible());
    await expect(canvas.getByRole('columnheader', { name: 'Next of kin' })).toBeVisible();
  },
};

/** If the page becomes too narrow for the table while it is scrolled, the table continues in a box, at the same row, with the same focus. */
export const BecomesTooWide: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('Passenger 1')).toBeVisible());
    await userEvent.tab();
    for (let page = 0; page < 3; page += 1) await userEvent.keyboard('{PageDown}');
    const passenger = await canvas.findByRole('button', { name: 'Passenger 31' });
    await focusOn(passenger);
    canvasElement.style.width = '700px';
    const box = await canvas.findByRole('region', { name: 'Tickets, scrolls sideways' });
    await waitFor(() =>
      expect(passenger.getBoundingClientRect().bottom).toBeLessThan(box.getBoundingClientRect().bottom),
    );
    await expect(passenger.getBoundingClientRect().top).toBeGreaterThan(box.getBoundingClientRect().top);
    await expect(passenger).toHaveFocus();
    canvasElement.style.width = '';
  },
};
