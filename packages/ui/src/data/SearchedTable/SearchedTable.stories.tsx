import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../controls';
import { Sample } from '../../controls/fixtures';
import { Stack } from '../../layout';
import { FailureState } from '../FailureState/FailureState';
import { SearchedTable } from './SearchedTable';
import { type FoundTicket, TICKETS, found, listQuery, nothing } from './SearchedTable.fixtures';
import { guide } from './SearchedTable.guide';

const meta = {
  title: 'Components/Data/SearchedTable',
  component: SearchedTable<FoundTicket>,
  tags: ['autodocs'],
  parameters: { guide },
  args: { ...TICKETS, exportButton: <Button variant="quiet">Export CSV</Button> },
} satisfies Meta<typeof SearchedTable<FoundTicket>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A part of the tickets, which is announced, and the export of all of them. */
export const Tickets: Story = {
  parameters: { pictures: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('5 of 192 tickets');
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  },
};

const failure = <FailureState message="Internet disconnected" onRetry={fn()} />;

/** Empty, nothing that matches, loading the first and the next rows, and failed. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Stack gap={5}>
      <Sample name="Empty">
        <SearchedTable {...args} label="Empty" found={nothing} extraActions={<Button>Import CSV</Button>} />
      </Sample>
      <Sample name="Nothing matches">
        <SearchedTable
          {...args}
          label="Nothing matches"
          found={nothing}
          listQuery={{ ...listQuery, text: 'Obi', query: { status: 'Scheduled' }, isNarrowed: true }}
        />
      </Sample>
      <Sample name="Nothing in the period">
        <SearchedTable
          {...args}
          label="Nothing in the period"
          found={nothing}
          listQuery={{ ...listQuery, period: {}, isNarrowed: true }}
        />
      </Sample>
      <Sample name="Loading">
        <SearchedTable {...args} label="Loading" found={{ ...nothing, isLoading: true }} />
      </Sample>
      <Sample name="Loading more">
        <SearchedTable
          {...args}
          label="Loading more"
          found={{ ...found, loadMore: async () => undefined, isLoadingMore: true }}
        />
      </Sample>
      <Sample name="Could not be loaded">
        <SearchedTable {...args} label="Could not be loaded" found={nothing} failure={failure} />
      </Sample>
      <Sample name="The next ones could not be loaded">
        <SearchedTable
          {...args}
          label="The next ones"
          found={{ ...found, loadMore: async () => undefined }}
          moreFailure={failure}
        />
      </Sample>
    </Stack>
  ),
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByText('No ticket that is Scheduled matches “Obi”.')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(args.listQuery.clear).toHaveBeenCalledOnce();
  },
};

const loadMore = fn(async () => undefined);

/** Near the end of the rows the next ones are loaded, once. */
export const LoadsMore: Story = {
  parameters: { pictures: [] },
  args: { found: { ...found, loadMore } },
  play: async () => {
    await waitFor(() => expect(loadMore).toHaveBeenCalled());
  },
};
