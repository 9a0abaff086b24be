import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { LONG_TEXT, Sample, Sampler } from '../fixtures';
import { FileField } from './FileField';
import { guide } from './FileField.guide';

const meta = {
  title: 'Components/Controls/FileField',
  component: FileField,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    label: 'CSV file',
    hint: 'At most 5,000 rows.',
    accept: '.csv',
    fileName: undefined,
    onSelect: fn(),
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** Without and with a file, while it is read, and with an error. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Sampler>
      <Sample name="None">
        <FileField {...args} />
      </Sample>
      <Sample name="One">
        <FileField {...args} fileName="terminals.csv" />
      </Sample>
      <Sample name="Busy">
        <FileField {...args} fileName="terminals.csv" isBusy />
      </Sample>
      <Sample name="Error">
        <FileField {...args} fileName="terminals.xlsx" error="This is an Excel workbook." />
      </Sample>
      <Sample name="Long">
        <FileField {...args} label={LONG_TEXT} hint={LONG_TEXT} error={LONG_TEXT} fileName={LONG_TEXT} />
      </Sample>
    </Sampler>
  ),
};

/** The file is passed to the owner unchanged, and the same one can be chosen again after it was corrected. */
export const Chosen: Story = {
  parameters: { pictures: [] },
  play: async ({ canvas, args }) => {
    const file = new File(['Name'], 'terminals.csv', { type: 'text/csv' });
    const input = canvas.getByLabelText('CSV file', { selector: 'input' });
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
  },
};

/** A file can also be dropped. */
export const Dropped: Story = {
  parameters: { pictures: [] },
  play: async ({ canvas, args }) => {
    const file = new File(['Name'], 'terminals.csv', { type: 'text/csv' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    await fireEvent(canvas.getByRole('group', { name: 'CSV file' }), drop);
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

/** The button is reached by keyboard; the file input behind it is no tab stop. */
export const ByKeyboard: Story = {
  parameters: { pictures: [] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose file' })).toHaveFocus();
  },
};
