import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sample, Sampler } from '../../controls/fixtures';
import { ConnectionBar } from '../ConnectionBar/ConnectionBar';
import { ClockBar } from './ClockBar';
import { guide } from './ClockBar.guide';

const meta = {
  title: 'Components/Layout/ClockBar',
  component: ClockBar,
  tags: ['autodocs'],
  parameters: { guide },
  args: { difference: '1 day ahead' },
} satisfies Meta<typeof ClockBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** Ahead; behind, below a lost connection. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Sampler>
      <Sample name="ahead">
        <ClockBar {...args} />
      </Sample>
      <Sample name="offline">
        <ConnectionBar state="offline">
          <ClockBar difference="45 minutes behind" />
        </ConnectionBar>
      </Sample>
    </Sampler>
  ),
};
