import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, screen, waitFor, within } from 'storybook/test';
import { Button, ComboboxField, TextField } from '../../controls';
import { HOSTILE_TEXT, LONG_TEXT, UNBROKEN_TEXT } from '../../controls/fixtures';
import { DataTable, DescriptionList } from '../../data';
import { Stack } from '../../layout';
import { Toaster } from '../Toaster/Toaster';
import { shownToasts } from '../Toaster/shownToasts';
import { toast } from '../Toaster/toast';
import { Modal, type ModalProps } from './Modal';
import { guide } from './Modal.guide';

const facts = (
  <DescriptionList
    items={[
      { term: 'Origin', value: 'Awka' },
      { term: 'Destination', value: 'Lagos' },
      { term: 'Vehicle', value: 'ANB 482 XA' },
      { term: 'Seats', value: '4, 5' },
    ]}
  />
);

const meta = {
  title: 'Components/Overlay/Modal',
  component: Modal,
  tags: ['autodocs'],
  parameters: { guide, picture: 'page', docs: { story: { inline: false } } },
  args: { title: 'Ticket Summary', size: 'small', onClose: fn(), children: facts },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A summary to read. Escape, the close button or a press outside closes it. */
export const Summary: Story = {
  parameters: {
    tree: `
      - dialog "Ticket Summary":
        - term: Origin
        - definition: Awka
        - term: Destination
        - definition: Lagos
        - term: Vehicle
        - definition: ANB 482 XA
        - term: Seats
        - definition: 4, 5
        - banner:
          - heading "Ticket Summary" [level=2]
          - button "Close"`,
  },
};

/** Longer than the window, with hostile texts: the head and the buttons stay, the content scrolls. */
export const Long: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'phone'] },
  args: {
    title: LONG_TEXT,
    size: 'large',
    footer: (
      <>
        <Button>Close</Button>
        <Button variant="primary">Open and print</Button>
      </>
    ),
    children: (
      <Stack>
        <TextField label="Reason" name="reason" value={UNBROKEN_TEXT.repeat(4)} onChange={fn()} />
        <p style={{ overflowWrap: 'anywhere' }}>{UNBROKEN_TEXT.repeat(4)}</p>
        <p>{HOSTILE_TEXT}</p>
        {Array.from({ length: 30 }, (_, line) => (
          <p key={line}>
            Passengers check in 30 minutes before departure at the terminal that the ticket names.
          </p>
        ))}
      </Stack>
    ),
  },
};

async function scrollDown() {
  const dialog = screen.getByRole('dialog');
  dialog.scrollTop = 230;
  await waitFor(() => expect(dialog.scrollTop).toBe(230));
}

const decided = fn();

/** The content scrolls between the head and the buttons, above which stands what was refused. */
export const Scrolled: Story = {
  parameters: { pictures: ['light'] },
  args: Long.args ?? {},
  play: async () => {
    toast.error('The fare of this trip has changed. Choose it again.');
    await screen.findByRole('alert');
    await scrollDown();
  },
};

/** The title stays above a table that scrolls, and above its head, which is sticky too. */
export const TableScrolled: Story = {
  parameters: { pictures: ['light'] },
  args: {
    size: 'large',
    children: (
      <DataTable
        label="Passengers"
        columns={[
          { header: 'Passenger', cell: ({ name }: { name: string }) => name },
          { header: 'Route', cell: () => 'Awka - Lagos' },
        ]}
        rows={Array.from({ length: 30 }, (_, place) => ({ name: `Passenger ${place + 1}` }))}
        rowKey={({ name }) => name}
        emptyText="No data available"
        loadingText="fetching Passengers data..."
      />
    ),
  },
  play: scrollDown,
};

function Terminals() {
  const [terminal, setTerminal] = useState('');
  const options = ['Awka', 'Lagos', 'Onitsha', 'Yaba'].map((name) => ({ value: name, label: name }));
  return (
    <ComboboxField
      label="Terminal"
      name="terminal"
      value={terminal}
      options={options}
      onChange={setTerminal}
    />
  );
}

function Opener({ onClose, ...modal }: ModalProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>View</Button>
      {isOpen && (
        <Modal
          {...modal}
          onClose={() => {
            onClose();
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

const animations = () => screen.getByRole('dialog').getAnimations();
const atRest = () => Promise.all(animations().map(({ finished }) => finished));

async function openList() {
  const field = screen.getByRole('combobox', { name: 'Terminal' });
  await userEvent.type(field, 'a');
  const list = await screen.findByRole('listbox');
  await waitFor(() => expectAt(field.getBoundingClientRect(), list.getBoundingClientRect()));
  const yaba = within(list).getByRole('option', { name: 'Yaba' });
  const { left, top, width, height } = yaba.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  await expect(yaba.contains(hit)).toBe(true);
}

/** Expects the list to be directly below or above its field, and as wide. Between them are 4 px, and frames of 1 px. */
async function expectAt(field: DOMRect, list: DOMRect) {
  const distance = Math.max(list.top - field.bottom, field.top - list.bottom);
  await expect(Math.abs(distance - 5)).toBeLessThan(3);
  await expect(Math.hypot(list.left - field.left, list.right - field.right)).toBeLessThan(3);
}

/** A list that opens in a modal is at its field and above the modal, also where the modal ends. */
export const WithAList: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: ['light'] },
  args: { children: <Terminals /> },
  play: async () => {
    await atRest();
    await openList();
  },
};

/** The same on a phone, while the modal is still moving. */
export const WithAListOnAPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: [] },
  args: { children: <Terminals /> },
  play: async () => {
    await atRest();
    screen
      .getByRole('dialog')
      .animate({ transform: ['translateY(8px)', 'none'] }, 1000)
      .pause();
    await openList();
  },
};

const lines = Array.from({ length: 30 }, (_, line) => (
  <p key={line}>Passengers check in 30 minutes before.</p>
));

/** The same in a modal that has been scrolled, over a page that has. */
export const WithAListScrolled: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  args: {
    children: (
      <Stack>
        {lines}
        <Terminals />
        {lines}
      </Stack>
    ),
  },
  render: (args) => (
    <>
      <Modal {...args} />
      <div style={{ height: 2000 }} />
    </>
  ),
  play: async () => {
    window.scrollTo({ top: 300, behavior: 'instant' });
    screen.getByRole('combobox', { name: 'Terminal' }).scrollIntoView({ block: 'center' });
    await expect(screen.getByRole('dialog').scrollTop).toBeGreaterThan(100);
    await expect(window.scrollY).toBe(300);
    await atRest();
    await openList();
  },
};

