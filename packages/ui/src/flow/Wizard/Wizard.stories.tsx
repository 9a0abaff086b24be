import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout';
import { Wizard } from './Wizard';
import { Booking } from './Wizard.fixtures';

const onBooked = fn();

const meta = {
  title: 'Flow/Wizard',
  component: Wizard,
  tags: ['autodocs'],
  args: {
    label: 'Book Tickets',
    steps: [],
    current: 0,
    onStepSelect: fn(),
    onPrevious: fn(),
    onNext: fn(),
    onSubmit: fn(),
  },
  render: () => <Booking onBooked={onBooked} startsFocused={false} hasAside />,
  beforeEach: () => onBooked.mockClear(),
} satisfies Meta<typeof Wizard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With a summary beside the steps, the buttons stand under it. */
export const WithSummary: Story = {};

/** The last step without a summary, and the same while it is being submitted. */
export const LastStep: Story = {
  render: () => (
    <Stack gap={8}>
      <Booking onBooked={onBooked} startsFocused={false} startStep={2} />
      <Booking
        onBooked={onBooked}
        startsFocused={false}
        startStep={2}
        showsSteps={false}
        label="Being submitted"
        isBusy
        busyLabel="Booking…"
      />
    </Stack>
  ),
};

/** The whole way without a mouse: Enter goes on, and the focus is always where the next word is typed. */
export const SoldByKeyboard: Story = {
  tags: ['!autodocs'],
  render: () => <Booking onBooked={onBooked} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(/^Select Trip/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Select Trip/)).toHaveAttribute('aria-invalid', 'true'),
    );
    await userEvent.keyboard('Awka - Lagos{Enter}');
    await waitFor(() => expect(canvas.getByLabelText(/^Traveler name/)).toHaveFocus());
    await userEvent.keyboard('Ngozi Okafor{Enter}');
    await waitFor(() => expect(canvas.getByLabelText(/^Mobile number/)).toHaveFocus());
    await userEvent.keyboard('08034127781{Enter}');
    await waitFor(() => expect(canvas.getByLabelText(/^Amount paid/)).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Traveler name/)).toHaveValue('Ngozi Okafor'));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
    await expect(onBooked).toHaveBeenLastCalledWith({
      trip: 'Awka - Lagos',
      name: 'Ngozi Okafor',
      phone: '08034127781',
      amount: '37000',
    });
  },
};

/** A failed Next shows what is wrong and goes there. */
export const SomethingMissing: Story = {
  tags: ['!autodocs'],
  render: () => <Booking onBooked={onBooked} startStep={1} hasAside />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Traveler name/), 'Ngozi Okafor');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Mobile number/)).toHaveFocus());
  },
};

/** On a phone the buttons stay in reach of the thumb. */
export const Phone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  parameters: { picture: 'page' },
  render: () => <Booking onBooked={onBooked} startsFocused={false} startStep={1} hasAside />,
};
