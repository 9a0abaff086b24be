import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HOSTILE_TEXT, LONG_TEXT, UNBROKEN_TEXT } from '../../controls/fixtures';
import { ChangedDialog } from './ChangedDialog';
import { guide } from './ChangedDialog.guide';

const meta = {
  title: 'Components/Overlay/ChangedDialog',
  component: ChangedDialog,
  tags: ['autodocs'],
  parameters: { guide, picture: 'page', docs: { story: { inline: false } } },
  args: {
    name: 'Diesel',
    message: 'Ada Obi has changed this expense since you opened it (15 Jan 2025, 9:12 AM).',
    changes: [{ label: 'Amount', was: '₦5,000.00', is: '₦500,000.00' }],
    act: 'Approve',
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ChangedDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the new facts beside the old ones; a stray Enter decides nothing. */
export const DecideAgain: Story = {
  tags: ['states'],
  parameters: {
    screens: ['desktop', 'phone'],
    pictures: ['desktop--light', 'desktop--dark', 'phone--light'],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(
      'Amount is now ₦500,000.00, it was ₦5,000.00 when you opened it.',
    );
    await expect(canvas.getByRole('button', { name: 'Leave it' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Somebody else has decided already: the dialog can only be read and closed. */
export const NothingToDecide: Story = {
  args: {
    act: undefined,
    message: 'Ngozi Okeke has changed this expense since you opened it (15 Jan 2025, 9:12 AM).',
    changes: [{ label: 'Status', was: 'Pending', is: 'Rejected' }],
  },
};

/** Long and hostile texts stay inside. */
export const LongTexts: Story = {
  args: {
    name: LONG_TEXT,
    changes: [
      { label: 'Description', was: '', is: UNBROKEN_TEXT },
      { label: 'Terminal', was: HOSTILE_TEXT, is: '' },
    ],
  },
};
