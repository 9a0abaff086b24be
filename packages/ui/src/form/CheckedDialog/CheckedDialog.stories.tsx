import type { DriverForm } from '@motorpark/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { aDriver, driverForm, emptyDriver, noAnswer } from '../form.fixtures';
import { RecordFields } from '../RecordFields/RecordFields';
import { CheckedDialog } from './CheckedDialog';
import type { SubmitErrors } from '../CheckedForm';
import { guide } from './CheckedDialog.guide';

const meta = {
  title: 'Components/Form/CheckedDialog',
  component: CheckedDialog<typeof emptyDriver, DriverForm>,
  tags: ['autodocs'],
  parameters: { guide, picture: 'page', docs: { story: { inline: false } } },
  args: {
    title: 'A new driver',
    labelOf: ({ name }) => (name === '' ? 'Save' : `Save ${name}`),
    start: emptyDriver,
    schema: driverForm.schema,
    save: fn(async (): Promise<SubmitErrors> => undefined),
    onClose: fn(),
    renderFields: () => <RecordFields fields={driverForm.fields} />,
  },
} satisfies Meta<typeof CheckedDialog<typeof emptyDriver, DriverForm>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sent empty: all errors are at their fields, and the first of them is focused. */
export const States: Story = {
  tags: ['states'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByLabelText(/Name/)).toHaveFocus());
    await expect(canvas.getByLabelText(/Phone/)).toBeInvalid();
    await expect(args.save).not.toHaveBeenCalled();
  },
};

/** The server’s error is at its field. The button’s label follows from what is typed. */
export const Refused: Story = {
  parameters: { pictures: [] },
  args: {
    start: aDriver,
    save: fn(async (): Promise<SubmitErrors> => ({ phone: 'Another driver has this number.' })),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Musa Bello' }));
    await waitFor(() =>
      expect(canvas.getByLabelText(/Phone/)).toHaveAccessibleDescription('Another driver has this number.'),
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** While it is saved, it is saved only once. */
export const Saving: Story = {
  parameters: { pictures: [] },
  args: { start: aDriver, save: fn(noAnswer) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Musa Bello' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Musa Bello' }));
    await expect(args.save).toHaveBeenCalledOnce();
  },
};
