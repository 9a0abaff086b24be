import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sample, Sampler } from '../../controls/fixtures';
import { TrendNote } from './TrendNote';
import { guide } from './TrendNote.guide';

const meta = {
  title: 'Components/Data/TrendNote',
  component: TrendNote,
  tags: ['autodocs'],
  parameters: { guide },
  args: { way: 'up', percent: 12, before: '1 Jan 2025 to 7 Jan 2025' },
} satisfies Meta<typeof TrendNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** More, less, as much, and more than zero. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Sampler>
      <Sample name="More">
        <TrendNote {...args} />
      </Sample>
      <Sample name="Less">
        <TrendNote {...args} way="down" percent={25} />
      </Sample>
      <Sample name="The same">
        <TrendNote {...args} way="same" percent={0} />
      </Sample>
      <Sample name="Nothing before">
        <TrendNote {...args} percent={undefined} />
      </Sample>
    </Sampler>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12% more than 1 Jan to 7 Jan')).toBeVisible();
  },
};
