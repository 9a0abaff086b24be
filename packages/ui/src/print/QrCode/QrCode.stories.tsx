import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout';
import { QrCode } from './QrCode';

const meta = {
  title: 'Print/QrCode',
  component: QrCode,
  tags: ['autodocs'],
  args: { value: 'TK-7QF3XM-Q', label: 'QR code of ticket TK-7QF3XM-Q' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A ticket number. Its white edge is part of it, in the dark theme too. */
export const TicketNumber: Story = {};

/** The same number within 20, 32 and 50 mm. */
export const Sizes: Story = {
  render: ({ value }) => (
    <Inline gap={4} align="start">
      <QrCode value={value} size={20} />
      <QrCode value={value} size={32} />
      <QrCode value={value} size={50} />
    </Inline>
  ),
};

/** A long text makes a finer code within the same size. */
export const LongText: Story = {
  args: {
    value: 'https://motorpark.example/tickets/'.repeat(3),
    size: 40,
    label: 'QR code of a web address',
  },
};
