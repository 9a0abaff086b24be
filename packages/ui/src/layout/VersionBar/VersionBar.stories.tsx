import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Sample, Sampler } from '../../controls/fixtures';
import { ConnectionBar } from '../ConnectionBar/ConnectionBar';
import { VersionBar } from './VersionBar';
import { guide } from './VersionBar.guide';

const meta = {
  title: 'Components/Layout/VersionBar',
  component: VersionBar,
  tags: ['autodocs'],
  parameters: { guide },
  args: { text: 'It is taken the next time the app is opened.', isBlocked: false, onPress: fn() },
} satisfies Meta<typeof VersionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const HELD = 'First save or leave what you have typed here: it would be lost.';

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** Ready; held back by a form that is partly filled in; below a lost connection. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Sampler>
      <Sample name="ready">
        <VersionBar {...args} />
      </Sample>
      <Sample name="held">
        <VersionBar {...args} isBlocked text={HELD} />
      </Sample>
      <Sample name="offline">
        <ConnectionBar state="offline">
          <VersionBar {...args} />
        </ConnectionBar>
      </Sample>
    </Sampler>
  ),
};

/** On a phone the text wraps. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The button works by keyboard alone. */
export const Taken: Story = {
  parameters: { pictures: [] },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Use it now' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
