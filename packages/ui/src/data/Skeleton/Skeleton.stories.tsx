import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout';
import { Skeleton } from './Skeleton';

const meta = {
  title: 'Data/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A figure with two lines under it. */
export const Lines: Story = {
  render: (args) => (
    <Stack gap={1}>
      <Skeleton {...args} stands="figure" width="6ch" />
      <Skeleton width="40ch" />
      <Skeleton width="28ch" />
    </Stack>
  ),
};
