import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout';
import { StepIndicator } from './StepIndicator';

const meta = {
  title: 'Flow/StepIndicator',
  component: StepIndicator,
  tags: ['autodocs'],
  args: {
    steps: ['Sender Information', 'Receiver Information', 'Details of Goods', 'Payment Info'],
    current: 2,
    onStepSelect: fn(),
  },
} satisfies Meta<typeof StepIndicator>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: earlier steps and the current one can be chosen, later ones can't. */
export const WayBack: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await expect(canvas.getByRole('button', { current: 'step' })).toHaveAccessibleName('Details of Goods');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStepSelect).toHaveBeenLastCalledWith(1);
  },
};

/** From the first step to the last. */
export const EveryStep: Story = {
  render: (args) => (
    <Stack gap={3}>
      {args.steps.map((title, index) => (
        <StepIndicator key={title} {...args} current={index} />
      ))}
    </Stack>
  ),
  parameters: {
    // Several of them on one page is what only a story does.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
};

/** Where there is no room for the titles. */
export const Phone: Story = { ...EveryStep, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
