import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../paths';
import { officeStory } from '../../stories/officeStory';
import { messages } from './messages';

/** The counters of a terminal, and of the company. */
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

/** The form starts with the name that the till had last. */
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
        message: 'Another counter of your terminal is called Awka 2. Choose another name.',
        errors: { name: ['Another counter of your terminal is called Awka 2. Choose another name.'] },
      },
    },
  },
  shows: messages.named('Awka 2', 'Awka'),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: messages.submit }));
    await waitFor(() =>
      expect(
        screen.getByText('Another counter of your terminal is called Awka 2. Choose another name.'),
      ).toBeVisible(),
    );
  },
});

export const ThisMachineWithoutConnection: Story = officeStory({
  ...HERE,
  answers: { getCounter: 'offline' },
  pictures: [],
  shows: 'Internet disconnected',
});

export const WithAPin: Story = officeStory({
  ...HERE,
  answers: { getPin: { data: { set_at: '2025-01-06T08:02:00.000Z' } } },
  shows: /You set your PIN on/,
});

export const PinThatIsGuessed: Story = officeStory({
  ...HERE,
  isState: true,
  shows: messages.pin.lead,
  play: async () => {
    await userEvent.type(screen.getByLabelText(messages.pin.passcode), 'Motorpark#2026');
    await userEvent.type(screen.getByLabelText(messages.pin.pin), '241290');
    await userEvent.click(screen.getByRole('button', { name: messages.pin.submit }));
    await waitFor(() =>
      expect(screen.getByLabelText(messages.pin.pin)).toHaveAccessibleDescription(/easily guessed/),
    );
  },
});

/** The chosen PIN and the passcode do not stay on the screen. */
const pinIsChosen = officeStory({
  ...HERE,
  answers: { setPin: { data: { set_at: '2025-01-15T08:30:00.000Z' } } },
  shows: messages.pin.lead,
  play: async () => {
    await userEvent.type(screen.getByLabelText(messages.pin.passcode), 'Motorpark#2026');
    await userEvent.type(screen.getByLabelText(messages.pin.pin), '402917');
    await userEvent.click(screen.getByRole('button', { name: messages.pin.submit }));
    await waitFor(() => expect(screen.getByText(messages.pin.done)).toBeVisible());
    await waitFor(() => expect(screen.getByLabelText(messages.pin.pin)).toHaveValue(''));
    await expect(screen.getByLabelText(messages.pin.passcode)).toHaveValue('');
    await expect(screen.getByLabelText(messages.pin.pin)).toBeValid();
  },
});
export const PinIsChosen: Story = {
  ...pinIsChosen,
  parameters: { ...pinIsChosen.parameters, pictures: [] },
};

const TICKETS = { at: paths.admin.tickets, as: 'admin', shows: 'Ticket History' } as const;

async function locked() {
  await userEvent.click(screen.getByRole('button', { name: 'Account of Ada Obi' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Lock' }));
  await waitFor(() => expect(screen.getByLabelText('PIN')).toHaveFocus());
}

/** The user unlocks with their PIN; nothing of the screen is left in the page. */
export const Locked: Story = officeStory({
  ...TICKETS,
  pictures: ['desktop--light', 'desktop--dark', 'phone--light'],
  atCounterWith: [],
  isOnPhones: true,
  play: async () => {
    await locked();
    await expect(screen.queryByText('Ticket History')).toBeNull();
  },
});

/** Another user who is logged in here unlocks their own session. */
export const LockedWithOthers: Story = officeStory({
  ...TICKETS,
  atCounterWith: ['Uche Eze', 'Chika Okafor'],
  isOnPhones: true,
  play: async () => {
    await locked();
    await userEvent.click(screen.getByRole('radio', { name: 'Uche Eze' }));
    await waitFor(() => expect(screen.getByLabelText('PIN')).not.toHaveFocus());
    await expect(screen.getByLabelText('PIN')).toBeValid();
  },
});

/** The up and down arrows choose another user while the PIN has the focus, and clear it. */
const walked = officeStory({
  ...TICKETS,
  atCounterWith: ['Uche Eze', 'Chika Okafor'],
  play: async () => {
    await locked();
    await userEvent.keyboard('402{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Uche Eze' })).toBeChecked());
    await expect(screen.getByLabelText('PIN')).toHaveFocus();
    await expect(screen.getByLabelText('PIN')).toHaveValue('');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Chika Okafor' })).toBeChecked());
  },
});
export const ChangingPlacesByArrow: Story = {
  ...walked,
  parameters: { ...walked.parameters, pictures: [] },
};

const wrongPin = {
  ...TICKETS,
  atCounterWith: [],
  answers: {
    enterPin: {
      status: 422,
      body: { message: 'This PIN is wrong.', errors: { pin: ['This PIN is wrong.'] } },
    },
  },
};

async function enterWrongPin() {
  await locked();
  await userEvent.keyboard('835026');
  await waitFor(() => expect(screen.getByLabelText('PIN')).toHaveAccessibleDescription('This PIN is wrong.'));
}

/** The sixth digit sends the PIN; a wrong PIN gets an error at the field. */
export const WrongPin: Story = officeStory({ ...wrongPin, pictures: [], isState: true, play: enterWrongPin });

/** A mistyped PIN can be retyped without emptying the field. */
const anotherTry = officeStory({
  ...wrongPin,
  play: async () => {
    await enterWrongPin();
    await userEvent.keyboard('41');
    await expect(screen.getByLabelText('PIN')).toHaveValue('41');
  },
});
export const AnotherTry: Story = { ...anotherTry, parameters: { ...anotherTry.parameters, pictures: [] } };

const SPENT = 'Too many wrong PINs. Please enter your passcode.';

export const TooManyWrongPins: Story = officeStory({
  ...TICKETS,
  pictures: [],
  atCounterWith: [],
  isState: true,
  answers: { enterPin: { status: 422, body: { message: SPENT, errors: { passcode: [SPENT] } } } },
  play: async () => {
    await locked();
    await userEvent.keyboard('835026');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(SPENT));
  },
});

/** All counters of the company. */
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
