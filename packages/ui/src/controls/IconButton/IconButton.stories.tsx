import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '../../layout';
import { DeleteIcon, EditIcon, FilterIcon, PrintIcon } from '../Icon/icons';
import { IconButton } from './IconButton';

const meta = {
  title: 'Controls/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  args: { label: 'Print', icon: PrintIcon, onClick: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Inline gap={2}>
      <IconButton label="Print" icon={PrintIcon} />
      <IconButton label="Edit" icon={EditIcon} />
      <IconButton label="Filter" icon={FilterIcon} />
      <IconButton label="Delete" icon={DeleteIcon} isDisabled />
    </Inline>
  ),
};

/** Its label is its name, and the words that appear when the mouse rests on it. */
export const Pressed: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Print' });
    await expect(button).toHaveAttribute('title', 'Print');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
