import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Sample, Sampler } from '../../controls/fixtures';
import { aTransfer } from '../../print/receipt/transfer.fixtures';
import { TransferAccount } from './TransferAccount';
import { guide } from './TransferAccount.guide';

const meta = {
  title: 'Domain/Trips and seats/TransferAccount',
  component: TransferAccount,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    transfer: aTransfer(),
    onAsk: fn(),
    onTakeLate: fn(),
  },
} satisfies Meta<typeof TransferAccount>;

const PART = aTransfer({ amount: 3_700_000, received: 500_000, free: 500_000, due: 3_200_000 });

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** While nothing has come, once a part has, and a card payment. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Sampler>
      <Sample name="Waiting">
        <TransferAccount {...args} />
      </Sample>
      <Sample name="Paid in part">
        <TransferAccount {...args} transfer={PART} />
      </Sample>
      <Sample name="Paid in part, for somebody who may only see it">
        <TransferAccount
          {...args}
          transfer={{ ...PART, amount: 450_000, due: 400_000, received: 50_000, free: 50_000 }}
          onAsk={undefined}
        />
      </Sample>
      <Sample name="By card">
        <TransferAccount
          {...args}
          transfer={aTransfer({ method: 'POS', bank: '', number: '2033HTE0', name: 'Awka 2' })}
        />
      </Sample>
      <Sample name="With money of this customer that came too late for another sale">
        <TransferAccount
          {...args}
          transfer={aTransfer({
            amount: 1_200_000,
            due: 1_200_000,
            late: 1_850_000,
            lateFor: 'Ticket TK-7QF3XM-Q',
          })}
        />
      </Sample>
    </Sampler>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText('990 000 0001')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for ₦32,000.00' }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.onAsk).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Use it for this sale' }));
    await expect(args.onTakeLate).toHaveBeenCalledOnce();
  },
};
