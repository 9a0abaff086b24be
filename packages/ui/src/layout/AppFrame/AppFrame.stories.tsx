import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { AddIcon, Button, ButtonLink, FilterIcon, SearchBox } from '../../controls';
import { HOSTILE_TEXT, LONG_TEXT, show } from '../../controls/fixtures';
import { Card } from '../Card/Card';
import { ConnectionBar } from '../ConnectionBar/ConnectionBar';
import { Page } from '../Page/Page';
import { TillBadge } from '../TillBadge/TillBadge';
import { Toolbar } from '../Toolbar/Toolbar';
import { AppFrame } from './AppFrame';
import { staffNavigation, superAdminNavigation } from './AppFrame.fixtures';
import { guide } from './AppFrame.guide';
import { tree } from './AppFrame.tree';

const tickets = (
  <Page title="Ticket History" isTitleHidden>
    <Toolbar
      primary={
        <ButtonLink href="#/admin/tickets/edit" variant="primary" icon={AddIcon}>
          Create Ticket
        </ButtonLink>
      }
    >
      <SearchBox label="Search Route ID" value="" onChange={fn()} />
      <Button icon={FilterIcon}>Filter</Button>
    </Toolbar>
    <Card>The list of tickets.</Card>
  </Page>
);

// Stories that act on the whole page are excluded from the docs page, where each would load a page of its own.
const meta = {
  title: 'Components/Layout/AppFrame',
  component: AppFrame,
  tags: ['autodocs'],
  parameters: {
    guide,
    layout: 'fullscreen',
    picture: 'page',
    docs: { story: { inline: false } },
  },
  args: {
    homeHref: '#/admin/dashboard',
    navigation: staffNavigation('Tickets'),
    breadcrumb: [{ label: 'Tickets', href: '#/admin/tickets' }, { label: 'Ticket History' }],
    roleLabel: 'Awka terminal',
    person: { name: 'Ada Obi', email: 'awka@motorpark.example' },
    onSearch: fn(),
    onLogout: fn(),
    theme: 'system',
    onThemeChange: fn(),
    children: tickets,
  },
  beforeEach: () => {
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Terminal staff: the menu with its two headings, and the name of their terminal. */
export const Staff: Story = {
  tags: ['states'],
  parameters: {
    pictures: ['light', 'dark', 'phone', 'large-text', 'forced-colors'],
    tree,
  },
};

/** What is pointed at: a place of the menu, one of the breadcrumb, the till; the brand and another place have the focus. */
export const Pointed: Story = {
  tags: ['!autodocs'],
  parameters: {
    pictures: ['light'],
  },
  args: { state: <TillBadge href="#/admin/till" till={{ counter: 'Awka 2', since: '08:00' }} /> },
  play: async ({ canvas }) => {
    for (const name of ['Waybill', 'Tickets', /^Till open/])
      for (const link of canvas.getAllByRole('link', { name })) show(link, 'hovered');
    for (const name of [/Motorpark/, 'Dashboard']) show(canvas.getByRole('link', { name }), 'focused');
    await expect(canvas.getByRole('main')).toBeVisible();
  },
};

/** Printed from the browser's menu, only the page is on paper. */
export const OnPaper: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'paperA4' } },
  args: { bar: <ConnectionBar state="offline" /> },
};

export const OnATablet: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: ['light'] },
  globals: { viewport: { value: 'tablet' } },
};

/** A super admin. */
export const SuperAdmin: Story = {
  parameters: { pictures: ['light'] },
  args: {
    homeHref: '#/super-admin/dashboard',
    navigation: superAdminNavigation('Dashboard'),
    breadcrumb: [{ label: 'Dashboard' }],
    roleLabel: 'Super Admin',
    person: { name: 'Chidi Okeke' },
    children: (
      <Page title="Dashboard" isTitleHidden>
        <Card title="Operation History">No transactions found</Card>
      </Page>
    ),
  },
};