/** The focus moves to the first field and returns to the button, however the modal was closed. */
export const ComesAndGoes: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: ['light'] },
  args: { children: <TextField label="Reason" name="reason" value="" onChange={fn()} /> },
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'View' });
    const open = async () => {
      await userEvent.click(opener);
      return canvas.findByRole('dialog', { name: 'Ticket Summary' });
    };
    await open();
    await expect(canvas.getByLabelText('Reason')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());

    const dialog = await open();
    await fireEvent.pointerDown(dialog, { clientX: 700, clientY: 384 });
    await expect(dialog).toBeVisible();
    await fireEvent.pointerDown(dialog, { clientX: 2, clientY: 2 });
    await waitFor(() => expect(dialog).not.toBeInTheDocument());

    await open();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(3);
    await expect(opener).toHaveFocus();
  },
};

/** If the footer decides something, the focus starts on the dialog itself: Enter pressed twice opens it, and decides nothing. */
export const NothingByEnter: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  args: { autoFocus: true, footer: <Button onPress={decided}>Reject…</Button> },
  render: (args) => <Opener {...args} />,
  play: async ({ canvas }) => {
    decided.mockClear();
    canvas.getByRole('button', { name: 'View' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('dialog')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(decided).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reject…' })).toHaveFocus();
  },
};

/** Enter opens it from its button, Tab goes through it with the close button last, Escape closes it. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  args: {
    children: <TextField label="Reason" name="reason" value="" onChange={fn()} />,
    footer: <Button variant="primary">Save</Button>,
  },
  render: (args) => <Opener {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'View' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Reason')).toHaveFocus());
    for (const name of ['Save', 'Close']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const QUANTITY = 'At most 20 pieces.';
const FARE = 'The fare has changed.';

/** A form that is refused: its only field may show what is wrong with it, some time after the refusal has come. */
function Refused({ complaints, onClose }: { complaints: readonly string[]; onClose: () => void }) {
  const [error, setError] = useState<string>();
  const [isOpen, setIsOpen] = useState(true);

  function refuse() {
    toast.error(complaints[0], { isOnPage: true, complaints, requestId: 'k3J9-xQ2' });
    onClose();
  }

  function close() {
    toast.error(FARE);
    setIsOpen(false);
  }

  return (
    <>
      <Toaster autoClose={false} />
      {isOpen && (
        <Modal
          title="Reschedule ticket"
          onClose={onClose}
          footer={
            <>
              <Button onPress={close}>Refuse and close</Button>
              <Button onPress={refuse}>Save</Button>
            </>
          }
        >
          <TextField label="Quantity" name="quantity" value="40" onChange={fn()} error={error} />
          <Button onPress={() => setError(QUANTITY)}>Show it</Button>
        </Modal>
      )}
    </>
  );
}

/**
 * What is refused while it is open stands above its buttons, until the next press of one, and not in a toast, which it would cover; unless a field of it
 * shows it, however late. If it closes in the same moment, the page shows it.
 */
export const ARefusalStandsOnce: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  beforeEach: () => () => shownToasts.dismiss(),
  render: ({ onClose }) => <Refused complaints={[QUANTITY, FARE]} onClose={onClose} />,
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    const said = await screen.findByRole('alert');
    await expect(said).toHaveTextContent(`${QUANTITY}${FARE}Request k3J9-xQ2`);
    await expect(said.getBoundingClientRect().bottom).toBeLessThanOrEqual(save.getBoundingClientRect().top);
    await userEvent.click(within(said).getByRole('button', { name: 'Request k3J9-xQ2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show it' }));
    await waitFor(() => expect(said).not.toHaveTextContent(QUANTITY));
    await expect(said).toHaveTextContent(FARE);
    await userEvent.click(save);
    await waitFor(() => expect(screen.getByRole('alert')).not.toHaveTextContent(QUANTITY));
    await expect(screen.getByRole('alert')).toHaveTextContent(FARE);
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse and close' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(FARE));
    await expect(screen.getByRole('alert').closest('.Toastify')).toBeVisible();
  },
};
