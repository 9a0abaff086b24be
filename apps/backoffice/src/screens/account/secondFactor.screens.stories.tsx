import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../paths';
import { officeStory } from '../../stories/officeStory';

/** The second factor, set up from the account menu or because the company requires it. */
const meta = { title: 'Screens/Second factor' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

async function startWithPasscode() {
  await userEvent.type(await screen.findByLabelText('Your passcode'), 'Motorpark#2026');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('img', { name: /QR code/ })).toBeVisible());
}

async function confirmWithCode() {
  await startWithPasscode();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveFocus());
  await userEvent.keyboard('482915{Enter}');
  await waitFor(() => expect(screen.getAllByText('7QF3-XMKA-29RT-HH0C')[0]).toBeVisible());
}

export const Off: Story = officeStory({ at: paths.admin.secondFactor, as: 'admin', shows: 'Your passcode' });

export const On: Story = officeStory({
  at: paths.admin.secondFactor,
  as: 'admin',
  isState: true,
  shows: /9 recovery codes are left/,
  answers: { getSecondFactor: { data: { is_on: true, recovery_codes_left: 9, is_required: false } } },
});

/** A super admin cannot switch it off if the company requires it. */
export const Required: Story = officeStory({
  at: paths.superAdmin.secondFactor,
  as: 'super_admin',
  isState: true,
  shows: /Your company requires/,
  answers: { getSecondFactor: { data: { is_on: true, recovery_codes_left: 1, is_required: true } } },
});

export const Scanning: Story = officeStory({
  at: paths.admin.secondFactor,
  as: 'admin',
  isState: true,
  isOnPhones: true,
  pictures: ['desktop--light', 'desktop--dark', 'phone--light'],
  shows: 'Your passcode',
  play: startWithPasscode,
});

/** The recovery codes are shown only this once. */
export const RecoveryCodes: Story = officeStory({
  at: paths.admin.secondFactor,
  as: 'admin',
  isState: true,
  isOnPhones: true,
  shows: 'Your passcode',
  play: confirmWithCode,
});

export const WrongCode: Story = officeStory({
  at: paths.admin.secondFactor,
  as: 'admin',
  isState: true,
  pictures: [],
  shows: 'Your passcode',
  answers: {
    confirmSecondFactor: {
      status: 422,
      body: { message: 'This code is wrong.', errors: { code: ['This code is wrong.'] } },
    },
  },
  play: async () => {
    await startWithPasscode();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveFocus());
    await userEvent.keyboard('000000{Enter}');
    await waitFor(() => expect(screen.getAllByText('This code is wrong.').length).toBeGreaterThan(0));
  },
});

/** The company requires it, so it comes before anything else. */
export const First: Story = officeStory({
  at: paths.superAdmin.dashboard,
  as: 'super_admin',
  mustSetUpSecondFactor: true,
  shows: 'Set up your second factor',
});

const ASKS_FOR_CODE = 'Enter the code of your authenticator app.';

const loggingIn = {
  at: paths.login,
  shows: 'Forgot Passcode?',
  answers: {
    login: { status: 422, body: { message: ASKS_FOR_CODE, errors: { second_factor_code: [ASKS_FOR_CODE] } } },
  },
};

async function comeToTheCode() {
  await userEvent.type(screen.getByLabelText('Email'), 'ada@motorpark.example');
  await userEvent.type(screen.getByLabelText('Password'), 'Motorpark#2026');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
}

/** The second step of a login. */
export const LoggingIn: Story = officeStory({
  ...loggingIn,
  isState: true,
  isOnPhones: true,
  play: comeToTheCode,
});

/** Wrong twice: the error of the first attempt does not stay beside that of the second, which would cover the form on a phone. */
const wrongAgain = officeStory({
  ...loggingIn,
  play: async () => {
    await comeToTheCode();
    await userEvent.type(screen.getByLabelText('Code'), '000000{Enter}');
    const [first] = await screen.findAllByRole('alert');
    await userEvent.type(screen.getByLabelText('Code'), '1{Enter}');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  },
});
export const WrongAgain: Story = { ...wrongAgain, parameters: { ...wrongAgain.parameters, pictures: [] } };
