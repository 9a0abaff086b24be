import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../controls';
import { HOSTILE_TEXT, UNBROKEN_TEXT } from '../../controls/fixtures';
import { Toaster } from './Toaster';
import { guide } from './Toaster.guide';
import { toast as raised } from './toast';

const meta = {
  title: 'Overlay/Toaster',
  component: Toaster,
  tags: ['autodocs'],
  parameters: { guide, picture: 'page', docs: { story: { inline: false, height: '420px' } } },
  args: { autoClose: false },
  beforeEach: () => () => toast.dismiss(),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One of each kind, the newest on top; long texts wrap. */
export const Kinds: Story = {
  tags: ['states'],
  play: async () => {
    toast.success('Ticket created successfully!', { toastId: 'success' });
    toast.error('Encountered an issue while trying to delete waybill', { toastId: 'error' });
    toast.warning('Please add drivers first', { toastId: 'warning' });
    toast.info('Please check your email for new OTP', { toastId: 'info' });
    toast.error(`${UNBROKEN_TEXT} ${HOSTILE_TEXT}`, { toastId: 'hostile' });
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(5));
  },
};

/** Alt+T focuses the notifications, Tab moves to the close button, and Enter closes the toast. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  play: async () => {
    toast.success('Ticket Deleted successfully', { toastId: 'deleted' });
    const alert = await screen.findByRole('alert');
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await waitFor(() => expect(alert.contains(document.activeElement)).toBe(true));
    const cross = screen.getByRole('button', { name: /close/i });
    if (document.activeElement !== cross) await userEvent.tab();
    await expect(cross).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};

/** A message that is no longer true is dismissed, even while its code is still loading. */
export const TakenBack: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  play: async () => {
    raised.error('This is already taken')();
    const dismiss = raised.error('A terminal with this name already exists.');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('A terminal'));
    dismiss();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};

/** A toast covers nothing: the page keeps room for it at the top, also while it is scrolled, until the screen changes. */
export const AboveThePage: Story = {
  render: function Page(args) {
    const [screenNumber, setScreenNumber] = useState(1);
    return (
      <>
        <Toaster {...args} screen={String(screenNumber)} />
        <div style={{ display: 'grid', justifyItems: 'end', gap: 16, minHeight: 900, alignContent: 'start' }}>
          <Button onClick={() => setScreenNumber(2)}>Next screen</Button>
          <p>Scheduled 10, Boarded 10, Enroute 10, Completed 10</p>
        </div>
      </>
    );
  },
  play: async ({ canvas }) => {
    toast.success('Ticket created successfully!', { toastId: 'above' });
    const alert = await screen.findByRole('alert');
    const button = canvas.getByRole('button', { name: 'Next screen' });
    const top = () => button.getBoundingClientRect().top;
    await waitFor(() => expect(top()).toBeGreaterThanOrEqual(alert.getBoundingClientRect().bottom));
    const below = top();
    toast.dismiss();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await expect(top()).toBe(below);
    await userEvent.click(button);
    await waitFor(() => expect(top()).toBeLessThan(below));
    toast.success('Ticket created successfully!', { toastId: 'again' });
    await waitFor(() => expect(top()).toBe(below));
  },
};

/** A toast stays although a busy browser sets its timer back; it disappears when its time is over. */
export const ClockSetBack: Story = {
  tags: ['!autodocs'],
  args: { autoClose: 5000 },
  parameters: { pictures: [] },
  play: async () => {
    toast.success('Ticket Deleted successfully', { toastId: 'deleted' });
    const alert = await screen.findByRole('alert');
    const [clock] = screen.getByRole('progressbar').getAnimations();
    await waitFor(() => expect(clock?.playState).toBe('running'));
    if (!clock) throw new Error('The toast has no clock');
    clock.pause();
    for (const time of [10, -50]) {
      clock.currentTime = time;
      await frames(3);
    }
    await expect(alert.dataset.in).toBe('true');
    clock.currentTime = 4950;
    clock.play();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};

const frames = async (count: number) => {
  for (let left = count; left > 0; left -= 1) await new Promise(requestAnimationFrame);
};
