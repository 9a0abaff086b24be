import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../paths';
import { officeStory } from '../../stories/officeStory';
import { messages } from './messages';

/** The machines that a terminal knows by name. */
const meta = { title: 'Screens/Counters' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const HERE = { at: paths.admin.counter, as: 'admin' } as const;
const OFFICE = { at: paths.superAdmin.counters, as: 'super_admin' } as const;

export const ThisMachine: Story = officeStory({
  ...HERE,
  isOnPhones: true,
  shows: messages.named('Awka 2', 'Awka'),
});

/** What the till was called the last time stands there. */
export const Unnamed: Story = officeStory({
  ...HERE,
  answers: { getCounter: { data: null } },
  shows: messages.unnamed,
});

export const NameThatIsTaken: Story = officeStory({
  ...HERE,
  answers: {
    nameCounter: {
      status: 422,
      body: {
        message: 'Another machine of your terminal is called Awka 2.',
        errors: { name: ['Another machine of your terminal is called Awka 2.'] },
      },
    },
  },
  shows: messages.named('Awka 2', 'Awka'),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: messages.submit }));
    await waitFor(() =>
      expect(screen.getByText('Another machine of your terminal is called Awka 2.')).toBeVisible(),
    );
  },
});

export const ThisMachineWithoutConnection: Story = officeStory({
  ...HERE,
  answers: { getCounter: 'offline' },
  shows: 'Internet disconnected',
});

/** Every known machine of the company. */
export const All: Story = officeStory({ ...OFFICE, isOnPhones: true, shows: 'Jibowu 1' });

export const NoneYet: Story = officeStory({
  ...OFFICE,
  answers: { getCounters: { data: [], next_cursor: null, total: 0 } },
  shows: messages.list.empty,
});

export const Forgetting: Story = officeStory({
  ...OFFICE,
  isState: true,
  shows: 'Jibowu 1',
  play: async () => {
    await userEvent.click(screen.getAllByRole('button', { name: /^Actions for/ })[1] ?? document.body);
    await userEvent.click(await screen.findByRole('menuitem', { name: messages.forget.button }));
    const dialog = within(await screen.findByRole('alertdialog', { name: messages.forget.title }));
    await waitFor(() => expect(dialog.getByText(/Lagos/)).toBeVisible());
  },
});
