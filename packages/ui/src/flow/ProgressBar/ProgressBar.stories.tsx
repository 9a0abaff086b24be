import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inForm, LONG_TEXT } from '../../controls/fixtures';
import { Stack } from '../../layout';
import { ProgressBar } from './ProgressBar';
import { guide } from './ProgressBar.guide';

const meta = {
  title: 'Components/Flow/ProgressBar',
  component: ProgressBar,
  tags: ['autodocs'],
  parameters: { guide },
  decorators: [inForm],
  args: { label: 'Password recovery', step: 2, of: 4 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** From the first step to the last, and with many steps. */
export const EveryStep: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'forced-colors'] },
  render: (args) => (
    <Stack gap={4}>
      {[1, 2, 3, 4].map((step) => (
        <ProgressBar key={step} {...args} label={`Password recovery ${step}`} step={step} />
      ))}
      <ProgressBar label={LONG_TEXT} step={7} of={12} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('progressbar');
    await expect(first).toHaveAttribute('aria-valuetext', 'Step 1 of 4');
  },
};
