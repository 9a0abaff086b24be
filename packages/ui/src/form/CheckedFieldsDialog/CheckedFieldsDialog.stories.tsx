import type { CASH_DROP } from '@motorpark/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Notice } from '../../flow';
import { dropForm } from '../form.fixtures';
import type { SubmitErrors } from '../CheckedForm';
import { CheckedFieldsDialog } from './CheckedFieldsDialog';
import { guide } from './CheckedFieldsDialog.guide';

const meta = {
  title: 'Components/Form/CheckedFieldsDialog',
  component: CheckedFieldsDialog<typeof CASH_DROP>,
  tags: ['autodocs'],
  parameters: { guide, picture: 'page', docs: { story: { inline: false } } },
  args: {
    words: { title: 'Drop cash', submit: 'Drop' },
    form: dropForm,
    options: { receivedBy: { options: [{ value: 'Ada Obi', label: 'Ada Obi' }] } },
    save: fn(async (): Promise<SubmitErrors> => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof CheckedFieldsDialog<typeof CASH_DROP>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sent empty: the errors are at their fields. */
export const States: Story = {
  tags: ['states'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Drop' }));
    await waitFor(() => expect(canvas.getByLabelText(/Amount/)).toHaveFocus());
    await expect(canvas.getByLabelText(/Received by/)).toBeInvalid();
    await expect(args.save).not.toHaveBeenCalled();
  },
};

/** The button has the amount that is typed; it is saved in kobo. */
export const WithAmount: Story = {
  parameters: { pictures: [] },
  args: {
    initial: { receivedBy: 'Ada Obi' },
    children: <Notice tone="info">₦250,000.00 is in the drawer.</Notice>,
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Amount/), '200,000');
    await userEvent.click(canvas.getByRole('button', { name: 'Drop ₦200,000.00' }));
    await waitFor(() =>
      expect(args.save).toHaveBeenCalledWith(
        expect.objectContaining({ amount: 20_000_000, receivedBy: 'Ada Obi' }),
      ),
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
