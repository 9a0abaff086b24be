import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DeleteIcon, EditIcon, ViewIcon } from '../../controls';
import { RowMenu } from './RowMenu';

const onDelete = fn();

const meta = {
  title: 'Overlay/RowMenu',
  component: RowMenu,
  tags: ['autodocs'],
  parameters: { picture: 'page', docs: { story: { inline: false, height: '340px' } } },
  args: {
    label: 'Actions for Ngozi Okafor',
    items: [
      { label: 'View', onSelect: fn(), icon: ViewIcon },
      { label: 'Edit', onSelect: fn(), icon: EditIcon },
      { label: 'Boarded', onSelect: fn(), group: 'Change Status' },
      { label: 'Enroute', onSelect: fn(), group: 'Change Status', isDisabled: true },
      { label: 'Delete', onSelect: onDelete, icon: DeleteIcon, tone: 'danger' },
    ],
  },
  beforeEach: () => onDelete.mockClear(),
} satisfies Meta<typeof RowMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opened by keyboard: the focus is on the first item. */
export const Open: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Actions for Ngozi Okafor' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'View' })).toHaveFocus());
  },
};

/** First letters walk the menu, Enter chooses; Escape changes nothing. The focus is back on the button either way. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard(' ');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await userEvent.keyboard('d');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onDelete).toHaveBeenCalledOnce());
    await expect(button).toHaveFocus();
  },
};
