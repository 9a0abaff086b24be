import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HOSTILE_TEXT, LONG_TEXT, Sample, Sampler, UNBROKEN_TEXT } from '../../controls/fixtures';
import { FailureState } from './FailureState';
import { guide } from './FailureState.guide';

const meta = {
  title: 'Components/Data/FailureState',
  component: FailureState,
  tags: ['autodocs'],
  parameters: { guide },
  args: { message: 'Internet disconnected', onRetry: fn() },
} satisfies Meta<typeof FailureState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** Initially, hovered, focused, while it tries again, without a retry button, and with long messages. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Sampler>
      <Sample name="Just failed">
        <FailureState {...args} />
      </Sample>
      <Sample name="hovered" look="hovered">
        <FailureState {...args} />
      </Sample>
      <Sample name="focused">
        <FailureState {...args} />
      </Sample>
      <Sample name="Asking again">
        <FailureState {...args} isRetrying />
      </Sample>
      <Sample name="Asking again can’t help">
        <FailureState message="This account may not see the tickets of other terminals. A super admin can move it." />
      </Sample>
      <Sample name="Long">
        <FailureState {...args} message={`${LONG_TEXT} ${UNBROKEN_TEXT}`} />
      </Sample>
      <Sample name="Hostile">
        <FailureState message={HOSTILE_TEXT} />
      </Sample>
      <Sample name="beside what was fetched before">
        <FailureState {...args} isInline />
      </Sample>
    </Sampler>
  ),
  play: async ({ canvas }) => {
    for (let stop = 0; stop < 3; stop += 1) await userEvent.tab();
    await expect(canvas.getAllByRole('button')[2]).toHaveFocus();
  },
};

const pressesAgain = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
};

/** The message is announced; Tab and Enter or Space try again. */
export const TryAgain: Story = {
  parameters: { pictures: [] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Internet disconnected');
    await pressesAgain();
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};

/** While it tries again, the button keeps the focus and sends no second request. */
export const AsksOnlyOnce: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  args: { isRetrying: true },
  play: async ({ canvas, args }) => {
    await pressesAgain();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
