import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout';
import { FailureState } from './FailureState';

const meta = {
  title: 'Data/FailureState',
  component: FailureState,
  tags: ['autodocs'],
  args: { message: 'Internet disconnected', onRetry: fn() },
} satisfies Meta<typeof FailureState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The message is announced, and one press asks again. */
export const TryAgain: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Internet disconnected');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** While it is being asked again, and where asking again can't help. */
export const States: Story = {
  render: (args) => (
    <Stack>
      <FailureState {...args} isRetrying />
      <FailureState message="This account may not see the tickets of other terminals. A super admin can move it." />
    </Stack>
  ),
};
