import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button, DeleteIcon, EditIcon, ViewIcon } from '../../controls';
import { HOSTILE_TEXT, LONG_TEXT, Sample, Sampler } from '../../controls/fixtures';
import { RowMenu } from './RowMenu';
import { guide } from './RowMenu.guide';

const onDelete = fn();

const meta = {
  title: 'Components/Overlay/RowMenu',
  component: RowMenu,
  tags: ['autodocs'],
  parameters: { guide, picture: 'page', docs: { story: { inline: false } } },
  args: {
    label: 'Actions for Ngozi Okafor',
    items: [
      { label: 'View', onSelect: fn(), icon: ViewIcon },
      { label: 'Edit', onSelect: fn(), icon: EditIcon },
      { label: 'Boarded', onSelect: fn(), group: 'Change Status' },
      {
        label: 'Enroute',
        onSelect: fn(),
        group: 'Change Status',
        disabledReason: 'She has not boarded yet.',
      },
      { label: 'Delete', onSelect: onDelete, icon: DeleteIcon, tone: 'danger' },
    ],
  },
  beforeEach: () => onDelete.mockClear(),
} satisfies Meta<typeof RowMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

let endWork = () => {};

/** While a chosen action runs, the button shows that, and opens no menu. */
export const Working: Story = {
  parameters: { pictures: [] },
  args: { items: [{ label: 'View', onSelect: () => new Promise<void>((end) => (endWork = end)) }] },
  play: async ({ canvas }) => {
    await openByKey();
    await userEvent.keyboard('{Enter}');
    const button = canvas.getByRole('button');
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(screen.queryByRole('menu')).toBeNull();
    endWork();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await openByKey();
  },
};

async function openByKey() {
  screen.getByRole('button', { name: 'Actions for Ngozi Okafor' }).focus();
  await pressToOpen('{Enter}');
}

async function pressToOpen(key: string) {
  await userEvent.keyboard(key);
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'View' })).toHaveFocus());
}

/** Closed in each state, and opened by keyboard with the focus on the first item. Long and hostile names wrap. */
export const States: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'phone', 'forced-colors'] },
  args: { label: 'Actions for Ngozi Okafor' },
  render: (args) => (
    <Sampler>
      {(['hovered', 'focused', 'pressed'] as const).map((look) => (
        <Sample key={look} name={look} look={look}>
          <RowMenu {...args} label={`Actions for a row that is ${look}`} />
        </Sample>
      ))}
      <Sample name="Open">
        <RowMenu
          {...args}
          items={[
            ...(typeof args.items === 'function' ? args.items() : args.items),
            { label: 'Print', onSelect: fn(), icon: ViewIcon, disabledReason: 'The ticket is void.' },
            { label: LONG_TEXT, onSelect: fn() },
            { label: HOSTILE_TEXT, onSelect: fn() },
          ]}
        />
      </Sample>
    </Sampler>
  ),
  play: openByKey,
};

/** The accessibility tree of the open menu: its name, its items, and the group with its heading. Its letter moves the focus to Delete. */
export const Open: Story = {
  tags: ['!autodocs'],
  parameters: {
    pictures: ['light'],
    tree: `
      - button "Actions for Ngozi Okafor" [expanded]
      - dialog "Actions for Ngozi Okafor":
        - button "Dismiss"
        - menu "Actions for Ngozi Okafor":
          - menuitem "View"
          - menuitem "Edit"
          - group "Change Status":
            - text: Change Status
            - menuitem "Boarded"
            - menuitem "Enroute" [disabled]: Enroute She has not boarded yet.
          - menuitem "Delete"
        - button "Dismiss"`,
  },
  play: async () => {
    await openByKey();
    await userEvent.keyboard('d');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
  },
};

/** Tab and Shift+Tab close the open menu and go on from its button. */
export const LeftByTab: Story = {
  tags: ['!autodocs'],
  parameters: {
    pictures: [],
    keys: [
      ['Tab', 'body:not(:has([role="menu"])) [data-testid="next"]:focus'],
      ['Shift+Tab ArrowDown', '[role="menuitem"]:focus'],
      ['Shift+Tab', 'body:not(:has([role="menu"])) [data-testid="previous"]:focus'],
    ],
  },
  render: (args) => (
    <>
      <Button data-testid="previous">Previous</Button>
      <RowMenu {...args} />
      <Button data-testid="next">Next</Button>
    </>
  ),
  play: openByKey,
};

/** Arrow keys and first letters move through the menu, Enter chooses; Escape changes nothing. The focus returns to the button either way. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    button.focus();
    for (const key of [' ', '{ArrowUp}']) {
      await pressToOpen(key);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    }
    await pressToOpen('{ArrowDown}');
    const steps = [
      ['{ArrowDown}', 'Edit'],
      ['{ArrowDown}', 'Boarded'],
      ['{ArrowDown}', 'Enroute'],
      // A disabled item can be reached and says why; Enter does nothing there.
      ['{Enter}', 'Enroute'],
      ['{ArrowDown}', 'Delete'],
      ['{ArrowDown}', 'View'],
      ['{ArrowUp}', 'Delete'],
      ['{ArrowUp}', 'Enroute'],
      ['d', 'Delete'],
    ] as const;
    for (const [key, name] of steps) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
    }
    const greyed = screen.getByRole('menuitem', { name: 'Enroute' });
    await expect(greyed).toHaveAccessibleDescription('She has not boarded yet.');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onDelete).toHaveBeenCalledOnce());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
