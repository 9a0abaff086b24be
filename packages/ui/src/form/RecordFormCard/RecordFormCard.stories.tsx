import { fieldErrors } from '@motorpark/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FORM_ERROR } from 'final-form';
import { expect, fn, waitFor } from 'storybook/test';
import type { Draft } from '../draft';
import { aDriver, driverForm, emptyDriver, noAnswer } from '../form.fixtures';
import { LostAnswer } from '../LostAnswer/LostAnswer';
import { mergeLines } from '../mergeLines';
import { useConflicts } from '../useConflicts';
import type { SubmitErrors } from '../CheckedForm';
import { RecordFormCard, type RecordFormCardProps } from './RecordFormCard';
import { guide } from './RecordFormCard.guide';

const meta = {
  title: 'Components/Form/RecordFormCard',
  component: RecordFormCard,
  tags: ['autodocs'],
  parameters: { guide, picture: 'page' },
  args: {
    title: 'Driver Information',
    fields: driverForm.fields,
    start: emptyDriver,
    submitLabel: 'Create Driver',
    busyLabel: 'Creating driver...',
    errorsOf: (draft) => fieldErrors(driverForm.schema, draft),
    save: fn(async (): Promise<SubmitErrors> => undefined),
  },
} satisfies Meta<typeof RecordFormCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sent empty: the errors are at their fields, and the first of them is focused. */
export const States: Story = {
  tags: ['states'],
  play: async ({ canvas, args, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText(/Name/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText(/Phone/)).toBeInvalid();
    await expect(args.save).not.toHaveBeenCalled();
  },
};

/** Opened again after the server has refused it, with its errors. */
export const Refused: Story = {
  parameters: { pictures: ['light'] },
  args: { start: aDriver, refusal: { phone: 'Another driver has this number.' } },
  play: async ({ canvas, args }) => {
    const phone = canvas.getByLabelText(/Phone/);
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Another driver has this number.'));
    await expect(args.save).not.toHaveBeenCalled();
  },
};

/** While it is saved, it is saved only once. */
export const Saving: Story = {
  parameters: { pictures: [] },
  args: { start: aDriver, save: fn(noAnswer) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Driver' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Creating driver...' }));
    await expect(args.save).toHaveBeenCalledOnce();
  },
};

/** The last try got no answer. */
export const NoAnswer: Story = {
  parameters: { pictures: [] },
  args: {
    start: aDriver,
    renderAbove: ({ isSaving }) =>
      !isSaving && (
        <LostAnswer
          one="driver"
          done="saved"
          which="this"
          canRepeat
          list={{ href: '#/admin/drivers', label: 'Drivers' }}
        />
      ),
  },
};

const LINES = mergeLines(driverForm.fields);
const CHANGED = 'Tunde Bello has changed this driver since you opened it (15 Jan 2025, 9:12 AM).';

interface Versioned {
  version: number;
  values: Draft;
}

/** An edit of version 1, while the server has version 2 with another phone number. */
function Edited(props: RecordFormCardProps) {
  const conflicts = useConflicts<Versioned, Draft>({
    row: { version: 1, values: aDriver },
    currentOf: () => ({ version: 2, values: { ...aDriver, phone: '0809 000 1111' } }),
    valuesOf: ({ values }) => values,
    lines: LINES,
  });
  return (
    <RecordFormCard
      {...props}
      isEdit
      save={async (draft) => {
        const isRefused = conflicts.version() === 1 && conflicts.isConflict(new Error(CHANGED), draft);
        return isRefused ? { [FORM_ERROR]: CHANGED } : props.save(draft);
      }}
      renderAbove={() => conflicts.dialog}
    />
  );
}

/** Somebody else has changed the record meanwhile: the decision is put into the form, which saves again by itself. */
export const Conflict: Story = {
  parameters: { pictures: [] },
  args: { start: aDriver, submitLabel: 'Edit & Save', busyLabel: 'Saving...' },
  render: (args) => <Edited {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Phone/), '{Backspace}9');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit & Save' }));
    await userEvent.click(await canvas.findByRole('radio', { name: /08090001111/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save as chosen' }));
    await waitFor(() =>
      expect(args.save).toHaveBeenCalledWith(expect.objectContaining({ phone: '0809 000 1111' })),
    );
  },
};
