import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SyntheticEvent } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { HOSTILE_TEXT, inForm, LONG_TEXT, Sample, Sampler, UNBROKEN_TEXT, useFieldValue } from '../fixtures';
import { TextAreaField } from './TextAreaField';
import { guide } from './TextAreaField.guide';

const meta = {
  title: 'Components/Controls/TextAreaField',
  component: TextAreaField,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Handling instructions', name: 'handling', value: '', onChange: fn(), onBlur: fn() },
  render: function Answering(args) {
    return <TextAreaField {...args} {...useFieldValue(args)} />;
  },
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

const sent = fn((event: SyntheticEvent) => event.preventDefault());

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** All states. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Sampler>
      <Sample name="Empty">
        <TextAreaField {...args} placeholder="Keep upright" />
      </Sample>
      <Sample name="Filled, required">
        <TextAreaField {...args} value="Fragile. Keep upright, nothing on top." isRequired />
      </Sample>
      <Sample name="Error">
        <TextAreaField {...args} error="Handling instructions are required." />
      </Sample>
      <Sample name="Read-only">
        <TextAreaField {...args} value="Fragile" isReadOnly />
      </Sample>
      <Sample name="Disabled">
        <TextAreaField {...args} value="Fragile" isDisabled />
      </Sample>
      <Sample name="Focused" look="focused">
        <TextAreaField {...args} value="Fragile" />
      </Sample>
      <Sample name="Grown with its text">
        <TextAreaField {...args} value={`${LONG_TEXT}\n${HOSTILE_TEXT}\n${UNBROKEN_TEXT}`} />
      </Sample>
      <Sample name="Long">
        <TextAreaField {...args} label={LONG_TEXT} error={LONG_TEXT} hint={LONG_TEXT} />
      </Sample>
    </Sampler>
  ),
};

/** Enter with Shift starts a new line. */
export const Typed: Story = {
  decorators: [inForm],
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByLabelText('Handling instructions');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Fragile{Shift>}{Enter}{/Shift}Keep dry');
    await expect(args.onChange).toHaveBeenLastCalledWith('Fragile\nKeep dry');
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

/** Enter submits the form, once, and wipes nothing that is selected. */
export const SentByKey: Story = {
  parameters: { pictures: [] },
  decorators: [
    (Field) => (
      <form onSubmit={sent}>
        <Field />
      </form>
    ),
  ],
  beforeEach: () => {
    sent.mockClear();
  },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByLabelText('Handling instructions');
    await userEvent.type(field, 'Fragile');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveBeenCalledOnce();
    await fireEvent.keyDown(field, { key: 'Enter', repeat: true });
    await expect(sent).toHaveBeenCalledOnce();
    await expect(field).toHaveValue('Fragile');
    await expect(args.onChange).toHaveBeenLastCalledWith('Fragile');
  },
};
