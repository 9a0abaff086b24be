import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { TextField } from '../../controls';
import { FieldGrid } from '../../layout';
import { Wizard } from './Wizard';
import { EveryKind } from './Wizard.enter.fixtures';

const meta = {
  title: 'Components/Flow/Wizard/Enter',
  component: Wizard,
  tags: ['!autodocs'],
  args: {
    label: 'Every kind of field',
    steps: [],
    current: 0,
    onStepSelect: fn(),
    onPrevious: fn(),
    onNext: fn(),
    onSubmit: fn(),
  },
  render: () => <EveryKind />,
} satisfies Meta<typeof Wizard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Elements in tab order, and whether Enter goes on from there. */
const WALK: readonly [selector: string, goesOn: boolean][] = [
  ['[data-kind="text"] input', true],
  ['[data-kind="passcode"] input', true],
  ['[data-kind="passcode"] button', false],
  ['[data-kind="day"] input', true],
  ['[data-kind="combobox"] input', true],
  ['[data-kind="suggestions"] input', true],
  ['[data-kind="select"] select', false],
  ['[data-kind="choice"] [value="cash"]', true],
  ['[data-kind="choice"] [value="card"]', true],
  ['[data-kind="checkbox"] input', true],
  ['[data-kind="code"] input', true],
  ['[data-kind="longer text"] textarea', true],
  ['[data-kind="seats"] button', true],
  ['[data-kind="button"] button', false],
];

const PROMISED = 'form:has(kbd:visible)';
const NOT_PROMISED = 'form:not(:has(kbd:visible))';

/** The same walk by real keys, because the browser decides where Enter submits a form. */
function walkByKeys() {
  let count = 0;
  return WALK.flatMap(([selector, goesOn]) => {
    if (goesOn) count += 1;
    return [
      ['Tab', `${goesOn ? PROMISED : NOT_PROMISED} ${selector}:focus`],
      // Closes a list that Enter opened.
      [goesOn ? 'Enter' : 'Enter Escape', `form:has-text("Went on: ${count}.") ${selector}:focus`],
    ] as const;
  });
}

/** The hint beside Next says "Enter" exactly while the focus is where Enter goes on. */
export const PromisedWhereItWorks: Story = {
  parameters: { pictures: [], keys: walkByKeys() },
  play: async ({ canvas, canvasElement }) => {
    const isPromised = () => canvasElement.querySelector('kbd')?.checkVisibility();
    await expect(isPromised()).toBe(false);
    for (const [selector, goesOn] of WALK) {
      canvasElement.querySelector<HTMLElement>(selector)?.focus();
      await expect([selector, isPromised()]).toEqual([selector, goesOn]);
    }
    // The element before the first tab stop.
    canvas.getByRole('button', { name: 'Fields' }).focus();
    await expect(isPromised()).toBe(false);
  },
};

/** In a combobox Enter takes the highlighted option and moves to the next field, or shows what is wrong with the text; after that it goes on. */
export const InACombobox: Story = {
  parameters: { picture: 'page' },
  play: async ({ canvas, canvasElement }) => {
    const isPromised = () => canvasElement.querySelector('kbd')?.checkVisibility();
    const field = canvas.getByRole('combobox', { name: 'Terminal' });
    await userEvent.click(field);
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
    await expect(isPromised()).toBe(false);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(isPromised()).toBe(true));

    await userEvent.keyboard('nowhere');
    await expect(isPromised()).toBe(false);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Not in the list. Please choose one.')).toBeVisible();
    await expect(canvas.getByText('Went on: 0.')).toBeVisible();
    await waitFor(() => expect(isPromised()).toBe(true));

    await userEvent.clear(field);
    await userEvent.keyboard('enu');
    await expect(isPromised()).toBe(false);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Enugu');
    await expect(canvas.getByRole('combobox', { name: 'Place' })).toHaveFocus();
    await expect(canvas.getByText('Went on: 0.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(isPromised()).toBe(true));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Went on: 1.')).toBeVisible();
  },
};

/** If the entries of a step cannot be changed later, Enter moves from number to number up to the button, and the hint is shown only there. */
export const WalksWhatIsFinal: Story = {
  parameters: { pictures: [] },
  args: {
    steps: [
      {
        title: 'Count',
        isFinal: true,
        content: (
          <FieldGrid>
            <TextField label="₦1,000" name="note1000" value="7" onChange={fn()} />
            <TextField label="₦500" name="note500" value="" onChange={fn()} />
          </FieldGrid>
        ),
      },
      { title: 'Difference', content: null },
    ],
  },
  render: (args) => <Wizard {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    const isPromised = () => canvasElement.querySelector('kbd')?.checkVisibility();
    await waitFor(() => expect(canvas.getByLabelText('₦1,000')).toHaveFocus());
    await expect(isPromised()).toBe(false);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('₦500')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(next).toHaveFocus();
    await expect(isPromised()).toBe(true);
    await expect(args.onNext).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};
