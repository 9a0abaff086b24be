import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HOSTILE_TEXT, UNBROKEN_TEXT } from '../../controls/fixtures';
import { KeptDraft } from './KeptDraft';
import { guide } from './KeptDraft.guide';

const meta = {
  title: 'Components/Form/KeptDraft',
  component: KeptDraft,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    title: 'Book Tickets',
    back: { href: '#/admin/tickets/history', label: 'Tickets' },
    one: 'ticket',
    name: 'Ada Obi',
    facts: ['Awka - Lagos', 'seats 4, 5'],
    onContinue: fn(),
    onStartOver: fn(),
  },
} satisfies Meta<typeof KeptDraft>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter continues, since that loses nothing. */
export const States: Story = {
  tags: ['states'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStartOver).toHaveBeenCalledOnce();
  },
};

/** If another bus was opened, this is the next customer: Enter starts over. */
export const OfAnotherBus: Story = {
  parameters: { pictures: [] },
  args: { startsOver: true },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Start over' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStartOver).toHaveBeenCalledOnce();
  },
};

/** Nothing is known of it but what it is. */
export const Nameless: Story = { parameters: { pictures: [] }, args: { name: '', facts: [undefined, ''] } };

export const LongTexts: Story = {
  parameters: { pictures: [] },
  args: { name: UNBROKEN_TEXT, facts: [HOSTILE_TEXT, UNBROKEN_TEXT] },
};
