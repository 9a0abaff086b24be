import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { HOSTILE_TEXT, LONG_TEXT, Sample, Sampler } from '../../controls/fixtures';
import { Button, KeyboardIcon, LockIcon, PasscodeIcon, SessionsIcon } from '../../controls';
import { AccountMenu } from './AccountMenu';
import { guide } from './AccountMenu.guide';

const meta = {
  title: 'Components/Layout/AccountMenu',
  component: AccountMenu,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    person: { name: 'Ada Obi', email: 'awka@motorpark.example' },
    onLogout: fn(),
    theme: 'system',
    onThemeChange: fn(),
  },
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** Closed, hovered, focused, with long names, and open: the selected theme has a tick, the focused item a ring. */
export const States: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'phone', 'forced-colors'] },
  render: (args) => (
    <Sampler>
      <Sample name="Open">
        <div style={{ minHeight: '22rem' }}>
          <AccountMenu {...args} />
        </div>
      </Sample>
      <Sample name="Closed">
        <div>
          <AccountMenu {...args} person={{ name: 'Chidi Okeke' }} />
        </div>
      </Sample>
      <Sample name="hovered" look="hovered">
        <AccountMenu {...args} person={{ name: 'Ngozi Eze' }} />
      </Sample>
      <Sample name="focused" look="focused">
        <AccountMenu {...args} person={{ name: 'Bola Ige' }} />
      </Sample>
      <Sample name="Long">
        <div>
          <AccountMenu {...args} person={{ name: LONG_TEXT }} />
        </div>
      </Sample>
      <Sample name="Hostile">
        <div>
          <AccountMenu {...args} person={{ name: HOSTILE_TEXT }} />
        </div>
      </Sample>
    </Sampler>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Account of Ada Obi' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'Account of Ada Obi' });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Light' })).toHaveFocus());
  },
};

/** With actions on the user's own login, each with a callback of the app, and the version of the product. */
export const WithActions: Story = {
  args: {
    version: 'Motorpark 1.0.0',
    actions: [
      { label: 'Change passcode', icon: PasscodeIcon, onSelect: fn() },
      { label: 'Where you are logged in', icon: SessionsIcon, onSelect: fn() },
      { label: 'Keyboard shortcuts', icon: KeyboardIcon, keyHint: '?', onSelect: fn() },
      { label: 'Lock', icon: LockIcon, onSelect: fn() },
    ],
  },
  render: (args) => (
    <div style={{ minHeight: '26rem' }}>
      <AccountMenu {...args} />
    </div>
  ),
  play: async ({ canvas, args, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Account of Ada Obi' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Lock' }));
    await expect(args.actions?.[3]?.onSelect).toHaveBeenCalledOnce();
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Change passcode' });
    await expect(screen.getByText('Motorpark 1.0.0')).toBeVisible();
  },
};

/** Tab closes the open menu and goes on from its button. */
export const LeftByTab: Story = {
  tags: ['!autodocs'],
  parameters: {
    pictures: [],
    keys: [['Tab', 'body:not(:has([role="menu"])) [data-testid="next"]:focus']],
  },
  render: (args) => (
    <>
      <AccountMenu {...args} />
      <Button data-testid="next">Next</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Account of Ada Obi' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
  },
};

/** Opened, navigated, chosen from and closed by keyboard alone. */
export const ByKeyboard: Story = {
  parameters: {
    pictures: [],
    tree: `
      - button "Account of Ada Obi" [expanded]: Ada Obi
      - dialog "Account of Ada Obi":
        - button "Dismiss"
        - text: Ada Obi awka@motorpark.example
        - menu "Account of Ada Obi":
          - group "Appearance":
            - text: Appearance
            - menuitemradio "As this computer" [checked]
            - menuitemradio "Light"
            - menuitemradio "Dark"
          - separator
          - menuitem "Logout"
        - button "Dismiss"
    `,
  },
  play: async ({ canvas, args, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Account of Ada Obi' });
    const item = (name: string) =>
      screen.getByRole(name === 'Logout' ? 'menuitem' : 'menuitemradio', { name });
    const expectAt = (name: string) => waitFor(() => expect(item(name)).toHaveFocus());
    await step('Tab reaches it; Enter, Space and Arrow down open it; Escape closes it', async () => {
      await userEvent.tab();
      for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
        await expect(opener).toHaveFocus();
        await userEvent.keyboard(key);
        await screen.findByRole('menu', { name: 'Account of Ada Obi' });
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(opener).toHaveFocus());
      }
    });
    await step(
      'Arrow keys walk it and turn round, Home and End go to its ends, a letter to its item',
      async () => {
        await userEvent.keyboard('{ArrowDown}');
        await screen.findByRole('menu');
        await userEvent.keyboard('{Home}');
        await expectAt('As this computer');
        await userEvent.keyboard('{ArrowUp}');
        await expectAt('Logout');
        await userEvent.keyboard('{ArrowDown}{ArrowDown}');
        await expectAt('Light');
        await userEvent.keyboard('d');
        await expectAt('Dark');
      },
    );
    await step('Enter chooses', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('Logout asks the app', async () => {
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu');
      await userEvent.keyboard('{End}');
      await expectAt('Logout');
      await userEvent.keyboard('{Enter}');
      await expect(args.onLogout).toHaveBeenCalledOnce();
      await waitFor(() => expect(opener).toHaveFocus());
      await userEvent.keyboard(' ');
      await screen.findByRole('menu');
    });
  },
};

/** Without themes the menu contains only Logout. */
export const WithoutThemes: Story = {
  parameters: { pictures: ['light'] },
  args: { theme: undefined, person: { name: 'Chidi Okeke', email: HOSTILE_TEXT } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Chidi Okeke' }));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
  },
};
