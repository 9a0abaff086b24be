import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Sample, Sampler } from '../../controls/fixtures';
import { PaperChoice } from './PaperChoice';
import { guide } from './PaperChoice.guide';

const meta = {
  title: 'Components/Print/PaperChoice',
  component: PaperChoice,
  tags: ['autodocs'],
  parameters: { guide },
  args: { value: '80mm', onChange: fn() },
} satisfies Meta<typeof PaperChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** Each paper, hovered and focused. */
export const States: Story = {
  tags: ['states'],
  parameters: { pictures: [] },
  render: (args) => (
    <Sampler>
      <Sample name="58 mm roll">
        <PaperChoice {...args} value="58mm" />
      </Sample>
      <Sample name="80 mm roll">
        <PaperChoice {...args} />
      </Sample>
      <Sample name="A4">
        <PaperChoice {...args} value="A4" />
      </Sample>
      <Sample name="Hovered" look="hovered">
        <PaperChoice {...args} />
      </Sample>
    </Sampler>
  ),
};

/** Tab reaches the chosen paper, arrow keys choose another. */
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
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '58 mm roll' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'A4' })).toBeChecked();
  },
};
