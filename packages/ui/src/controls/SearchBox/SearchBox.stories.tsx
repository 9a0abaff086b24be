import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline, Stack } from '../../layout';
import { Button } from '../Button/Button';
import { HOSTILE_TEXT, inForm, LONG_TEXT, Sample, Sampler, useFieldValue } from '../fixtures';
import { FilterIcon } from '../Icon/icons';
import { TextField } from '../TextField/TextField';
import { SearchBox } from './SearchBox';
import { guide } from './SearchBox.guide';

const meta = {
  title: 'Components/Controls/SearchBox',
  component: SearchBox,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Search Route ID', value: '', onChange: fn() },
  render: function Searching(args) {
    return <SearchBox {...args} {...useFieldValue(args)} />;
  },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** All states, and its usual place beside a filter. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Sampler>
      <Sample name="Empty">
        <SearchBox {...args} />
      </Sample>
      <Sample name="Filled">
        <SearchBox {...args} label="Search Route Name" value="Lagos" />
      </Sample>
      <Sample name="Hovered" look="hovered">
        <SearchBox {...args} label="Search drivers" value="Obi" />
      </Sample>
      <Sample name="Focused" look="focused">
        <SearchBox {...args} label="Search vehicles" value="LAG-218" />
      </Sample>
      <Sample name="In its place">
        <Inline gap={2}>
          <SearchBox {...args} label="Search tickets" />
          <Button icon={FilterIcon}>Filter</Button>
        </Inline>
      </Sample>
      <Sample name="Long, empty">
        <SearchBox {...args} label={LONG_TEXT} />
      </Sample>
      <Sample name="Long">
        <SearchBox {...args} label="Search admins" value={LONG_TEXT} />
      </Sample>
      <Sample name="Hostile">
        <SearchBox {...args} label={HOSTILE_TEXT} hint={HOSTILE_TEXT} value={HOSTILE_TEXT} />
      </Sample>
    </Sampler>
  ),
};

/** `/` focuses the box from anywhere, but is a plain character while the user types elsewhere. */
export const SlashJumpsIn: Story = {
  decorators: [inForm],
  render: function Searching(args) {
    return (
      <Stack>
        <SearchBox {...args} {...useFieldValue(args)} />
        <TextField label="Traveler name" name="traveler" {...useFieldValue({ value: '', onChange: fn() })} />
      </Stack>
    );
  },
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search Route ID' });
    await userEvent.type(canvas.getByLabelText('Traveler name'), 'a/b');
    await expect(canvas.getByLabelText('Traveler name')).toHaveValue('a/b');
    await userEvent.click(document.body);
    await userEvent.keyboard('/');
    await expect(box).toHaveFocus();
    await userEvent.keyboard('Lagos');
    await expect(args.onChange).toHaveBeenLastCalledWith('Lagos');
    await expect(box).toHaveValue('Lagos');
  },
};

/** Escape and the clear button empty it, and the focus stays for the next search. */
export const Emptied: Story = {
  decorators: [inForm],
  parameters: { pictures: [] },
  args: { value: 'Lagos' },
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(box).toHaveFocus();
    await userEvent.keyboard('Imo{Escape}');
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await userEvent.keyboard('Awka');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue('');
    await userEvent.keyboard('Imo');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};
