import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { TextField } from '../../controls';
import { HOSTILE_TEXT, LONG_TEXT, UNBROKEN_TEXT } from '../../controls/fixtures';
import { ShortcutHelp, type ShortcutGroup, type ShortcutHelpProps } from './ShortcutHelp';
import { guide } from './ShortcutHelp.guide';

const keys: ShortcutGroup[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: ['?'], effect: 'Shows these keys' },
      { keys: ['/'], effect: 'Goes to the search box' },
      { keys: ['Alt', 'T'], effect: 'Goes to the notifications' },
      { keys: ['Esc'], effect: 'Closes what is open' },
    ],
  },
  {
    title: 'Booking',
    shortcuts: [
      { keys: ['Enter'], effect: 'Goes on to the next step' },
      { keys: ['Arrow keys'], effect: 'Walk the seats' },
      { keys: ['Space'], effect: 'Takes or frees the seat' },
    ],
  },
];

const meta = {
  title: 'Components/Overlay/ShortcutHelp',
  component: ShortcutHelp,
  tags: ['autodocs'],
  parameters: { guide, picture: 'page', docs: { story: { inline: false } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    groups: keys,
  },
} satisfies Meta<typeof ShortcutHelp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All shortcuts, long and hostile texts among them. */
export const Open: Story = {
  tags: ['states'],
  args: {
    groups: [
      ...keys,
      {
        title: LONG_TEXT,
        shortcuts: [
          { keys: ['Ctrl', 'Alt', 'Enter'], effect: LONG_TEXT },
          { keys: ['Page down'], effect: UNBROKEN_TEXT },
          { keys: ['#'], effect: HOSTILE_TEXT },
        ],
      },
    ],
  },
};

function Page({ onOpenChange, ...help }: ShortcutHelpProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <>
      <TextField label="Traveler name" name="name" value={text} onChange={setText} />
      <ShortcutHelp
        {...help}
        isOpen={isOpen}
        onOpenChange={(next) => {
          onOpenChange(next);
          setIsOpen(next);
        }}
      />
    </>
  );
}

/** `?` opens the dialog, but in a field it is only a character. */
export const QuestionMark: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  render: (args) => <Page {...args} />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Traveler name');
    await userEvent.type(field, 'Who?');
    await expect(field).toHaveValue('Who?');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    field.blur();
    await userEvent.keyboard('?');
    await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
