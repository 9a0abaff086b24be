import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sample, Sampler } from '../../controls/fixtures';
import { Stack } from '../../layout';
import { SummaryCard } from '../SummaryCard/SummaryCard';
import { Skeleton } from './Skeleton';
import { guide } from './Skeleton.guide';

const meta = {
  title: 'Components/Data/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  parameters: { guide },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** As high as the text that it replaces: lines of text, a figure on a card; never wider than its container. */
export const Lines: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'forced-colors'] },
  render: (args) => (
    <Sampler>
      <Sample name="A paragraph">
        <Stack gap={1}>
          <Skeleton {...args} />
          <Skeleton width="34ch" />
          <Skeleton width="22ch" />
        </Stack>
      </Sample>
      <Sample name="A figure">
        <SummaryCard label="Tickets" value="" isLoading />
      </Sample>
      <Sample name="Wider than its place">
        <div>
          <Skeleton width="900px" />
        </div>
      </Sample>
    </Sampler>
  ),
  play: async ({ canvasElement }) => {
    for (const bar of canvasElement.querySelectorAll('[style*="width"]'))
      await expect(bar).toHaveAttribute('aria-hidden', 'true');
  },
};
