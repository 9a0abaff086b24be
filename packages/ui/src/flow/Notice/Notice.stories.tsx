import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../controls';
import { HOSTILE_TEXT, LONG_TEXT, UNBROKEN_TEXT } from '../../controls/fixtures';
import { Stack } from '../../layout';
import { Notice } from './Notice';
import { guide } from './Notice.guide';

const meta = {
  title: 'Components/Flow/Notice',
  component: Notice,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    tone: 'warning',
    children: 'Ensure payment is fully confirmed before issuing receipts.',
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** One of each tone; with a title, with a focused action, with long texts. */
export const Variants: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'phone'] },
  render: (args) => (
    <Stack gap={3}>
      <Notice {...args} />
      <Notice tone="danger" title="Seat 7 has just been sold" action={<Button>Choose again</Button>}>
        Another clerk sold it while you were typing. What you typed is still here; choose another seat.
      </Notice>
      <Notice tone="info">
        This server does not save vehicles yet. What you enter is checked and not kept.
      </Notice>
      <Notice tone="success">Receipts print here. The last one went out at 06:41 AM.</Notice>
      <Notice tone="warning" title={LONG_TEXT} action={<Button>Print again</Button>}>
        {UNBROKEN_TEXT + UNBROKEN_TEXT + UNBROKEN_TEXT + UNBROKEN_TEXT}
      </Notice>
      <Notice tone="info" title={UNBROKEN_TEXT}>
        {HOSTILE_TEXT}
      </Notice>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Seat 7 has just been sold');
    await expect(canvas.getAllByRole('status')).toHaveLength(5);
    // The text is vertically centred on its icon.
    for (const notice of [canvas.getByRole('alert'), ...canvas.getAllByRole('status')]) {
      const middle = middleOf(notice);
      for (const part of notice.children)
        await expect(Math.abs(middleOf(part) - middle)).toBeLessThanOrEqual(1);
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose again' })).toHaveFocus();
  },
};

function middleOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
}
