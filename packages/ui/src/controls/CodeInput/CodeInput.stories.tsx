import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { HOSTILE_TEXT, inForm, LONG_TEXT, Sample, Sampler, useFieldValue } from '../fixtures';
import { CodeInput } from './CodeInput';
import { guide } from './CodeInput.guide';

const meta = {
  title: 'Components/Controls/CodeInput',
  component: CodeInput,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Code', name: 'code', value: '', onChange: fn(), onBlur: fn() },
  render: function Answering(args) {
    return <CodeInput {...args} {...useFieldValue(args)} />;
  },
} satisfies Meta<typeof CodeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const WRONG = 'This code is wrong. Please check it and try again.';

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** All states. */
export const States: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'forced-colors'] },
  render: (args) => (
    <Sampler>
      <Sample name="Empty">
        <CodeInput {...args} />
      </Sample>
      <Sample name="On the way, with a hint and the focus">
        <CodeInput {...args} value="048" hint="6 digits, from the e-mail" />
      </Sample>
      <Sample name="Filled">
        <CodeInput {...args} value="048151" />
      </Sample>
      <Sample name="Error">
        <CodeInput {...args} value="048151" error={WRONG} />
      </Sample>
      <Sample name="Disabled">
        <CodeInput {...args} value="048151" isDisabled />
      </Sample>
      <Sample name="Four digits">
        <CodeInput {...args} value="04" length={4} />
      </Sample>
      <Sample name="Long texts">
        <CodeInput {...args} label={LONG_TEXT} hint={LONG_TEXT} error={LONG_TEXT} />
      </Sample>
      <Sample name="Hostile texts">
        <CodeInput {...args} label={HOSTILE_TEXT} value={HOSTILE_TEXT} hint={HOSTILE_TEXT} />
      </Sample>
    </Sampler>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { description: '6 digits, from the e-mail' });
    within(group).getByRole('textbox', { name: 'Digit 4 of 6' }).focus();
    await expect(within(group).getByRole('textbox', { name: 'Digit 4 of 6' })).toHaveFocus();
  },
};

/** Each box is enabled once the one before it is filled; letters are ignored. One group, each box named by its position. */
export const Typed: Story = {
  decorators: [inForm],
  play: async ({ canvas, args, userEvent }) => {
    const box = (place: number) => canvas.getByRole('textbox', { name: `Digit ${place} of 6` });
    await expect(canvas.getByRole('group', { name: 'Code' })).toBeVisible();
    await expect(box(1)).toBeEnabled();
    await expect(box(2)).toBeDisabled();
    await userEvent.click(box(1));
    await userEvent.keyboard('0x4');
    await expect(args.onChange).toHaveBeenLastCalledWith('04');
    await expect(box(3)).toHaveFocus();
    await expect(box(4)).toBeDisabled();
    await userEvent.keyboard('8151');
    await expect(args.onChange).toHaveBeenLastCalledWith('048151');
    await expect(box(6)).toHaveFocus();
    await expect(args.onBlur).not.toHaveBeenCalled();
  },
};

/** Backspace clears the box, then moves back; a box in the middle can be reached and corrected. */
export const Corrected: Story = {
  decorators: [inForm],
  parameters: { pictures: [] },
  args: { value: '0481' },
  play: async ({ canvas, args, userEvent }) => {
    const box = (place: number) => canvas.getByRole('textbox', { name: `Digit ${place} of 6` });
    await userEvent.click(box(5));
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('048');
    await expect(box(4)).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('04');
    await expect(box(3)).toHaveFocus();
    await userEvent.keyboard('{Home}7');
    await expect(args.onChange).toHaveBeenLastCalledWith('74');
    await expect(box(2)).toHaveFocus();
    await userEvent.keyboard('4');
    await expect(box(3)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(box(1)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(box(3)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(box(3)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(box(2)).toHaveFocus();
    await userEvent.tab();
    await expect(box(3)).toHaveFocus();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

/** A complete code can be pasted into any box, however it is spaced. */
export const Pasted: Story = {
  decorators: [inForm],
  parameters: { pictures: [] },
  args: { value: '99' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Digit 2 of 6' }));
    await userEvent.paste('048 151');
    await expect(args.onChange).toHaveBeenLastCalledWith('048151');
    await expect(canvas.getByRole('textbox', { name: 'Digit 6 of 6' })).toHaveFocus();
    await userEvent.paste('no digits');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Home}');
    await userEvent.paste(' 12-34');
    await expect(args.onChange).toHaveBeenLastCalledWith('123451');
  },
};

/** The error is read out with the group. */
export const ErrorIsTied: Story = {
  decorators: [inForm],
  parameters: { pictures: [] },
  args: { value: '048151', error: WRONG, hint: '6 digits, from the e-mail' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Code' });
    await expect(group).toHaveAccessibleDescription(`${WRONG} 6 digits, from the e-mail`);
    for (const box of canvas.getAllByRole('textbox')) await expect(box).toBeInvalid();
  },
};

const send = fn();

/** Enter submits the form from any box. */
export const SentByEnter: Story = {
  decorators: [inForm],
  parameters: { pictures: [] },
  args: { value: '04815' },
  render: function Sending(args) {
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <CodeInput {...args} {...useFieldValue(args)} />
        <button type="submit">Submit</button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    send.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Digit 6 of 6' }), '1{Enter}');
    await expect(send).toHaveBeenCalledOnce();
  },
};
