import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { noAnswer } from '../form.fixtures';
import type { SubmitErrors } from '../CheckedForm';
import { ReasonDialog } from './ReasonDialog';
import { guide } from './ReasonDialog.guide';

const meta = {
  title: 'Components/Form/ReasonDialog',
  component: ReasonDialog,
  tags: ['autodocs'],
  parameters: { guide, picture: 'page', docs: { story: { inline: false } } },
  args: {
    title: 'Discard this sale?',
    confirmLabel: 'Discard',
    missing: 'Please say why.',
    tone: 'danger',
    children: <p>It is not sent any more. The reason is recorded with your name.</p>,
    onConfirm: fn(async (): Promise<SubmitErrors> => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof ReasonDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a reason the action does not happen: the error is at the field, which is focused. */
export const States: Story = {
  tags: ['states'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(canvas.getByLabelText(/Reason/)).toHaveFocus());
    await expect(canvas.getByLabelText(/Reason/)).toHaveAccessibleDescription('Please say why.');
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** More than 200 characters are not stored. */
export const TooLong: Story = {
  parameters: { pictures: ['light'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByLabelText(/Reason/));
    await userEvent.paste('The bus broke down behind Onitsha. '.repeat(6));
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.getByLabelText(/Reason/)).toHaveAccessibleDescription('At most 200 characters.');
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** The server may refuse a reason, too. What was typed stays. */
export const Refused: Story = {
  parameters: { pictures: [] },
  args: { onConfirm: fn(async (): Promise<SubmitErrors> => ({ reason: 'Please name the bus.' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Reason/), 'Broken');
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await waitFor(() =>
      expect(canvas.getByLabelText(/Reason/)).toHaveAccessibleDescription('Please name the bus.'),
    );
    await expect(canvas.getByLabelText(/Reason/)).toHaveValue('Broken');
  },
};

/** While the action runs, it is not started again. The reason is sent without spaces around it. */
export const UnderWay: Story = {
  parameters: { pictures: [] },
  args: { onConfirm: fn(noAnswer) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Reason/), ' Sold twice ');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onConfirm).toHaveBeenCalledWith('Sold twice');
  },
};
