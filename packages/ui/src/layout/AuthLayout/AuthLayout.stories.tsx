import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button, PasswordField, TextField, TextLink, BackIcon } from '../../controls';
import { LONG_TEXT } from '../../controls/fixtures';
import { Inline, Stack } from '../Stack/Stack';
import { AuthLayout } from './AuthLayout';

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
  title: 'Layout/AuthLayout',
  component: AuthLayout,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    picture: 'page',
    docs: { story: { inline: false, height: '640px' } },
  },
  args: { title: 'Admin Login', lead: 'Use the e-mail and passcode of your terminal.', children: login },
} satisfies Meta<typeof AuthLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The login on the PC of a terminal. */
export const Login: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Admin Login');
    await expect(document.title).toBe('Admin Login · Motorpark');
  },
};

/** The same on a phone. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** A step of the recovery, with a way back under the card and more text than usual. */
export const WithFooter: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Forgot password',
    lead: LONG_TEXT,
    footer: (
      <TextLink href="#/login" icon={BackIcon}>
        Back to login
      </TextLink>
    ),
  },
};
