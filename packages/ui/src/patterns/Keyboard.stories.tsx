import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { KeyboardPage } from './KeyboardPage.fixtures';

/**
 * A ticket can be sold by keyboard alone, and the shortest way is the obvious one. These rules hold on every screen:
 *
 * | Key | What it does | Where |
 * | --- | --- | --- |
 * | Tab, Shift Tab | move through the controls, in reading order | everywhere |
 * | Enter | presses; in a field it goes on or saves | buttons, forms, wizards |
 * | Space | presses; takes a seat or releases it | buttons, seats |
 * | Arrow keys | move within a group, which Tab enters once | rows, seats, menus, radio groups, calendars |
 * | Escape | closes what is open and changes nothing | dialogs, menus, calendars |
 * | / | focuses the search box | lists |
 * | ? | shows all shortcuts | everywhere but in fields |
 * | Alt N, Alt T | opens the ticket form; focuses the notifications | staff screens; everywhere |
 *
 * - **The focus starts where work starts**: in the first field of a form or step; in a list nowhere, so that / and Tab both lead in.
 *   In a dialog that deletes it starts on the cancel button.
 * - **The focus returns** to the control that opened a dialog or a menu. If that is gone, it stays at that place: Tab continues with the next row.
 * - **A failed Next or Save focuses the first invalid field**, and its error is read out with it.
 * - **The focus ring is always visible**: 2 px in the focus colour, 2 px off, 3:1 on every background, and drawn by the system in forced
 *   colours. It is shown for the keyboard, not for a mouse.
 * - **One tab stop per group.** A grid of 59 seats, a table's row menu, a group of radios: Tab enters and leaves, arrow keys move within.
 * - **No plain letter is a shortcut.** A scanner types letters; what it types within a moment and ends with Enter is a scan, and
 *   never stays in a field.
 * - **A key that is held down presses once.** An Enter that is still held from the previous page submits nothing on the next one.
 * - **A busy button keeps the focus**: it stays in the tab order and ignores presses.
 */
const meta = {
  title: 'Patterns/Keyboard',
  component: KeyboardPage,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    picture: 'page',
    docs: { canvas: { sourceState: 'none' }, story: { inline: false } },
  },
  args: { onEdit: fn(), onDelete: fn() },
} satisfies Meta<typeof KeyboardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `?` shows all shortcuts over the page; Escape closes them. */
export const AllKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'Routes' }));
    await userEvent.keyboard('?');
    await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  },
};

/** `/`, a part of the name, Tab to the row, Enter. */
export const FoundAndOpened: Story = {
  parameters: { pictures: [] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'Routes' }));
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('ibadan');
    const row = await canvas.findByRole('button', { name: 'Lagos - Ibadan' });
    for (let stops = 0; stops < 6 && document.activeElement !== row; stops += 1) await userEvent.tab();
    await expect(row).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Actions for Lagos - Ibadan' })).toHaveFocus();
  },
};

/** A row is deleted by its menu: D, Enter, then Tab from the cancel button, Enter. The focus stays in the list. */
export const DeletedByKeys: Story = {
  parameters: { pictures: [] },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button', { name: 'Actions for Enugu - Lagos' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('d{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'No, Cancel' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledOnce());
    await expect(canvas.queryByText('Enugu - Lagos')).toBeNull();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
};
