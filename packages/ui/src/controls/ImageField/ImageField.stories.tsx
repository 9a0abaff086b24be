import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LONG_TEXT, Sample, Sampler } from '../fixtures';
import { ImageField } from './ImageField';
import { guide } from './ImageField.guide';

const LOGO =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"%3E%3Cpath d="M4 30 20 8l16 22L52 8l16 22" fill="none" stroke="%23111" stroke-width="4"/%3E%3C/svg%3E';

const meta = {
  title: 'Components/Controls/ImageField',
  component: ImageField,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Logo', hint: 'At the top of receipts.', src: LOGO, onSelect: fn(), onRemove: fn() },
} satisfies Meta<typeof ImageField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** Without and with an image, while it is saved, and with an error. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Sampler>
      <Sample name="None">
        <ImageField {...args} src={undefined} />
      </Sample>
      <Sample name="One">
        <ImageField {...args} />
      </Sample>
      <Sample name="Busy">
        <ImageField {...args} isBusy />
      </Sample>
      <Sample name="Error">
        <ImageField {...args} error="Choose a PNG, JPEG or SVG image." />
      </Sample>
      <Sample name="Long">
        <ImageField {...args} label={LONG_TEXT} hint={LONG_TEXT} error={LONG_TEXT} />
      </Sample>
    </Sampler>
  ),
};

/** The file is passed to the owner unchanged, and the same one can be chosen again. */
export const Chosen: Story = {
  args: { src: undefined },
  play: async ({ canvas, args }) => {
    const file = new File(['picture'], 'logo.png', { type: 'image/png' });
    const input = canvas.getByLabelText('Logo', { selector: 'input' });
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
  },
};

/** A saved image can be removed, by keyboard as well. */
export const Removed: Story = {
  parameters: { pictures: [] },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalled();
  },
};
