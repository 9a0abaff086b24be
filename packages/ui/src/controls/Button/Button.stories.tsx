import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline, Stack } from '../../layout';
import { HOSTILE_TEXT, inForm, LONG_TEXT, Sample, Sampler, UNBROKEN_TEXT } from '../fixtures';
import { AddIcon, DeleteIcon, NextIcon, PrintIcon, SaveIcon } from '../Icon/icons';
import { TextField } from '../TextField/TextField';
import { Button } from './Button';
import { guide } from './Button.guide';

const meta = {
  title: 'Components/Controls/Button',
  component: Button,
  tags: ['autodocs'],
  args: { children: 'Create Ticket', onPress: fn() },
  parameters: { guide },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const VARIANTS = ['primary', 'secondary', 'danger', 'quiet'] as const;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** The four variants: ready, with an icon, with a key hint, busy, and disabled. Use one primary button per screen. */
export const Variants: Story = {
  render: () => (
    <Stack gap={3}>
      {(
        [
          ['primary', AddIcon],
          ['secondary', PrintIcon],
          ['danger', DeleteIcon],
          ['quiet', SaveIcon],
        ] as const
      ).map(([variant, icon]) => (
        <Inline key={variant} gap={3}>
          <Button variant={variant}>Create Ticket</Button>
          <Button variant={variant} icon={icon}>
            With an icon
          </Button>
          <Button variant={variant} keyHint="Enter">
            Next
          </Button>
          <Button variant={variant} isBusy busyLabel="Saving...">
            Save
          </Button>
          <Button variant={variant} isDisabled>
            Disabled
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
};

/** Hovered, focused, pressed, busy and disabled; long words wrap, and markup is shown as text. */
export const States: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'phone', 'large-text', 'forced-colors'] },
  render: () => (
    <Sampler>
      {VARIANTS.map((variant) =>
        (['hovered', 'focused', 'pressed'] as const).map((look) => (
          <Sample key={variant + look} name={`${variant}, ${look}`} look={look}>
            <Button variant={variant}>Create Ticket</Button>
          </Sample>
        )),
      )}
      <Sample name="busy">
        <Inline>
          <Button variant="primary" isBusy busyLabel="Booking...">
            Book
          </Button>
        </Inline>
      </Sample>
      <Sample name="disabled">
        <Inline>
          <Button variant="primary" isDisabled>
            Create Ticket
          </Button>
        </Inline>
      </Sample>
      <Sample name="with an icon and its key">
        <Inline>
          <Button variant="primary" icon={AddIcon} keyHint="Enter">
            Create Ticket
          </Button>
        </Inline>
      </Sample>
      <Sample name="long">
        <Inline>
          <Button variant="primary" icon={NextIcon}>
            {LONG_TEXT}
          </Button>
        </Inline>
      </Sample>
      <Sample name="without a space in it">
        <Inline>
          <Button>{UNBROKEN_TEXT + UNBROKEN_TEXT}</Button>
        </Inline>
      </Sample>
      <Sample name="hostile, as wide as its place">
        <Button isFullWidth>{HOSTILE_TEXT}</Button>
      </Sample>
    </Sampler>
  ),
};

/** A click, Enter and Space press it alike; the focus ring is always visible. */
export const Pressed: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Create Ticket' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
    await expect(button).toHaveFocus();
  },
};

const send = fn();

/** While the ticket is being sold, neither another press nor Enter in a field sells it again, and the focus stays. */
export const BusyIgnoresPresses: Story = {
  args: { children: 'Submit', variant: 'primary', type: 'submit', isBusy: true, busyLabel: 'Booking...' },
  decorators: [inForm],
  beforeEach: () => {
    send.mockClear();
  },
  render: (args) => (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack>
        <TextField label="Traveler name" name="traveler" value="Ngozi Okafor" onChange={fn()} />
        <Button {...args} />
      </Stack>
    </form>
  ),
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Booking...' });
    await userEvent.type(canvas.getByLabelText('Traveler name'), '{Enter}');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(send).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A disabled button is not in the tab order. Say beside it why it is disabled. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};
