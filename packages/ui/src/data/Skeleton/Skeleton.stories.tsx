import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout';
import { SummaryCard } from '../SummaryCard/SummaryCard';
import { Skeleton } from './Skeleton';

const meta = {
  title: 'Data/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is as high as the text that it stands for: a figure on a card, lines of text. */
export const Lines: Story = {
  render: (args) => (
    <Stack gap={1}>
      <SummaryCard label="Tickets" value="" isLoading />
      <Skeleton {...args} />
      <Skeleton width="40ch" />
      <Skeleton width="28ch" />
    </Stack>
  ),
};
