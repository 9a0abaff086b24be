import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../controls';
import { HOSTILE_TEXT, LONG_TEXT, UNBROKEN_TEXT } from '../../controls/fixtures';
import { ConfirmDialog } from './ConfirmDialog';
import { guide } from './ConfirmDialog.guide';

const meta = {
  title: 'Components/Overlay/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['autodocs'],
  parameters: { guide, picture: 'page', docs: { story: { inline: false } } },
  args: {
    title: 'Are you sure you want to delete this trip?',
    notes: [
      'This action cannot be undone.',
      'Traveler information, seat assignment and payment details may be lost.',
    ],
    confirmLabel: 'Yes, Delete',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The focus starts on the cancel button: Enter cancels, and so does Escape. */
export const Delete: Story = {
  tags: ['states'],
  parameters: {
    pictures: ['light', 'dark', 'forced-colors'],
    tree: `
      - alertdialog "Are you sure you want to delete this trip?":
        - heading "Are you sure you want to delete this trip?" [level=2]
        - paragraph: This action cannot be undone.
        - paragraph: Traveler information, seat assignment and payment details may be lost.
        - contentinfo:
          - button "No, Cancel"
          - button "Yes, Delete"`,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alertdialog')).toHaveAccessibleDescription(/cannot be undone/);
    await expect(canvas.getByRole('button', { name: 'No, Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** While the action runs nothing closes the dialog and nothing starts twice. */
export const Busy: Story = {
  parameters: { pictures: ['light'] },
  args: { isBusy: true },
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, Delete' }));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Two presses in one task, before the owner could show that it is busy, confirm once. */
export const PressedTwice: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Yes, Delete' });
    button.click();
    button.click();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** A question without danger has a calm tone. */
export const Logout: Story = {
  parameters: { pictures: ['light'] },
  args: {
    title: 'Are you sure you want to logout?',
    notes: undefined,
    confirmLabel: 'Yes, Logout',
    tone: 'info',
  },
};

function List({ onConfirm, ...dialog }: Parameters<typeof ConfirmDialog>[0]) {
  const [tickets, setTickets] = useState(['TK-7QF3XM-K', 'TK-7QF4RW-M']);
  const [toDelete, setToDelete] = useState<string>();
  return (
    <>
      <ul>
        {tickets.map((ticket) => (
          <li key={ticket}>
            <Button onPress={() => setToDelete(ticket)}>{ticket}</Button>
          </li>
        ))}
      </ul>
      {toDelete && (
        <ConfirmDialog
          {...dialog}
          onCancel={() => setToDelete(undefined)}
          onConfirm={() => {
            void onConfirm();
            setTickets(tickets.filter((ticket) => ticket !== toDelete));
            setToDelete(undefined);
          }}
        />
      )}
    </>
  );
}

/** If the element that had the focus is deleted, Tab continues from its place. */
export const OpenerIsGone: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  render: (args) => <List {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'TK-7QF3XM-K' }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('list')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'TK-7QF4RW-M' })).toHaveFocus();
  },
};

/** Long and hostile texts stay inside; the buttons stay within reach. */
export const LongTexts: Story = {
  args: {
    title: `Are you sure you want to delete ${UNBROKEN_TEXT}?`,
    notes: [LONG_TEXT, HOSTILE_TEXT],
    confirmLabel: 'Yes, delete it and all that was sold on it',
    cancelLabel: 'No, leave everything as it is',
  },
};

/** By keyboard: Tab moves from the cancel to the confirm button, Shift+Tab back; Enter confirms. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  play: async ({ canvas, args }) => {
    const act = canvas.getByRole('button', { name: 'Yes, Delete' });
    await userEvent.tab();
    await expect(act).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'No, Cancel' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
