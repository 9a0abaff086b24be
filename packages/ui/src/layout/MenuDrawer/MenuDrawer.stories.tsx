import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { staffNavigation } from '../AppFrame/AppFrame.fixtures';
import { Navigation } from '../AppFrame/Navigation';
import { Brand } from '../Brand/Brand';
import { MenuDrawer } from './MenuDrawer';
import { guide } from './MenuDrawer.guide';

const meta = {
  title: 'Components/Layout/MenuDrawer',
  component: MenuDrawer,
  tags: ['autodocs'],
  globals: { viewport: { value: 'phone' } },
  parameters: { guide, picture: 'page', docs: { story: { inline: false } } },
  args: {
    brand: <Brand ground="sidebar" />,
    children: <Navigation sections={staffNavigation('Tickets')} />,
    onClose: fn(),
  },
} satisfies Meta<typeof MenuDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Open over the page, with the menu of terminal staff. */
export const Open: Story = { tags: ['states'] };

/** The focus moves into it and stays there; Escape, which reaches a dialog as a request to be cancelled, and its button close it. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  play: async ({ canvas, args, userEvent }) => {
    const drawer = canvas.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.contains(document.activeElement)).toBe(true);
    await userEvent.tab();
    await expect(drawer.contains(document.activeElement)).toBe(true);
    await fireEvent(drawer, new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
