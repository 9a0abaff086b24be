import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button, PasswordField, TextField, TextLink, BackIcon } from '../../controls';
import { HOSTILE_TEXT, LONG_TEXT, UNBROKEN_TEXT } from '../../controls/fixtures';
import { ProgressBar } from '../../flow';
import { Inline, Stack } from '../Stack/Stack';
import { AuthLayout } from './AuthLayout';
import { guide } from './AuthLayout.guide';

const login = (
  <form noValidate>
    <Stack>
      <TextField
        label="Email"
        name="email"
        type="email"
        value=""
        onChange={fn()}
        autoComplete="username"
        isRequired
      />
      <PasswordField label="Password" name="password" value="" onChange={fn()} isRequired />
      <Inline justify="end">
        <TextLink href="#/forgot-password">Forgot Passcode?</TextLink>
      </Inline>
      <Button type="submit" variant="primary" isFullWidth>
        Login
      </Button>
    </Stack>
  </form>
);

const meta = {
  title: 'Components/Layout/AuthLayout',
  component: AuthLayout,
  tags: ['autodocs'],
  parameters: {
    guide,
    layout: 'fullscreen',
    picture: 'page',
    docs: { story: { inline: false } },
  },
  args: { title: 'Admin Login', lead: 'Use the e-mail and passcode of your terminal.', children: login },
} satisfies Meta<typeof AuthLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The login, with the focus in its first field. */
export const Login: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Admin Login');
    await expect(document.title).toBe('Admin Login · Motorpark');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveFocus();
  },
};

/** A step of the recovery: the progress, more text than usual, and a link back below the card, which Tab reaches last. */
export const WithFooter: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Forgot password',
    lead: `${LONG_TEXT} ${HOSTILE_TEXT} ${UNBROKEN_TEXT}`,
    progress: <ProgressBar label="Password recovery" step={1} of={4} />,
    footer: (
      <TextLink href="#/login" icon={BackIcon}>
        Back to login
      </TextLink>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    for (let stop = 0; stop < 6 && document.activeElement?.textContent !== 'Back to login'; stop += 1)
      await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
