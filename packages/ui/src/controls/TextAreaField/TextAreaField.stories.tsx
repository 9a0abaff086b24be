import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HOSTILE_TEXT, inForm, LONG_TEXT, Sampler, useAnswer } from '../fixtures';
import { TextAreaField } from './TextAreaField';

const meta = {
  title: 'Controls/TextAreaField',
  component: TextAreaField,
  tags: ['autodocs'],
  args: { label: 'Handling instructions', name: 'handling', value: '', onChange: fn() },
  render: function Answering(args) {
    return <TextAreaField {...args} {...useAnswer(args)} />;
  },
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Sampler>
      <TextAreaField {...args} placeholder="Keep upright" />
      <TextAreaField {...args} value="Fragile. Keep upright, nothing on top." isRequired />
      <TextAreaField {...args} error="Handling instructions are required." />
      <TextAreaField {...args} value="Fragile" isReadOnly />
      <TextAreaField {...args} value="Fragile" isDisabled />
      <TextAreaField
        {...args}
        value={`${LONG_TEXT}\n${HOSTILE_TEXT}\n${LONG_TEXT}\n${LONG_TEXT}`}
        hint="It grows with the text"
      />
    </Sampler>
  ),
};

/** Enter starts a new line instead of sending the form. */
export const Typed: Story = {
  decorators: [inForm],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Handling instructions'), 'Fragile{Enter}Keep dry');
    await expect(args.onChange).toHaveBeenLastCalledWith('Fragile\nKeep dry');
  },
};
