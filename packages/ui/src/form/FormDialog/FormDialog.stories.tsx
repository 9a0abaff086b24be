import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from '../../controls';
import { FormDialog } from './FormDialog';
import { guide } from './FormDialog.guide';

const meta = {
  title: 'Components/Form/FormDialog',
  component: FormDialog,
  tags: ['autodocs'],
  parameters: { guide, picture: 'page', docs: { story: { inline: false } } },
  args: {
    title: 'Name of the counter',
    submitLabel: 'Save',
    isBusy: false,
    children: <TextField label="Name" name="name" value="Counter 2" onChange={fn()} />,
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof FormDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter submits, Escape closes. */
export const States: Story = {
  tags: ['states'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** While it is saved, neither button can be pressed. */
export const Saving: Story = {
  parameters: { pictures: ['light'] },
  args: { isBusy: true, tone: 'danger', submitLabel: 'Discard', cancelLabel: 'No, Cancel' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'No, Cancel' })).toBeDisabled();
  },
};
