import type { Meta, StoryObj } from '@storybook/react-vite';
import { toast } from 'react-toastify';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Toaster } from './Toaster';

const meta = {
  title: 'Overlay/Toaster',
  component: Toaster,
  tags: ['autodocs'],
  parameters: { picture: 'page', docs: { story: { inline: false, height: '420px' } } },
  args: { autoClose: false },
  beforeEach: () => () => toast.dismiss(),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One of each kind, the newest on top. */
export const Kinds: Story = {
  play: async () => {
    toast.success('Ticket created successfully!', { toastId: 'success' });
    toast.error('Encountered an issue while trying to delete waybill', { toastId: 'error' });
    toast.warning('Please add drivers first', { toastId: 'warning' });
    toast.info('Please check your email for new OTP', { toastId: 'info' });
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(4));
  },
};

/** Alt+T goes to the notifications, and a toast can be closed by hand. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  parameters: { picture: 'none' },
  play: async () => {
    toast.success('Ticket Deleted successfully', { toastId: 'deleted' });
    const alert = await screen.findByRole('alert');
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await waitFor(() => expect(alert.contains(document.activeElement)).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: /close/i }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};

/** On a phone it takes the width. */
export const Phone: Story = { ...Kinds, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
