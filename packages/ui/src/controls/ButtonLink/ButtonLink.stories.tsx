import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout';
import { LONG_TEXT } from '../fixtures';
import { AddIcon } from '../Icon/icons';
import { ButtonLink } from './ButtonLink';

const meta = {
  title: 'Controls/ButtonLink',
  component: ButtonLink,
  tags: ['autodocs'],
  args: { children: 'Create Ticket', href: '#/admin/tickets/edit' },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Weights: Story = {
  render: (args) => (
    <Inline gap={3}>
      <ButtonLink {...args} variant="primary" icon={AddIcon} />
      <ButtonLink {...args}>See Waybills</ButtonLink>
      <ButtonLink {...args} variant="quiet">
        Previous
      </ButtonLink>
      <ButtonLink {...args}>{LONG_TEXT}</ButtonLink>
    </Inline>
  ),
};

/** It is a link: reached by Tab, followed by Enter, and its address is real. */
export const Followed: Story = {
  args: { variant: 'primary' },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Create Ticket' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(window.location.hash).toBe('#/admin/tickets/edit');
  },
};
