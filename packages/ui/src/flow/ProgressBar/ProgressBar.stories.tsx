import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inForm } from '../../controls/fixtures';
import { Stack } from '../../layout';
import { ProgressBar } from './ProgressBar';

const meta = {
  title: 'Flow/ProgressBar',
  component: ProgressBar,
  tags: ['autodocs'],
  decorators: [inForm],
  args: { label: 'Password recovery', step: 2, of: 4 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the first step to the last. */
export const EveryStep: Story = {
  render: (args) => (
    <Stack gap={4}>
      {[1, 2, 3, 4].map((step) => (
        <ProgressBar key={step} {...args} label={`Password recovery ${step}`} step={step} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('progressbar');
    await expect(first).toHaveAttribute('aria-valuetext', 'Step 1 of 4');
  },
};

/** Many steps on a phone. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, args: { step: 7, of: 12 } };
