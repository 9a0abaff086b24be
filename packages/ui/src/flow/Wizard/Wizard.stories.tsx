import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { TextField } from '../../controls';
import { Card, Stack } from '../../layout';
import { Wizard } from './Wizard';
import { Booking } from './Wizard.fixtures';
import { guide } from './Wizard.guide';

const onBooked = fn();

const field = (label: string, name: string) => (
  <TextField label={label} name={name} value="" onChange={fn()} isRequired />
);

const meta = {
  title: 'Components/Flow/Wizard',
  component: Wizard,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    label: 'Book Tickets',
    steps: [
      { title: 'Trip Information', content: field('Select Trip', 'trip') },
      { title: 'Passenger Information', content: field('Traveler name', 'name') },
      { title: 'Payment Details', content: field('Amount paid', 'amount') },
    ],
    current: 0,
    startsFocused: false,
    onStepSelect: fn(),
    onPrevious: fn(),
    onNext: fn(),
    onSubmit: fn(),
  },
  beforeEach: () => onBooked.mockClear(),
} satisfies Meta<typeof Wizard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** A step that was left too early, with a summary beside it: the errors, and the buttons, which are fixed to the lower edge on a phone. */
export const States: Story = {
  tags: ['states'],
  parameters: {
    pictures: ['light', 'dark', 'phone', 'large-text'],
    picture: 'page',
    tree: `
      - form "Book Tickets":
        - navigation "Steps":
          - list:
            - listitem:
              - button "Trip Information"
              - text: completed
            - listitem:
              - button "Passenger Information"
            - listitem: Payment Details
        - group "Passenger Information":
          - text: Traveler name
          - textbox "Traveler name": Ngozi Okafor
          - text: Mobile number Mobile number is required.
          - textbox "Mobile number" [invalid]
        - complementary "Summary":
          - term: Route
          - definition: Umuahia Ubakala Junction - Lagos Jibowu Yaba Terminal
          - term: Travel date
          - definition: 16 Jan, 07:00 AM
          - term: Vehicle number
          - definition: ANB 482 XA
          - term: Seats chosen
          - definition: 4, 5
          - term: Amount
          - definition: ₦37,000.00
        - button "Previous"
        - button "Next"
        - paragraph: Arrow keys walk the seats, Space takes one.
    `,
  },
  render: () => <Booking onBooked={onBooked} startStep={1} hasAside />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Traveler name/), 'Ngozi Okafor');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Mobile number/)).toHaveFocus());
  },
};

/** The summary is below the step. */
export const OnATablet: Story = {
  parameters: { picture: 'page', pictures: ['light'] },
  globals: { viewport: { value: 'tablet' } },
  render: () => <Booking onBooked={onBooked} startsFocused={false} startStep={1} hasAside />,
};

const longStep = (
  <Stack>
    {Array.from({ length: 20 }, (_, place) => (
      <Card key={place}>Seat {place + 1}</Card>
    ))}
  </Stack>
);

/** The summary and the buttons beside a long step stay in view while it scrolls. */
export const Scrolled: Story = {
  parameters: { picture: 'window', pictures: ['light'] },
  args: { steps: [{ title: 'Trip Information', content: longStep }], aside: 'Awka - Lagos, ₦37,000.00' },
  render: (args) => <Wizard {...args} startsFocused={false} />,
  play: async () => {
    window.scrollTo(0, 250);
    await waitFor(() => expect(window.scrollY).toBe(250));
  },
};

/** What is about to be sold, where the summary is not beside the buttons. */
export const About: Story = {
  parameters: { picture: 'window', pictures: ['light'] },
  globals: { viewport: { value: 'phone' } },
  args: {
    steps: [{ title: 'Payment Details', content: longStep }],
    about: 'Ngozi Okafor · Lagos, Thu 16 Jan 2025, 07:00 AM · Seats 4, 5 · ₦37,000.00',
  },
  render: (args) => <Wizard {...args} startsFocused={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ngozi Okafor · Lagos/)).toBeVisible();
  },
};

/** The last step without a summary, and while it is being submitted, when nothing can be pressed twice. */
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

/** Completed by keyboard alone: Enter goes on, and the focus is always in the next field. */
export const SoldByKeyboard: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  render: () => <Booking onBooked={onBooked} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(/^Select Trip/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Select Trip/)).toHaveAttribute('aria-invalid', 'true'),
    );
    await userEvent.keyboard('Awka - Lagos{Enter}');
    await waitFor(() => expect(canvas.getByLabelText(/^Traveler name/)).toHaveFocus());
    const held = { key: 'Enter', repeat: true };
    await expect(await fireEvent.keyDown(canvas.getByLabelText(/^Traveler name/), held)).toBe(false);
    await userEvent.keyboard('Ngozi Okafor{Enter}');
    await waitFor(() => expect(canvas.getByLabelText(/^Mobile number/)).toHaveFocus());
    await userEvent.keyboard('08034127781{Enter}');
    await waitFor(() => expect(canvas.getByLabelText(/^Amount paid/)).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByLabelText(/^Traveler name/)).toHaveValue('Ngozi Okafor'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText(/^Amount paid/)).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(onBooked).toHaveBeenLastCalledWith({
      trip: 'Awka - Lagos',
      name: 'Ngozi Okafor',
      phone: '08034127781',
      amount: '37000',
    });
  },
};
