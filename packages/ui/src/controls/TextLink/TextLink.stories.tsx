import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout';
import { HOSTILE_TEXT, inForm, LONG_TEXT } from '../fixtures';
import { BackIcon, NextIcon } from '../Icon/icons';
import { TextLink } from './TextLink';

const meta = {
  title: 'Controls/TextLink',
  component: TextLink,
  tags: ['autodocs'],
  args: { children: 'Forgot Passcode?', href: '#/forgot-password' },
  argTypes: { icon: { control: false }, trailingIcon: { control: false } },
  decorators: [inForm],
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  render: (args) => (
    <Stack gap={3} align="start">
      <TextLink {...args} />
      <TextLink {...args} trailingIcon={NextIcon}>
        See all
      </TextLink>
      <TextLink {...args} icon={BackIcon}>
        Back
      </TextLink>
      <p>
        The seats went to someone else.{' '}
        <TextLink {...args} isInline>
          Choose other seats
        </TextLink>{' '}
        to go on.
      </p>
      <TextLink {...args}>{LONG_TEXT}</TextLink>
      <TextLink {...args}>{HOSTILE_TEXT}</TextLink>
    </Stack>
  ),
};

/** Tab reaches it, Enter follows it. */
export const Followed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Forgot Passcode?' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(window.location.hash).toBe('#/forgot-password');
  },
};
