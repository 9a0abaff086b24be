import { lock } from '@motorpark/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../paths';
import { officeStory } from '../../stories/officeStory';

/** The screens for the user's own login, from the account menu. */
const meta = { title: 'Screens/Own login' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChangePasscode: Story = officeStory({
  at: paths.admin.passcode,
  as: 'admin',
  shows: 'New passcode again',
});

/** The server's error is shown at the field. */
export const RefusedPasscode: Story = officeStory({
  at: paths.superAdmin.passcode,
  as: 'super_admin',
  isState: true,
  pictures: [],
  shows: 'New passcode again',
  answers: {
    changePasscode: {
      status: 422,
      body: {
        message: 'Too many people use this one. Please choose another.',
        errors: { passcode: ['Too many people use this one. Please choose another.'] },
      },
    },
  },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Current passcode'), 'Motorpark#2026');
    await userEvent.type(screen.getByLabelText('New passcode'), 'Password#2026');
    await userEvent.type(screen.getByLabelText('New passcode again'), 'Password#2026');
    await userEvent.click(screen.getByRole('button', { name: 'Change passcode' }));
    await waitFor(() =>
      expect(screen.getByLabelText('New passcode')).toHaveAccessibleDescription(
        /Too many people use this one/,
      ),
    );
  },
});

/** The passcode was chosen by somebody else: the user must change it before anything else. */
export const FirstPasscode: Story = officeStory({
  at: paths.admin.dashboard,
  as: 'admin',
  mustChangePasscode: true,
  shows: 'Choose your own passcode',
});

export const Sessions: Story = officeStory({
  at: paths.admin.sessions,
  as: 'admin',
  pictures: ['desktop--light', 'phone--light'],
  shows: 'Chrome on Windows (this one)',
});

export const SessionsLoading: Story = officeStory({
  at: paths.admin.sessions,
  as: 'admin',
  pictures: [],
  shows: 'Where you are logged in',
  answers: { getSessions: 'waiting' },
});

export const SessionsOffline: Story = officeStory({
  at: paths.admin.sessions,
  as: 'admin',
  pictures: [],
  shows: 'Internet disconnected',
  answers: { getSessions: 'offline' },
});

/** A confirmation comes first, because unsaved work on the other device is lost. */
export const EndingASession: Story = officeStory({
  at: paths.admin.sessions,
  as: 'admin',
  isState: true,
  shows: 'Chrome on Android',
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Chrome on Android' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out there' }));
    await screen.findByRole('button', { name: 'Yes, Log out' });
  },
});

/** Locked from the account menu: nothing of the screen is left in the page. */
export const Locked: Story = officeStory({
  at: paths.admin.tickets,
  as: 'admin',
  shows: 'Ticket History',
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Account of Ada Obi' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Lock' }));
    await screen.findByRole('heading', { name: 'Locked' });
    await expect(screen.queryByText('Ticket History')).toBeNull();
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  },
});

/** The automatic lock after an hour also closes an open menu, which would otherwise stay above the lock screen and keep the focus. */
const lockedBesideAMenu = officeStory({
  at: paths.admin.tickets,
  as: 'admin',
  isState: true,
  shows: 'Ticket History',
  play: async () => {
    const [menu] = await screen.findAllByRole('button', { name: /^Actions for/ });
    if (menu) await userEvent.click(menu);
    await screen.findByRole('menuitem', { name: 'View' });
    await lock();
    await screen.findByRole('heading', { name: 'Locked' });
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  },
});
export const LockedBesideAMenu: Story = {
  ...lockedBesideAMenu,
  parameters: { ...lockedBesideAMenu.parameters, pictures: [] },
};

/** A wrong passcode gets an error at the field; the right one returns to the screen. */
export const WrongPasscode: Story = officeStory({
  at: paths.admin.tickets,
  as: 'admin',
  isState: true,
  pictures: [],
  shows: 'Ticket History',
  answers: {
    unlock: {
      status: 422,
      body: { message: 'This passcode is wrong.', errors: { passcode: ['This passcode is wrong.'] } },
    },
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Account of Ada Obi' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Lock' }));
    await userEvent.type(await screen.findByLabelText('Password'), 'Wrong#2026');
    await userEvent.click(screen.getByRole('button', { name: 'Unlock' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('This passcode is wrong.'),
    );
  },
});
