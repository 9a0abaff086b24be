import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button, TextField } from '../../controls';
import { HOSTILE_TEXT, UNBROKEN_TEXT } from '../../controls/fixtures';
import { AppFrame, AuthLayout, Page, TillBadge } from '../../layout';
import { staffNavigation } from '../../layout/AppFrame/AppFrame.fixtures';
import { Toaster } from './Toaster';
import { guide } from './Toaster.guide';
import { shownToasts } from './shownToasts';
import { toast } from './toast';

const meta = {
  title: 'Components/Overlay/Toaster',
  component: Toaster,
  tags: ['autodocs'],
  parameters: { guide, picture: 'page', docs: { story: { inline: false } } },
  args: { autoClose: false },
  beforeEach: () => () => shownToasts.dismiss(),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of several the newest is on top; when it is closed, the one below is read. */
export const Kinds: Story = {
  tags: ['states'],
  parameters: { pictures: [] },
  play: async () => {
    toast.success('Ticket created successfully!', { toastId: 'success' });
    toast.error('Encountered an issue while trying to delete waybill', { toastId: 'error' });
    toast.warning('Please add drivers first', { toastId: 'warning' });
    toast.info('Please check your email for new OTP', { toastId: 'info' });
    await waitFor(() => expect(toasts()).toHaveLength(4));
    for (const text of [/OTP/, /drivers/, /waybill/, /created/]) {
      const [newest] = toasts();
      if (!newest) throw new Error('No toast is left');
      await expect(newest).toHaveTextContent(text);
      await waitFor(() => {
        const { top, left } = newest.getBoundingClientRect();
        return expect(newest.contains(document.elementFromPoint(left + 20, top + 20))).toBe(true);
      });
      await userEvent.click(within(newest).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(newest).not.toBeInTheDocument());
    }
  },
};

/** What a refused form says at its fields, in view, is not said twice; what no field shows is. */
export const AtItsField: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  render: (args) => (
    <>
      <TextField label="Quantity" name="quantity" value="40" onChange={fn()} error="At most 20 pieces." />
      <Toaster {...args} />
    </>
  ),
  play: async () => {
    toast.error('At most 20 pieces.', { complaints: ['At most 20 pieces.'] });
    toast.error('At most 20 pieces.', { complaints: ['At most 20 pieces.', 'Weight is required.'] });
    const said = await screen.findByRole('alert');
    await expect(said).toHaveTextContent('At most 20 pieces.');
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
  },
};

/** Alt+T focuses the notifications, Tab moves to the close button. Enter on it and Escape close the toast, and the focus is where it was. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  render: (args) => (
    <>
      <Toaster {...args} />
      <Button>Save</Button>
    </>
  ),
  play: async ({ canvas }) => {
    const before = canvas.getByRole('button', { name: 'Save' });
    before.focus();
    for (const keys of ['{Tab}{Enter}', '{Escape}']) {
      toast.success('Ticket Deleted successfully');
      const [shown] = await shownOnes();
      await userEvent.keyboard('{Alt>}t{/Alt}');
      await waitFor(() => expect(shown).toHaveFocus());
      await userEvent.keyboard(keys);
      await expect(before).toHaveFocus();
      await waitFor(() => expect(toasts()).toEqual([]));
    }
  },
};

/** A success is read once, by the place of the toasts, which waits until the screen reader has said what it is saying; an error interrupts. */
export const Said: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  play: async () => {
    toast.success('Ticket Deleted successfully');
    const [success] = await shownOnes();
    await expect(success?.closest('[role="alert"], [role="status"]')).toBeNull();
    await expect(success?.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    toast.error('Internet disconnected');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Internet disconnected');
  },
};

/** A message that is no longer true is dismissed, even while its code is still loading. */
export const TakenBack: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  play: async () => {
    toast.error('This is already taken')();
    const dismiss = toast.error('A terminal with this name already exists.');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('A terminal'));
    dismiss();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};

const FRAME = {
  homeHref: '#/admin/dashboard',
  navigation: staffNavigation('Tickets'),
  breadcrumb: [{ label: 'Tickets', href: '#/admin/tickets' }, { label: 'Ticket History' }],
  roleLabel: 'Awka terminal',
  person: { name: 'Ada Obi' },
  state: <TillBadge href="#/admin/till" till={{ counter: 'Awka 2', since: '08:00' }} />,
  onSearch: fn(),
  onLogout: fn(),
};

/** The frame's header keeps a place free for toasts, so that one covers and moves nothing, also while the page is scrolled. */
export const InTheFrame: Story = {
  parameters: {
    layout: 'fullscreen',
    screens: ['desktop', 'phone'],
    pictures: ['desktop--light', 'desktop--dark', 'phone--light'],
  },
  render: (args) => (
    <>
      <Toaster {...args} />
      <AppFrame {...FRAME}>
        <Page title="Ticket History">
          <Button>Filter</Button>
        </Page>
      </AppFrame>
    </>
  ),
  play: async () => {
    const before = places();
    toast.error('Encountered an issue while trying to delete waybill', { requestId: '8f2c41d7' });
    const alert = await screen.findByRole('alert');
    await expect(places()).toEqual(before);
    await expect(places().filter(isOver(alert))).toEqual([]);
  },
};

