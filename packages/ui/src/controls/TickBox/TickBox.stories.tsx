import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Sample, Sampler } from '../fixtures';
import { TickBox } from './TickBox';
import { guide } from './TickBox.guide';

const meta = {
  title: 'Controls/TickBox',
  component: TickBox,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'TK-7QF3XM-K', isTicked: false, onChange: fn() },
} satisfies Meta<typeof TickBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** All states. */
export const States: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'forced-colors'] },
  render: (args) => (
    <Sampler>
      <Sample name="Not ticked">
        <TickBox {...args} />
      </Sample>
      <Sample name="Ticked">
        <TickBox {...args} isTicked />
      </Sample>
      <Sample name="Disabled">
        <TickBox {...args} isDisabled />
      </Sample>
      <Sample name="Disabled and ticked">
        <TickBox {...args} isTicked isDisabled />
      </Sample>
    </Sampler>
  ),
};

/** Space ticks it. */
export const ByTheKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'TK-7QF3XM-K' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
