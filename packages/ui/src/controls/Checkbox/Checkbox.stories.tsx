import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Sample, Sampler } from '../fixtures';
import { Checkbox } from './Checkbox';
import { guide } from './Checkbox.guide';

const meta = {
  title: 'Components/Controls/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Jibowu Terminal, Lagos', isChecked: false, onChange: fn() },
} satisfies Meta<typeof Checkbox>;

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
        <Checkbox {...args} />
      </Sample>
      <Sample name="Ticked">
        <Checkbox {...args} isChecked />
      </Sample>
      <Sample name="Disabled">
        <Checkbox {...args} isDisabled />
      </Sample>
      <Sample name="Disabled and ticked">
        <Checkbox {...args} isChecked isDisabled />
      </Sample>
      <Sample name="In a row that shows the label">
        <Checkbox {...args} isLabelHidden />
      </Sample>
    </Sampler>
  ),
};

/** Space ticks it. */
export const ByTheKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Jibowu Terminal, Lagos' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

/** A press on the text ticks it. */
export const ByItsLabel: Story = {
  parameters: { pictures: [] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Jibowu Terminal, Lagos'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
