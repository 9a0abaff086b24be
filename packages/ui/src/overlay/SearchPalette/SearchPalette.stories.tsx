import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { HOSTILE_TEXT, LONG_TEXT, UNBROKEN_TEXT } from '../../controls/fixtures';
import { TicketIcon } from '../../controls';
import { SearchPalette } from './SearchPalette';
import { Opener, doings, pages, tickets, waybills } from './SearchPalette.fixtures';
import { guide } from './SearchPalette.guide';

const meta = {
  title: 'Components/Overlay/SearchPalette',
  component: SearchPalette,
  tags: ['autodocs'],
  parameters: { guide, picture: 'page', docs: { story: { inline: false } } },
  args: {
    label: 'Search everything',
    value: 'nwankwo',
    onChange: fn(),
    groups: [tickets, waybills],
    state: 'found',
    onSelect: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SearchPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Results in groups with the search text marked in them, the longest and strangest texts among them. */
export const Found: Story = {
  tags: ['states'],
  parameters: {
    screens: ['desktop', 'phone'],
    pictures: ['desktop--light', 'desktop--dark', 'phone--light'],
  },
  args: {
    value: 'nwa',
    groups: [
      tickets,
      waybills,
      {
        title: 'Trips',
        entries: [
          { id: 'long', label: LONG_TEXT, hint: UNBROKEN_TEXT, side: 'Completed', icon: TicketIcon },
          { id: 'hostile', label: HOSTILE_TEXT, hint: HOSTILE_TEXT, icon: TicketIcon },
        ],
      },
    ],
  },
};

/** Before anything is typed: the last opened record, actions and pages. */
export const Empty: Story = {
  args: {
    value: '',
    groups: [{ title: 'Recent', entries: tickets.entries.slice(0, 1) }, doings, pages],
    notice: 'A number, a phone, a name, a plate or a route: at least three characters.',
  },
};

/** Results that are known immediately are shown while the others are loading. */
export const Searching: Story = {
  parameters: { pictures: ['light'] },
  args: { value: 'tickets', groups: [pages], state: 'searching' },
};

/** No results. */
export const NothingFound: Story = {
  parameters: { pictures: ['light'] },
  args: { value: 'qqzzxx', groups: [] },
};

/** Without a connection only data on this machine is searched, and a note says so. */
export const Offline: Story = {
  parameters: { pictures: ['light'] },
  args: {
    value: 'tickets',
    groups: [pages],
    notice: 'Internet disconnected. Only pages and things to do are searched.',
  },
};

/** The search failed: the reason is shown, and it can be repeated. */
export const Failed: Story = {
  parameters: { pictures: ['light'] },
  args: { groups: [], state: { failure: 'Something went wrong on the server. Please try again.' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The focus stays in the field; arrow keys move through the entries and wrap around, Enter opens the highlighted one, Escape gives the focus back. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  args: { groups: [doings, tickets] },
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Search everything' });
    const open = async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      const field = canvas.getByRole('combobox', { name: 'Search everything' });
      await waitFor(() => expect(field).toHaveFocus());
      return field;
    };
    const field = await open();
    const list = within(canvas.getByRole('listbox'));
    const marked = (name: RegExp) =>
      expect(field).toHaveAttribute('aria-activedescendant', list.getByRole('option', { name }).id);
    await marked(/^Sell/);
    await userEvent.keyboard('{ArrowUp}');
    await marked(/^Emeka/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await marked(/^New waybill/);
    await userEvent.keyboard('n');
    await marked(/^Sell/);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    // The Enter of an input method completes a letter.
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(tickets.entries[0]);
    await waitFor(() => expect(opener).toHaveFocus());

    await open();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await open();
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** A press on an entry opens it, and hovering highlights it. */
export const ByPointer: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  play: async ({ canvas, args, userEvent }) => {
    const entry = canvas.getByRole('option', { name: /^Emeka/ });
    await userEvent.hover(entry);
    await expect(entry).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(entry);
    await expect(args.onSelect).toHaveBeenCalledWith(tickets.entries[1]);
  },
};
