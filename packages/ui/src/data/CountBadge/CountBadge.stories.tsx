import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout';
import { CountBadge } from './CountBadge';

const meta = {
  title: 'Data/CountBadge',
  component: CountBadge,
  tags: ['autodocs'],
  args: { count: 31, label: 'admins' },
} satisfies Meta<typeof CountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As beside the heading of the admins. */
export const Tones: Story = {
  render: (args) => (
    <Inline gap={2}>
      <CountBadge {...args} />
      <CountBadge count={28} label="active" tone="success" />
      <CountBadge count={3} label="banned" tone="danger" />
      <CountBadge count={1204} label="tickets" tone="warning" />
    </Inline>
  ),
};
