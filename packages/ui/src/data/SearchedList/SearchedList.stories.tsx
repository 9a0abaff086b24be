import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AddIcon, Button } from '../../controls';
import {
  type FoundTicket,
  TICKETS,
  found,
  nothing,
  useControls,
} from '../SearchedTable/SearchedTable.fixtures';
import { SearchedList, type SearchedListProps } from './SearchedList';
import { guide } from './SearchedList.guide';

const STATUSES = ['Scheduled', 'En-route', 'Completed'];

/** Keeps the query, as a screen does. */
const Searching = (props: SearchedListProps<FoundTicket>) => (
  <SearchedList {...props} listQuery={useControls(props.listQuery)} />
);

const meta = {
  title: 'Components/Data/SearchedList',
  component: SearchedList<FoundTicket>,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    ...TICKETS,
    cards: { label: 'Tickets by status', statuses: STATUSES, hasVoid: true },
    search: { label: 'Search Tickets', hint: 'Finds names, phone numbers and ticket ids' },
    primary: (
      <Button variant="primary" icon={AddIcon}>
        Add New
      </Button>
    ),
  },
  render: (args) => <Searching {...args} />,
} satisfies Meta<typeof SearchedList<FoundTicket>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press on a card filters the list by its status, and shows it in the filter. */
export const States: Story = {
  tags: ['states'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Scheduled/ }));
    await expect(args.listQuery.choose).toHaveBeenLastCalledWith('Scheduled');
    await expect(canvas.getByLabelText('Filter')).toHaveValue('Scheduled');
    await userEvent.selectOptions(canvas.getByLabelText('Filter'), 'All statuses');
    await expect(args.listQuery.choose).toHaveBeenLastCalledWith(undefined);
    await userEvent.type(canvas.getByRole('searchbox'), 'Obi');
    await expect(args.listQuery.type).toHaveBeenLastCalledWith('Obi');
  },
};

/** Counts in one line, of what is not counted by cards. */
export const Counted: Story = {
  parameters: { pictures: ['light'] },
  args: { cards: undefined, counted: { label: 'Tickets by status', statuses: STATUSES } },
};

/** Of many statuses only those are shown that something has, and the chosen one. */
export const OnlyFound: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  args: {
    cards: undefined,
    counted: { label: 'Tickets by status', statuses: ['Lost', ...STATUSES], onlyFound: true },
    found: { ...found, counts: { Scheduled: 3, Completed: 0 } },
    listQuery: { ...TICKETS.listQuery, query: { ...TICKETS.listQuery.query, status: 'Lost' } },
  },
  play: async ({ canvas, userEvent }) => {
    const line = within(canvas.getByRole('group', { name: 'Tickets by status' }));
    const names = line.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(names).toEqual(['All', 'Lost 0', 'Scheduled 3']);
    await userEvent.click(line.getByRole('button', { name: 'All' }));
    await expect(line.queryByRole('button', { name: /^Lost/ })).toBeNull();
  },
};

/** Until the counts are there, and while nothing is known. */
export const Loading: Story = {
  parameters: { pictures: [] },
  args: { found: { ...nothing, counts: undefined, isLoading: true } },
};

/** A server that counts nothing: each card has the figure of a sample. */
export const Sample: Story = {
  parameters: { pictures: [] },
  args: { found: { ...found, counts: undefined, sampleCount: 0 } },
};
