import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sample, Sampler } from '../../controls/fixtures';
import { Badge } from './Badge';
import { guide } from './Badge.guide';

const meta = {
  title: 'Components/Layout/Badge',
  component: Badge,
  tags: ['autodocs'],
  parameters: { guide },
  args: { children: '8' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** Few, many, and more than are counted. */
export const States: Story = {
  tags: ['states'],
  render: () => (
    <Sampler>
      {['8', '1,204', '10,000+'].map((count) => (
        <Sample key={count} name={count}>
          <span>
            <Badge>{count}</Badge>
          </span>
        </Sample>
      ))}
    </Sampler>
  ),
};
