import type { Difference } from '@motorpark/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HOSTILE_TEXT, LONG_TEXT, UNBROKEN_TEXT } from '../../controls/fixtures';
import { ConflictDialog } from './ConflictDialog';
import { guide } from './ConflictDialog.guide';

const differences: Difference[] = [
  {
    name: 'name',
    label: 'Traveler name',
    seen: 'Chinedu Obi',
    theirs: 'Chinedu Obiora',
    mine: 'Chinedu Obi',
    side: 'theirs',
  },
  {
    name: 'phone',
    label: 'Mobile number',
    seen: '0803 412 7781',
    theirs: '0803 412 7781',
    mine: '0809 000 1111',
    side: 'mine',
  },
  {
    name: 'place',
    label: 'Trip and seats',
    seen: 'Awka - Lagos, seats 4, 5',
    theirs: 'Awka - Lagos, seats 7, 8',
    mine: 'Awka - Abuja, seats 4, 5',
    side: undefined,
  },
];

const meta = {
  title: 'Components/Overlay/ConflictDialog',
  component: ConflictDialog,
  tags: ['autodocs'],
  parameters: { guide, picture: 'page', docs: { story: { inline: false } } },
  args: {
    message: 'Tunde Bello has changed this ticket since you opened it (15 Jan 2025, 9:12 AM).',
    differences,
    onDecide: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConflictDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A field that one of the two changed is decided already, a field that both changed is open. */
export const Opened: Story = {
  tags: ['states'],
  parameters: {
    screens: ['desktop', 'phone'],
    pictures: ['desktop--light', 'desktop--dark', 'phone--light'],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Chinedu Obiora' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '0809 000 1111' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Awka - Lagos, seats 7, 8' })).not.toBeChecked();
    await expect(canvas.getByRole('radiogroup', { name: 'Traveler name' })).toHaveAccessibleDescription(
      'When you opened it: Chinedu Obi',
    );
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};

/** Saving before all is decided shows what is open, and focuses it. */
export const StillOpen: Story = {
  parameters: { pictures: ['light'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as chosen' }));
    await expect(args.onDecide).not.toHaveBeenCalled();
    const group = canvas.getByRole('radiogroup', { name: 'Trip and seats' });
    await expect(group).toHaveAccessibleDescription(/Both of you changed this\. Choose one\./);
    await expect(canvas.getByRole('radio', { name: 'Awka - Lagos, seats 7, 8' })).toHaveFocus();
  },
};

/** By keyboard: arrow keys choose within a field, Tab moves on, Enter saves. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Chinedu Obiora' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save as chosen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecide).toHaveBeenCalledWith({ name: 'mine', phone: 'mine', place: 'mine' });
  },
};

/** Escape and the button return to the form. */
export const BackToTheForm: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the form' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};

/** Long and hostile texts stay inside, an empty one says so; the buttons stay within reach. */
export const LongTexts: Story = {
  args: {
    differences: [
      { name: 'a', label: LONG_TEXT, seen: '', theirs: UNBROKEN_TEXT, mine: LONG_TEXT, side: undefined },
      { name: 'b', label: 'Handling', seen: HOSTILE_TEXT, theirs: '', mine: HOSTILE_TEXT, side: 'theirs' },
    ],
  },
};
