import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout';
import { CutText } from './CutText';

const meta = {
  title: 'Data/CutText',
  component: CutText,
  tags: ['autodocs'],
  parameters: { picture: 'page' },
  args: { children: 'Chukwuemeka Onyekachukwu-Ezenwa' },
  decorators: [
    (Story) => (
      <div style={{ width: '16ch' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CutText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Text that fits is no tab stop. Text that is cut is one, and shows itself whole; Escape puts it away. */
export const WholeOnFocus: Story = {
  render: (args) => (
    <Stack gap={10}>
      <CutText>Ngozi Okafor</CutText>
      <CutText {...args} />
      <CutText onPress={fn()}>Oluwaseun Adebayo-Williams</CutText>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const whole = () => document.querySelector('[data-text]');
    await waitFor(() => expect(document.fonts.status).toBe('loaded'));
    await userEvent.tab();
    await expect(canvas.getByText(/^Chukwuemeka/).parentElement).toHaveFocus();
    await waitFor(() => expect(whole()).toHaveAttribute('data-text', 'Chukwuemeka Onyekachukwu-Ezenwa'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(whole()).toBeNull());
    await userEvent.tab();
    await waitFor(() => expect(whole()).toHaveAttribute('data-text', 'Oluwaseun Adebayo-Williams'));
  },
};

/** The same under the pointer. */
export const WholeOnHover: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByText(/^Chukwuemeka/));
    await waitFor(() => expect(document.querySelector('[data-text]')).toBeVisible());
  },
};
