import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Sample, Sampler } from '../../controls/fixtures';
import { TransferAccount } from './TransferAccount';
import { guide } from './TransferAccount.guide';

const meta = {
  title: 'Domain/Trips and seats/TransferAccount',
  component: TransferAccount,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    transfer: {
      provider: 'Monnify',
      bank: 'Wema Bank',
      number: '9900000001',
      name: 'God is Good Express Transport Limited',
      until: '2025-01-15T08:40:00.000Z',
      amount: 1_850_000,
      received: 0,
      free: 0,
      due: 1_850_000,
      status: 'Awaiting confirmation',
    },
    onAskForRest: fn(),
  },
} satisfies Meta<typeof TransferAccount>;

const PART = { ...meta.args.transfer, amount: 3_700_000, received: 500_000, free: 500_000, due: 3_200_000 };

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** While nothing has come, and once a part has. */
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
          onAskForRest={undefined}
        />
      </Sample>
    </Sampler>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText('990 000 0001')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for ₦32,000.00' }));
    await expect(args.onAskForRest).toHaveBeenCalledOnce();
  },
};