/** Without a connection a bar below the header says so, across the full width. */
export const Offline: Story = {
  parameters: {
    screens: ['desktop', 'phone'],
    pictures: ['desktop--light', 'desktop--dark', 'phone--light'],
  },
  args: { bar: <ConnectionBar state="offline" /> },
};

/** Menu, header and bar stay in view while the content scrolls below them, positioned elements too. */
export const Scrolled: Story = {
  parameters: { picture: 'window', pictures: ['light'] },
  args: {
    bar: <ConnectionBar state="offline" />,
    children: (
      <Page title="Seats">
        {Array.from({ length: 20 }, (_, place) => (
          <div key={place} style={{ position: 'relative' }}>
            <Card title={`Seat ${place + 1}`}>Available</Card>
          </div>
        ))}
      </Page>
    ),
  },
  play: async () => {
    window.scrollTo(0, 250);
    await waitFor(() => expect(window.scrollY).toBe(250));
  },
};

/** On a phone the menu is behind a button, the breadcrumb shows only the current place, and long names are truncated. */
export const OnAPhone: Story = {
  parameters: { pictures: ['light'] },
  globals: { viewport: { value: 'phone' } },
  args: {
    roleLabel: 'Awka Regional Motor Park terminal',
    person: { name: LONG_TEXT, email: HOSTILE_TEXT },
    breadcrumb: [{ label: 'Tickets', href: '#/admin/tickets' }, { label: LONG_TEXT }],
  },
};

/** The drawer opens with the current place marked; following a link closes it and opens that page. */
export const DrawerFollowed: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const drawer = await canvas.findByRole('dialog', { name: 'Menu' });
    await expect(within(drawer).getByRole('link', { name: 'Tickets' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(within(drawer).getByRole('link', { name: 'Waybill' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(window.location.hash).toBe('#/admin/waybill');
  },
};

/** The focus moves into the drawer and returns to the button when Escape, the close button or a click beside the drawer closes it. */
export const DrawerOpen: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: ['light'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    async function open() {
      await userEvent.click(opener);
      const drawer = await canvas.findByRole('dialog', { name: 'Menu' });
      await expect(drawer.contains(document.activeElement)).toBe(true);
      return drawer;
    }
    async function expectClosed() {
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    }

    await step('Escape, which reaches a dialog as a request to be cancelled', async () => {
      await fireEvent(await open(), new Event('cancel', { cancelable: true }));
      await expectClosed();
    });
    await step('The cross', async () => {
      await userEvent.click(within(await open()).getByRole('button', { name: 'Close menu' }));
      await expectClosed();
    });
    await step('The page beside it', async () => {
      await fireEvent.click(await open());
      await expectClosed();
    });
    await step('Going back in the browser', async () => {
      await open();
      await fireEvent(window, new HashChangeEvent('hashchange'));
      await expectClosed();
    });
    await open();
  },
};

/** The first Tab shows the skip link, which is hidden until then. The address does not change, because it belongs to the router. */
export const SkipToContent: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: ['light'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveStyle({ boxShadow: 'none' });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(window.location.hash).toBe('');
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.tab({ shift: true });
  },
};

/** Tab visits the brand, the menu, the breadcrumb and the account before the content; Enter follows a link of the menu. */
export const WalkedByKeyboard: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  play: async ({ canvas, args, userEvent }) => {
    const menu = staffNavigation('Tickets').flatMap(({ items }) => items.map(({ label }) => label));
    const links = ['Skip to content', 'Motorpark', ...menu];
    for (const name of links) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
    const breadcrumb = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await userEvent.tab();
    await expect(breadcrumb.getByRole('link', { name: 'Tickets' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Search everything' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Account of Ada Obi' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    const place = within(canvas.getByRole('navigation', { name: 'Main menu' })).getByRole('link', {
      name: 'Waybill',
    });
    place.focus();
    await userEvent.keyboard('{Enter}');
    await expect(window.location.hash).toBe('#/admin/waybill');
  },
};
