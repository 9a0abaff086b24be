import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AddIcon, Button, ButtonLink, FilterIcon, PrintIcon, SearchBox } from '../../controls';
import { UNBROKEN_TEXT } from '../../controls/fixtures';
import { DataTable } from '../../data';
import { Page } from '../Page/Page';
import { Toolbar } from './Toolbar';
import { guide } from './Toolbar.guide';

const meta = {
  title: 'Components/Layout/Toolbar',
  component: Toolbar,
  tags: ['autodocs'],
  parameters: {
    guide,
    layout: 'fullscreen',
    picture: 'page',
    docs: { story: { inline: false } },
  },
  args: {
    children: (
      <>
        <SearchBox label="Search Route ID" value={UNBROKEN_TEXT} onChange={fn()} />
        <Button icon={FilterIcon}>Filter</Button>
      </>
    ),
    actions: <Button icon={PrintIcon}>Print all</Button>,
    primary: (
      <ButtonLink href="#/admin/tickets/edit" variant="primary" icon={AddIcon}>
        Create Ticket
      </ButtonLink>
    ),
  },
  render: (args) => (
    <Page title="Ticket History" isTitleHidden>
      <Toolbar {...args} />
      <DataTable label="Tickets" columns={[]} rows={[]} rowKey={String} emptyText="No Tickets Yet" />
    </Page>
  ),
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One row on a PC; on a phone the main button is fixed to the bottom of the screen. Tab visits the controls from left to right. */
export const States: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    const stops = [
      canvas.getByRole('searchbox'),
      canvas.getByRole('button', { name: 'Filter' }),
      canvas.getByRole('button', { name: 'Print all' }),
      canvas.getByRole('link', { name: 'Create Ticket' }),
    ];
    const passed: (Element | null)[] = [];
    for (let stop = 0; stop < 8 && !passed.includes(stops.at(-1) ?? null); stop += 1) {
      await userEvent.tab();
      passed.push(document.activeElement);
    }
    await expect(passed.filter((element) => stops.some((stop) => stop === element))).toEqual(stops);
  },
};

/** On a phone the list scrolls below the main button. */
export const Scrolled: Story = {
  parameters: { picture: 'window', pictures: ['light'] },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Page title="Ticket History" isTitleHidden>
      <Toolbar {...args} />
      <DataTable
        label="Tickets"
        columns={[{ header: 'Ticket ID', cell: (ticket: string) => ticket, isRowHeader: true }]}
        rows={Array.from({ length: 20 }, (_, place) => `TK-7QF3XM-${place + 10}`)}
        rowKey={String}
        emptyText="No Tickets Yet"
      />
    </Page>
  ),
  play: async () => {
    window.scrollTo(0, 250);
    await waitFor(() => expect(window.scrollY).toBe(250));
  },
};
