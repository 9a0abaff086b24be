import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Sample, Sampler } from '../../controls/fixtures';
import { ConnectionBar } from '../ConnectionBar/ConnectionBar';
import { SendingBar } from './SendingBar';
import { guide } from './SendingBar.guide';

const meta = {
  title: 'Components/Layout/SendingBar',
  component: SendingBar,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    title: '2 entries are still sending.',
    text: 'They are sent automatically.',
    link: { href: '#still-sending', label: 'Show them' },
    tone: 'warning',
  },
} satisfies Meta<typeof SendingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** Still sending; with a refused entry; below a lost connection. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Sampler>
      <Sample name="warning">
        <SendingBar {...args} />
      </Sample>
      <Sample name="danger">
        <SendingBar {...args} tone="danger" title="1 entry was refused." text="Correct it or discard it." />
      </Sample>
      <Sample name="offline">
        <ConnectionBar state="offline">
          <SendingBar {...args} />
        </ConnectionBar>
      </Sample>
    </Sampler>
  ),
};

/** The link is its only tab stop. */
export const Followed: Story = {
  parameters: { pictures: [] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Show them' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(window.location.hash).toBe('#still-sending');
  },
};
