import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { paths } from '../../paths';
import { officeStory } from '../../stories/officeStory';

/** The login, and the four steps of the recovery. */
const meta = { title: 'Screens/Access' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const ASKED = { email: 'ada@motorpark.example', requestedAt: Date.parse('2025-01-15T08:30:00.000Z') };

export const Login: Story = officeStory({
  at: paths.login,
  pictures: ['desktop--light', 'desktop--dark', 'phone--light'],
  shows: 'Forgot Passcode?',
});

/** A login without an answer is one toast, and what was typed stays. */
export const LoginWithoutAnAnswer: Story = officeStory({
  at: paths.login,
  server: 'core',
  answers: { login: 'offline' },
  pictures: [],
  shows: 'Forgot Passcode?',
  play: async () => {
    const email = await screen.findByLabelText('Email');
    await userEvent.type(email, 'awka@motorpark.example');
    await userEvent.type(screen.getByLabelText('Password', { selector: 'input' }), 'Motorpark#26');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    const said = await screen.findByText('Internet disconnected');
    await expect(said.closest('.Toastify')).not.toBeNull();
    await expect(email).toHaveValue('awka@motorpark.example');
  },
});

export const ForgotPassword: Story = officeStory({ at: paths.forgotPassword, shows: 'Reset Password' });

export const EnteringTheCode: Story = officeStory({
  at: paths.passwordReset,
  state: ASKED,
  shows: /ada@motorpark\.example/,
  play: async () => {
    const [first] = await screen.findAllByRole('textbox');
    if (first) await userEvent.type(first, '482');
  },
});

export const CreatingAPassword: Story = officeStory({
  at: paths.createPassword,
  state: { ...ASKED, code: '482915' },
  shows: /ada@motorpark\.example/,
  play: async () => {
    const [password] = await screen.findAllByLabelText(/password/i, { selector: 'input' });
    if (password) await userEvent.type(password, 'Motorpark#26');
  },
});

export const PasswordChanged: Story = officeStory({
  at: paths.passwordConfirmation,
  state: { ...ASKED, isDone: true },
  shows: 'Return to Login',
});
