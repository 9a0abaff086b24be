import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HOSTILE_TEXT, LONG_TEXT, Sample, UNBROKEN_TEXT } from '../../controls/fixtures';
import { Stack } from '../../layout';
import { FailureState } from '../FailureState/FailureState';
import { OperationItem } from './OperationItem';
import { OperationList } from './OperationList';
import { anOperation, ledger } from './OperationList.fixtures';
import { guide } from './OperationList.guide';

const meta = {
  title: 'Components/Data/OperationList',
  component: OperationList,
  subcomponents: { OperationItem },
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Operation History', operations: ledger, hrefOf: ({ id }) => `#/view?id=${id}` },
  beforeEach: () => {
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  },
} satisfies Meta<typeof OperationList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A ticket, a parcel, an expense; a deleted sale and a reversed expense. The entire line is the link. */
export const Transactions: Story = {
  args: { footer: '5 of 192 operations' },
  play: async ({ canvas }) => {
    const sale = canvas.getAllByRole('link')[0];
    await expect(sale).toHaveAccessibleName(/Ticket Ticket Booking Awka to Lagos \+₦37,000.00/);
    await expect(sale).toHaveAttribute('href', '#/view?id=o1');
    await expect(canvas.getByRole('link', { name: /Reversal.*−₦18,500.00/ })).toBeVisible();
  },
};

/** By keyboard: Tab moves from line to line, Enter follows a line. */
export const ReadByKeyboard: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  args: { operations: ledger.slice(0, 2), footer: '2 of 192 operations' },
  play: async ({ canvas, userEvent }) => {
    const [sale, parcel] = canvas.getAllByRole('link');
    await userEvent.tab();
    await expect(sale).toHaveFocus();
    await userEvent.tab();
    await expect(parcel).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(window.location.hash).toBe('#/view?id=o2');
  },
};

const longLines = [
  anOperation({
    description: LONG_TEXT,
    amount: 999_999_999_999_99,
    route: { origin: UNBROKEN_TEXT, destination: LONG_TEXT },
    isReversal: true,
  }),
  anOperation({
    id: 'o2',
    type: 'EXPENSE',
    description: HOSTILE_TEXT,
    amount: 0,
    route: undefined,
    at: 'soon',
  }),
];

/** Loading, empty, failed, a line hovered and focused, and long lines. */
export const States: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'phone'] },
  render: ({ hrefOf }) => (
    <Stack gap={6}>
      <Sample name="On their way">
        <OperationList label="Loading" operations={[]} hrefOf={hrefOf} isLoading skeletonLines={3} />
      </Sample>
      <Sample name="None">
        <OperationList label="Empty" operations={[]} hrefOf={hrefOf} />
      </Sample>
      <Sample name="Not fetched">
        <OperationList
          label="Failed"
          operations={[]}
          hrefOf={hrefOf}
          failure={<FailureState message="Internet disconnected" onRetry={fn()} />}
        />
      </Sample>
      <Sample name="hovered" look="hovered">
        <OperationList label="Hovered" operations={ledger.slice(2, 3)} hrefOf={hrefOf} />
      </Sample>
      <Sample name="focused" look="focused">
        <OperationList label="Focused" operations={ledger.slice(3, 4)} hrefOf={hrefOf} />
      </Sample>
      <Sample name="Long and hostile">
        <OperationList label="Long" operations={longLines} hrefOf={hrefOf} footer={LONG_TEXT} />
      </Sample>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No transactions found')[0]).toBeVisible();
  },
};
