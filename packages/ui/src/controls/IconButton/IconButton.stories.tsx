import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LONG_TEXT, Sample, Sampler } from '../fixtures';
import { PrintIcon } from '../Icon/icons';
import { IconButton } from './IconButton';
import { guide } from './IconButton.guide';

const meta = {
  title: 'Components/Controls/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Print', icon: PrintIcon, onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** At rest, hovered, focused and pressed. */
export const States: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'phone'] },
  render: () => (
    <Sampler>
      <Sample name="At rest">
        <IconButton label="Print" icon={PrintIcon} />
      </Sample>
      {(['hovered', 'focused', 'pressed'] as const).map((look) => (
        <Sample key={look} name={look} look={look}>
          <IconButton label={`Print, ${look}`} icon={PrintIcon} />
        </Sample>
      ))}
      <Sample name="With a long name, which is only read and shown on hover">
        <IconButton label={LONG_TEXT} icon={PrintIcon} />
      </Sample>
    </Sampler>
  ),
};

/** Its label is the accessible name and the tooltip. */
export const Pressed: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Print' });
    await expect(button).toHaveAttribute('title', 'Print');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};
