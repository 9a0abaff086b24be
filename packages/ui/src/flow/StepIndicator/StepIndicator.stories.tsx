import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HOSTILE_TEXT, LONG_TEXT, Sample, UNBROKEN_TEXT } from '../../controls/fixtures';
import { Stack } from '../../layout';
import { StepIndicator } from './StepIndicator';
import { guide } from './StepIndicator.guide';

const meta = {
  title: 'Components/Flow/StepIndicator',
  component: StepIndicator,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    steps: ['Sender Information', 'Receiver Information', 'Details of Goods', 'Payment Info'],
    current: 2,
    onSelect: fn(),
  },
} satisfies Meta<typeof StepIndicator>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: Tab visits the completed steps and the current one, Enter and Space select; later steps are skipped. */
export const WayBack: Story = {
  parameters: {
    pictures: [],
    tree: `
      - navigation "Steps":
        - list:
          - listitem:
            - button "Sender Information"
            - text: completed
          - listitem:
            - button "Receiver Information"
            - text: completed
          - listitem:
            - button "Details of Goods"
          - listitem: Payment Info
    `,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await expect(canvas.getByRole('button', { current: 'step' })).toHaveAccessibleName('Details of Goods');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(1);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenLastCalledWith(2);
    await userEvent.tab();
    await expect(canvas.getByRole('navigation').contains(document.activeElement)).toBe(false);
  },
};

/** Steps in any order: each can be selected, completed ones have a tick wherever they are; in the end none is the current one. */
export const AnyOrder: Story = {
  args: {
    steps: ['Company', 'Terminals', 'Routes', 'Drivers'],
    done: [true, false, false, true],
    current: 1,
  },
  render: (args) => (
    <Stack gap={3}>
      <StepIndicator {...args} />
      <StepIndicator {...args} done={[true, true, true, true]} current={undefined} />
    </Stack>
  ),
  parameters: {
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  play: async ({ canvas, args }) => {
    const [routes] = canvas.getAllByRole('button', { name: 'Routes' });
    routes?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(2);
    routes?.blur();
  },
};

/** From the first step to the last, hovered, focused, and with long titles. Where there is no room only one title is shown. */
export const EveryStep: Story = {
  tags: ['states'],
  render: (args) => (
    <Stack gap={3}>
      {args.steps.map((title, index) => (
        <StepIndicator key={title} {...args} current={index} />
      ))}
      <Sample name="hovered" look="hovered">
        <StepIndicator {...args} />
      </Sample>
      <Sample name="focused" look="focused">
        <StepIndicator {...args} />
      </Sample>
      <Sample name="Long and hostile">
        <StepIndicator {...args} steps={[LONG_TEXT, UNBROKEN_TEXT, HOSTILE_TEXT]} current={1} />
      </Sample>
    </Stack>
  ),
  parameters: {
    pictures: ['light', 'dark', 'phone', 'forced-colors'],
    // Several step indicators on one page occur only in this story.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
};
