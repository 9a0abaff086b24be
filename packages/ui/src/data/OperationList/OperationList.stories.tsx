import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HOSTILE_TEXT, LONG_TEXT, UNBROKEN_TEXT } from '../../controls/fixtures';
import { FailureState } from '../FailureState/FailureState';
import { OperationItem } from './OperationItem';
import { OperationList } from './OperationList';
import { anOperation, ledger } from './OperationList.fixtures';

const meta = {
  title: 'Data/OperationList',
  component: OperationList,
  subcomponents: { OperationItem },
  tags: ['autodocs'],
  args: { label: 'Operation History', operations: ledger, hrefOf: ({ id }) => `#/view?id=${id}` },
} satisfies Meta<typeof OperationList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A ticket, a parcel, an expense; a sale that was deleted and an expense that was taken back. The whole line is the link. */
export const Ledger: Story = {
  args: { footer: '5 of 192 operations', onMore: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const sale = canvas.getAllByRole('link')[0];
    await expect(sale).toHaveAccessibleName(/Ticket Ticket Booking Awka to Lagos \+₦37,000.00/);
    await expect(sale).toHaveAttribute('href', '#/view?id=o1');
    await expect(canvas.getByRole('link', { name: /Reversal.*−₦18,500.00/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = {
  ...Ledger,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

/** Lines on their way keep their place. */
export const Loading: Story = { args: { operations: [], isLoading: true, skeletonLines: 4 } };

export const Empty: Story = {
  args: { operations: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No transactions found')[0]).toBeVisible();
  },
};

export const Failed: Story = {
  args: { operations: [], failure: <FailureState message="Internet disconnected" onRetry={fn()} /> },
};

/** What is there stays when the next page doesn't come. */
export const MoreFailed: Story = {
  args: { footer: '5 of 192 operations', onMore: fn(), moreFailure: 'Internet disconnected' },
};

export const LongAndHostile: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: {
    operations: [
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
    ],
  },
};
