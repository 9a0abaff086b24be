import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PaperChoice } from './PaperChoice';

const meta = {
  title: 'Print/PaperChoice',
  component: PaperChoice,
  tags: ['autodocs'],
  args: { value: '80mm', onChange: fn() },
} satisfies Meta<typeof PaperChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Roll: Story = {};

export const Page: Story = { args: { value: 'A4' } };

/** Tab reaches the chosen paper, arrow keys choose the other. */
export const ChosenByKeys: Story = {
  render: function Choosing({ value, onChange }) {
    const [paper, setPaper] = useState(value);
    return (
      <PaperChoice
        value={paper}
        onChange={(next) => {
          onChange(next);
          setPaper(next);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '80 mm roll' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith('A4');
    await expect(canvas.getByRole('radio', { name: 'A4' })).toBeChecked();
  },
};
