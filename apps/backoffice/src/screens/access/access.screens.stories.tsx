import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
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
