import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Button, TextField } from '../../controls';
import { DescriptionList } from '../../data';
import { Modal, type ModalProps } from './Modal';

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
  title: 'Overlay/Modal',
  component: Modal,
  tags: ['autodocs'],
  parameters: { picture: 'page', docs: { story: { inline: false, height: '420px' } } },
  args: { title: 'Ticket Summary', size: 'small', onClose: fn(), children: facts },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One thing to look at. It closes by Escape, the cross or a press outside. */
export const Summary: Story = {};

/** Longer than the window: the head and the buttons stay, the middle scrolls. */
export const Long: Story = {
  args: {
    title:
      'Terms that are agreed to by buying a ticket, as they are printed on every receipt of this company',
    size: 'large',
    footer: <Button variant="primary">Close</Button>,
    children: Array.from({ length: 30 }, (_, line) => (
      <p key={line}>Passengers check in 30 minutes before departure at the terminal that the ticket names.</p>
    )),
  },
};

function Opener({ onClose, ...modal }: ModalProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>View</Button>
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

/** The focus goes to the first field and comes back to the button, however the modal was closed. */
export const ComesAndGoes: Story = {
  tags: ['!autodocs'],
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

/** On a phone it comes up from below. */
export const Phone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};
