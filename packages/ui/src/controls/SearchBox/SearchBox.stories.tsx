import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline, Stack } from '../../layout';
import { Button } from '../Button/Button';
import { inForm, LONG_TEXT, useAnswer } from '../fixtures';
import { FilterIcon } from '../Icon/icons';
import { TextField } from '../TextField/TextField';
import { SearchBox } from './SearchBox';

const meta = {
  title: 'Controls/SearchBox',
  component: SearchBox,
  tags: ['autodocs'],
  args: { label: 'Search Route ID', value: '', onChange: fn() },
  render: function Searching(args) {
    return <SearchBox {...args} {...useAnswer(args)} />;
  },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, filled, without the key, and in its usual place. */
export const States: Story = {
  render: (args) => (
    <Stack gap={4}>
      <Inline gap={2}>
        <SearchBox {...args} />
        <Button icon={FilterIcon}>Filter</Button>
      </Inline>
      <Inline>
        <SearchBox {...args} label="Search Route Name" value="Lagos" />
        <SearchBox {...args} hasShortcut={false} label={LONG_TEXT} />
        <SearchBox {...args} label="Search terminals" value={LONG_TEXT} />
      </Inline>
    </Stack>
  ),
};

/** `/` jumps into the box from anywhere, but is a plain letter to whoever is typing elsewhere. */
export const SlashJumpsIn: Story = {
  decorators: [inForm],
  render: function Searching(args) {
    return (
      <Stack>
        <SearchBox {...args} {...useAnswer(args)} />
        <TextField label="Traveler name" name="traveler" {...useAnswer({ value: '', onChange: fn() })} />
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

/** Escape and the cross empty it, and the focus stays for the next search. */
export const Emptied: Story = {
  decorators: [inForm],
  args: { value: 'Lagos' },
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(box).toHaveFocus();
    await userEvent.keyboard('Imo{Escape}');
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};
