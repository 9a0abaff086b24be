import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HOSTILE_TEXT, inForm, LONG_TEXT, Sample, Sampler } from '../../controls/fixtures';
import { ResendLink } from './ResendLink';
import { guide } from './ResendLink.guide';

const NOW = Date.parse('2025-01-15T09:30:00+01:00');

const meta = {
  title: 'Components/Flow/ResendLink',
  component: ResendLink,
  tags: ['autodocs'],
  parameters: { guide },
  args: { question: 'Didn’t get the e-mail?', children: 'Click to resend', readyAt: NOW, onResend: fn() },
} satisfies Meta<typeof ResendLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** Ready, hovered, focused, waiting, busy, and with long questions. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Sampler>
      <Sample name="Ready">
        <ResendLink {...args} />
      </Sample>
      <Sample name="hovered" look="hovered">
        <ResendLink {...args} />
      </Sample>
      <Sample name="focused" look="focused">
        <ResendLink {...args} />
      </Sample>
      <Sample name="Just asked">
        <ResendLink {...args} readyAt={NOW + 60_000} />
      </Sample>
      <Sample name="Nearly there">
        <ResendLink {...args} readyAt={NOW + 8_200} />
      </Sample>
      <Sample name="Being worked on">
        <ResendLink {...args} isBusy />
      </Sample>
      <Sample name="Long">
        <ResendLink {...args} question={LONG_TEXT} readyAt={NOW + 42_000} />
      </Sample>
      <Sample name="Hostile">
        <ResendLink {...args} question={HOSTILE_TEXT} />
      </Sample>
    </Sampler>
  ),
};

/** Tab reaches it, Enter and Space press it, and it keeps the focus. */
export const Pressed: Story = {
  decorators: [inForm],
  parameters: { pictures: [] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onResend).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button', { name: 'Click to resend' })).toHaveFocus();
  },
};

/** A press before its time does nothing; the remaining time is its accessible description. */
export const TooSoon: Story = {
  decorators: [inForm],
  parameters: { pictures: [] },
  args: { readyAt: NOW + 42_000 },
  play: async ({ canvas, args, userEvent }) => {
    const link = canvas.getByRole('button', { name: 'Click to resend' });
    await expect(link).toHaveAccessibleDescription('in 0:42');
    await userEvent.click(link);
    link.blur();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onResend).not.toHaveBeenCalled();
  },
};
