import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Sample, Sampler } from '../fixtures';
import { SegmentedControl } from './SegmentedControl';
import { guide } from './SegmentedControl.guide';

const meta = {
  title: 'Components/Controls/SegmentedControl',
  component: SegmentedControl<string>,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    label: 'Paper',
    value: '80mm',
    options: [
      { value: '58mm', label: '58 mm roll' },
      { value: '80mm', label: '80 mm roll' },
      { value: 'A4', label: 'A4' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** Each option chosen, hovered and focused. */
export const States: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'forced-colors'] },
  render: (args) => (
    <Sampler>
      {args.options.map(({ value, label }) => (
        <Sample key={value} name={`${label} chosen`}>
          <SegmentedControl {...args} value={value} />
        </Sample>
      ))}
      {(['hovered', 'focused'] as const).map((look) => (
        <Sample key={look} name={look} look={look}>
          <SegmentedControl {...args} />
        </Sample>
      ))}
    </Sampler>
  ),
};

/** Tab reaches the chosen option, arrow keys choose another. */
export const ChosenByKeys: Story = {
  parameters: { pictures: [] },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SegmentedControl
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Paper' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '80 mm roll' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('A4');
    await expect(canvas.getByRole('radio', { name: 'A4' })).toBeChecked();
  },
};
