import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Toaster } from '../../overlay';
import { noAnswer } from '../form.fixtures';
import { KeptNotice } from '../KeptNotice/KeptNotice';
import { EMPTY, FILLED, Selling } from './SaleWizard.fixtures';
import { guide } from './SaleWizard.guide';

const meta = {
  title: 'Components/Form/SaleWizard',
  component: Selling,
  tags: ['autodocs'],
  parameters: { guide, picture: 'page', docs: { story: { inline: false } } },
  args: {
    task: {
      title: 'New Parcel',
      done: 'Parcel sold!',
      save: fn(async () => ({ state: 'saved' as const, result: { amount: 350_000 } })),
    },
    start: { values: EMPTY, step: 0 },
    show: fn(),
    showUnsent: fn(),
  },
} satisfies Meta<typeof Selling>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Next shows what is missing in the step, and does not open the next one. */
export const States: Story = {
  tags: ['states'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByLabelText(/Description/)).toHaveFocus());
    await expect(canvas.getByLabelText(/Description/)).toHaveAccessibleDescription('Description is required');
  },
};

/** The last step, with the cash that the customer gives and the change. The cash goes with the order, and is not part of it. */
export const PaidInCash: Story = {
  parameters: { pictures: ['light'] },
  args: { start: { values: FILLED, step: 1 } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '₦5,000.00' }));
    await expect(canvas.getByText('Change: ₦1,500.00')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.task.save).toHaveBeenCalledWith(expect.objectContaining({ amount: '3,500' }), {
        received: 500_000,
        change: 150_000,
      }),
    );
    await waitFor(() => expect(args.show).toHaveBeenCalledOnce());
  },
};

/** Opened again after the server refused it: at the step of the first refused field, with its error. */
export const Refused: Story = {
  parameters: { pictures: [] },
  args: {
    start: {
      values: FILLED,
      step: 1,
      refusal: { errors: { description: 'Say what is in the carton.' } },
    },
    above: ({ restart }) => (
      <KeptNotice
        draft={{ refusal: { message: 'The description is too short.' } }}
        one="waybill"
        onStartOver={() => restart(EMPTY)}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByLabelText(/Description/)).toHaveAccessibleDescription('Say what is in the carton.'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(canvas.getByLabelText(/Description/)).toHaveValue('');
    await userEvent.type(canvas.getByLabelText(/Description/), 'Books');
  },
};

const HAPPENED = 'Seat 4 has just been sold. Please choose another seat.';

/** What has happened to an earlier step meanwhile is said above the later ones, and once more by Submit: nothing was left empty. */
export const SoldMeanwhile: Story = {
  parameters: { pictures: [] },
  decorators: [
    (Sale) => (
      <>
        <Sale />
        <Toaster />
      </>
    ),
  ],
  args: {
    start: { values: FILLED, step: 1 },
    errorsAt: (step) => (step === 0 ? { description: HAPPENED } : {}),
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(HAPPENED)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await screen.findAllByText(HAPPENED);
    await waitFor(() => expect(canvas.getByLabelText(/Description/)).toHaveFocus());
    await expect(args.task.save).not.toHaveBeenCalled();
  },
};

/** While it is sent, it is sent only once. */
export const Sending: Story = {
  parameters: { pictures: ['light'] },
  args: {
    start: { values: FILLED, step: 1 },
    task: { title: 'New Parcel', done: 'Parcel sold!', save: fn(noAnswer) },
  },
  play: async ({ canvas, args, userEvent }) => {
    const submit = canvas.getByRole('button', { name: 'Submit' });
    await userEvent.click(submit);
    await userEvent.click(submit);
    await expect(args.task.save).toHaveBeenCalledOnce();
  },
};

/** A press that comes before the price is known waits for it. */
export const PressedEarly: Story = {
  parameters: { pictures: [] },
  args: { start: { values: FILLED, step: 1 }, isReady: false },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(args.task.save).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The server cannot be reached: the sale is stored on this machine, and what is unsent is shown. */
export const Unsent: Story = {
  parameters: { pictures: [] },
  args: {
    start: { values: FILLED, step: 1 },
    task: { title: 'New Parcel', done: 'Parcel sold!', save: async () => ({ state: 'unsent' }) },
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(args.showUnsent).toHaveBeenCalledOnce());
    await expect(args.show).not.toHaveBeenCalled();
  },
};
