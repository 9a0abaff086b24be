import type { Meta, StoryObj } from '@storybook/react-vite';
import { HOSTILE_TEXT, Sample, Sampler } from '../../controls/fixtures';
import { Avatar } from './Avatar';
import { guide } from './Avatar.guide';

const meta = {
  title: 'Components/Layout/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  parameters: { guide },
  args: { name: 'Ada Obi' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** Of two names, of one, of three, of an accented and of a hostile one. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Sampler>
      {[args.name, 'Ada', 'Emeka John Nwosu', 'ọláńrewájú ẹ̀bùn', HOSTILE_TEXT].map((name) => (
        <Sample key={name} name={name}>
          <Avatar name={name} />
        </Sample>
      ))}
    </Sampler>
  ),
};