/** A page without a header keeps its upper right corner free; a long text is cut, and shown whole when the toast is focused. */
export const OnTheLogin: Story = {
  parameters: {
    layout: 'fullscreen',
    screens: ['desktop', 'phone'],
    pictures: ['desktop--light', 'phone--light'],
  },
  render: (args) => (
    <>
      <Toaster {...args} />
      <AuthLayout title="Admin Login">
        <Button>Login</Button>
      </AuthLayout>
    </>
  ),
  play: async () => {
    const before = places();
    toast.warning(`${HOSTILE_TEXT} ${UNBROKEN_TEXT} ${HOSTILE_TEXT}`);
    const alert = await screen.findByRole('alert');
    await expect(places()).toEqual(before);
    await expect(places().filter(isOver(alert))).toEqual([]);
    const { height } = alert.getBoundingClientRect();
    alert.focus();
    await expect(alert.getBoundingClientRect().height).toBeGreaterThan(height);
    alert.blur();
    await expect(alert.getBoundingClientRect().height).toBe(height);
  },
};

/** A text that is cut is whole while its toast has the focus or the pointer. */
export const Read: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: ['light'] },
  play: async () => {
    toast.warning(`${UNBROKEN_TEXT} ${UNBROKEN_TEXT} ${UNBROKEN_TEXT} ${HOSTILE_TEXT}`);
    const alert = await screen.findByRole('alert');
    alert.focus();
    await expect(alert).toHaveFocus();
  },
};

/** The time of a toast stands still while a newer one covers it. */
export const Covered: Story = {
  tags: ['!autodocs'],
  args: { autoClose: 5000 },
  parameters: { pictures: [] },
  play: async () => {
    toast.error('1 payment was not confirmed.', { toastId: 'below' });
    await shownOnes();
    toast.success('3 payments are confirmed.', { toastId: 'above' });
    await waitFor(() => expect(toasts()).toHaveLength(2));
    const clocks = screen.getAllByRole('progressbar').flatMap((bar) => bar.getAnimations());
    await waitFor(() => expect(clocks.map(({ playState }) => playState)).toEqual(['running', 'paused']));
  },
};

/** Its time stands still under the pointer, and runs on afterwards. */
export const UnderThePointer: Story = {
  tags: ['!autodocs'],
  args: { autoClose: 5000 },
  parameters: { pictures: [] },
  play: async () => {
    toast.success('Ticket Deleted successfully', { toastId: 'deleted' });
    const [alert] = await shownOnes();
    if (!alert) throw new Error('No toast is shown');
    const [clock] = screen.getByRole('progressbar').getAnimations();
    await waitFor(() => expect(clock?.playState).toBe('running'));
    await userEvent.hover(alert);
    await waitFor(() => expect(clock?.playState).toBe('paused'));
    await userEvent.unhover(alert);
    await waitFor(() => expect(clock?.playState).toBe('running'));
  },
};

/** A toast stays although a busy browser sets its timer back; it disappears when its time is over. */
export const ClockSetBack: Story = {
  tags: ['!autodocs'],
  args: { autoClose: 5000 },
  parameters: { pictures: [] },
  play: async () => {
    toast.success('Ticket Deleted successfully', { toastId: 'deleted' });
    const [alert] = await shownOnes();
    if (!alert) throw new Error('No toast is shown');
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
    await waitFor(() => expect(toasts()).toEqual([]));
  },
};

const toasts = () => [...document.querySelectorAll<HTMLElement>('.Toastify__toast')];

const shownOnes = () =>
  waitFor(() => {
    const shown = toasts();
    if (shown.length === 0) throw new Error('No toast is shown');
    return shown;
  });

interface Rectangle {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** The rectangles of the page's text and controls, without those of toasts. */
function places(): Rectangle[] {
  const elements = document.querySelectorAll('a, button, input, h1, p, [aria-current]');
  return [...elements]
    .filter((element) => !element.closest('.Toastify') && element.checkVisibility())
    .map((element) => element.getBoundingClientRect())
    .map(({ top, left, bottom, right }) => ({ top, left, bottom, right }));
}

const isOver = (element: HTMLElement) => (one: Rectangle) => {
  const { top, left, bottom, right } = element.getBoundingClientRect();
  return one.bottom > top && one.top < bottom && one.right > left && one.left < right;
};

const frames = async (count: number) => {
  for (let left = count; left > 0; left -= 1) await new Promise(requestAnimationFrame);
};
