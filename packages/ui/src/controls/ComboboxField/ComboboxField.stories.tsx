import type { Meta, StoryObj } from '@storybook/react-vite';
import { unlisted } from '@motorpark/domain';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { HOSTILE_TEXT, inForm, LONG_TEXT, Sample, Sampler, useFieldValue } from '../fixtures';
import { TextField } from '../TextField/TextField';
import { ComboboxField } from './ComboboxField';
import {
  departures,
  FieldInForm,
  SentForm,
  LateField,
  OpenList,
  SearchedField,
  terminals,
} from './ComboboxField.fixtures';
import { guide } from './ComboboxField.guide';

const meta = {
  title: 'Components/Controls/ComboboxField',
  component: ComboboxField,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    label: 'Terminal/Branch',
    name: 'terminal',
    value: '',
    placeholder: 'Choose a terminal',
    options: terminals,
    onChange: fn(),
    onBlur: fn(),
  },
  render: function Answering(args) {
    return <ComboboxField {...args} {...useFieldValue(args)} />;
  },
} satisfies Meta<typeof ComboboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the list has that many options. */
const listed = (count: number) =>
  waitFor(() => expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(count));
const listGone = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** All states, and the open list below the field with one option chosen and another highlighted. */
export const States: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'forced-colors'] },
  render: (args) => (
    <Sampler>
      <Sample name="Nothing chosen">
        <ComboboxField {...args} />
      </Sample>
      <Sample name="Chosen, required">
        <ComboboxField {...args} value="Awka" isRequired />
      </Sample>
      <Sample name="Error">
        <ComboboxField {...args} error="Terminal/Branch is required" isRequired />
      </Sample>
      <Sample name="Hint">
        <ComboboxField {...args} hint="Where this person works" />
      </Sample>
      <Sample name="Focused" look="focused">
        <ComboboxField {...args} value="Awka" />
      </Sample>
      <Sample name="Disabled">
        <ComboboxField {...args} value="Lagos" isDisabled />
      </Sample>
      <Sample name="Chosen, but gone from the list since">
        <ComboboxField {...args} value="Aba Park" />
      </Sample>
      <Sample name="Text that is no answer">
        <ComboboxField {...args} value={unlisted('Awka Park')} />
      </Sample>
      <Sample name="Long">
        <ComboboxField {...args} label={LONG_TEXT} error={LONG_TEXT} value={LONG_TEXT} hint={LONG_TEXT} />
      </Sample>
      <Sample name="Hostile">
        <ComboboxField
          {...args}
          label={HOSTILE_TEXT}
          value="1"
          options={[{ value: '1', label: HOSTILE_TEXT }]}
        />
      </Sample>
      <Sample name="The list">
        <OpenList />
      </Sample>
    </Sampler>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('option', { name: /^Awka Zik/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { name: /^Enugu/ })).toHaveAttribute('data-focused');
  },
};

/** A click opens the list of all options; any part of a name filters them; Enter chooses. */
export const FoundByTyping: Story = {
  decorators: [inForm],
  parameters: {
    picture: 'page',
    tree: `
      - combobox "Terminal/Branch" [expanded]: Lagos
      - listbox "Suggestions Terminal/Branch":
        - option "Abuja Utako, FCT"
        - option "Awka Zik Avenue, Anambra"
        - option "Enugu Holy Ghost, Enugu"
        - option "Lagos Jibowu, Lagos" [selected]
        - option "Owerri Egbu Road, Imo"
      - button "Dismiss"
    `,
  },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Terminal/Branch' });
    await userEvent.click(field);
    await listed(5);
    await userEvent.type(field, 'GOS');
    await listed(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Lagos');
    await expect(field).toHaveValue('Lagos');
    await listGone();
    await userEvent.click(field);
    const reopened = await screen.findByRole('listbox');
    await expect(within(reopened).getByRole('option', { name: /^Lagos/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** While the user types, the first match is highlighted, and Enter or Tab chooses it. The details beside the names tell options apart. */
export const FirstIsMarked: Story = {
  decorators: [inForm],
  parameters: { pictures: ['light'], picture: 'page' },
  args: { label: 'Select Trip', placeholder: 'Select trip', options: departures },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'lag');
    await listed(2);
    const first = screen.getByRole('option', { name: /07:00 AM/ });
    await waitFor(() => expect(first).toHaveAttribute('data-focused'));
    await expect(field).toHaveAttribute('aria-activedescendant', first.id);
    await userEvent.type(field, ' 118');
    await listed(1);
    await userEvent.clear(field);
    await userEvent.type(field, 'lag');
    await listed(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('t-2');
    await expect(field).toHaveValue('Awka - Lagos, 10:30 AM');
    await listGone();
    await userEvent.clear(field);
    await userEvent.type(field, 'lag');
    await listed(2);
  },
};

/** Tab chooses the highlighted option: the first match, or the one that the user has moved to. */
export const TakenByTab: Story = {
  decorators: [inForm],
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  args: { options: [...terminals, { value: 'Awka Park', label: 'Awka Park' }] },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('combobox');
    for (const [typed, answer] of TAKEN_BY_TAB) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await userEvent.tab();
      await waitFor(() => expect(field).toHaveValue(answer));
      await expect(args.onChange).toHaveBeenLastCalledWith(answer);
      await expect(field).toBeValid();
      await listGone();
    }
    await userEvent.clear(field);
    await userEvent.type(field, 'awk');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: /^Awka Zik/ })).toHaveAttribute('data-focused'),
    );
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('Awka Park');
  },
};

const TAKEN_BY_TAB = [
  ['ENU', 'Enugu'],
  ['awk', 'Awka'],
  ['awka', 'Awka'],
  ['awka p', 'Awka Park'],
] as const;

/** Text that fits no option, or fits several and is left by a click elsewhere, stays with an error that says which; corrected, it is accepted. */
export const NoSuchAnswer: Story = {
  decorators: [inForm],
  args: { value: 'Awka', isRequired: true },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.clear(field);
    await userEvent.type(field, 'Nnewi');
    await waitFor(() => expect(screen.getByText('Nothing found')).toBeVisible());
    await userEvent.tab();
    await expect(field).toHaveValue('Nnewi');
    await expect(field).toHaveAccessibleDescription('Not in the list. Please choose one.');
    await expect(args.onChange).toHaveBeenLastCalledWith(unlisted('Nnewi'));
    await expect(args.onBlur).toHaveBeenCalledOnce();

    await userEvent.clear(field);
    await userEvent.type(field, 'a');
    await userEvent.click(document.body);
    await expect(field).toHaveValue('a');
    await expect(field).toHaveAccessibleDescription('More than one fits. Please choose one.');

    await userEvent.clear(field);
    await userEvent.type(field, 'xyz{Enter}');
    await expect(field).toHaveAccessibleDescription('Not in the list. Please choose one.');
    await userEvent.clear(field);
    await userEvent.type(field, 'enu');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toHaveValue('Enugu');
    await expect(field).toBeValid();
    await userEvent.clear(field);
    await userEvent.type(field, 'Nnewi');
    await userEvent.tab();
    await listGone();
  },
};

/** Clearing the text clears the value. */
export const Emptied: Story = {
  decorators: [inForm],
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  args: { value: 'Awka', error: 'Please check the terminal.', isRequired: true },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Terminal/Branch' });
    await waitFor(() => expect(field).toHaveValue('Awka'));
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please check the terminal.');
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(field).toHaveValue('');
    await listGone();
  },
};

/** A list that only suggests: typed text stays as it is, and a suggestion can still be chosen. */
export const OnlySuggesting: Story = {
  decorators: [inForm],
  args: {
    label: 'Expense Type',
    name: 'expenseType',
    placeholder: 'Diesel, tyres…',
    allowsCustomValue: true,
    options: ['Diesel', 'Toll and levy', 'Tyre replacement'].map((type) => ({ value: type, label: type })),
  },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Expense Type' });
    await userEvent.type(field, 'Windscreen');
    await listGone();
    await userEvent.tab();
    await expect(field).toHaveValue('Windscreen');
    await expect(args.onChange).toHaveBeenLastCalledWith('Windscreen');
    await userEvent.clear(field);
    await userEvent.type(field, 'tyr');
    await listed(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Tyre replacement');
    await expect(field).toHaveValue('Tyre replacement');
  },
};

/** Options may arrive late: until then the list says so, and a chosen value is shown without its name. Text that was typed by then filters them. */
export const OptionsArriveLate: Story = {
  decorators: [inForm],
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  args: { value: 'd-7' },
  render: (args) => <LateField {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await waitFor(() => expect(field).toHaveValue('d-7'));
    await fireEvent.click(canvas.getByText('Load the drivers'));
    await waitFor(() => expect(field).toHaveValue('Chukwuemeka Eze'));
    await fireEvent.click(canvas.getByText('Lose the connection'));
    await userEvent.clear(field);
    await userEvent.type(field, 'Ob');
    await waitFor(() => expect(screen.getByText('Could not be loaded')).toBeVisible());
    await fireEvent.click(canvas.getByText('Load the drivers'));
    await userEvent.click(await screen.findByRole('option', { name: 'Ifeanyi Obi' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('d-8');
    await expect(field).toHaveValue('Ifeanyi Obi');
  },
};

/** Enter and Tab wait for pending options and then choose as usual; meanwhile the form never has the previous value. */
export const AskedTooEarly: Story = {
  decorators: [inForm],
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  args: { value: 'd-7' },
  render: (args) => <LateField {...args} options="loading" />,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.clear(field);
    await userEvent.type(field, 'i{Enter}');
    await expect(field).toHaveValue('i');
    await expect(field).toBeValid();
    await fireEvent.click(canvas.getByText('Load the drivers'));
    await waitFor(() => expect(field).toHaveValue('Ifeanyi Obi'));
    await expect(args.onChange).toHaveBeenLastCalledWith('d-8');
    await listGone();
  },
};

const answer = (canvas: { getByText: (text: string) => HTMLElement }) =>
  fireEvent.click(canvas.getByText('Answer'));

/** If a server searches, options whose name matches come first. Keys that are pressed before its response wait for it. */
export const FoundByAServer: Story = {
  decorators: [inForm],
  parameters: { pictures: [] },
  render: (args) => <SearchedField {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'lag{Enter}');
    await expect(field).toHaveValue('lag');
    await expect(field).toBeValid();
    await answer(canvas);
    await waitFor(() => expect(field).toHaveValue('Lagos Ikeja'));
    await expect(args.onChange).toHaveBeenLastCalledWith('o-3');
    await listGone();

    await userEvent.clear(field);
    await userEvent.type(field, 'zik');
    await userEvent.tab();
    await expect(field).toHaveValue('zik');
    await expect(field).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith(unlisted('zik'));
    await answer(canvas);
    await waitFor(() => expect(field).toHaveValue('Awka'));
    await expect(args.onChange).toHaveBeenLastCalledWith('o-2');
    await answer(canvas);
    await expect(field).toHaveValue('Awka');

    await userEvent.clear(field);
    await userEvent.type(field, 'lag');
    await answer(canvas);
    await listed(3);
    await waitFor(() =>
      expect(screen.getByRole('option', { name: /^Lagos Ikeja/ })).toHaveAttribute('data-focused'),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('o-4');
    await listGone();
  },
};

/** A list that ends before all options are in it says so, until the text matches no more than it lists. */
export const MoreThanListed: Story = {
  parameters: {
    picture: 'page',
    pictures: ['light'],
    // The button that answers is outside the field: while the list is open, it is hidden from screen readers.
    a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } },
  },
  render: (args) => <SearchedField {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'lag');
    await answer(canvas);
    await listed(3);
    await expect(screen.queryByText(/^There are more/)).toBeNull();
    await userEvent.clear(field);
    await answer(canvas);
    await userEvent.keyboard('{ArrowDown}');
    await listed(3);
    await expect(screen.getByText('There are more. Type a part of the name.')).toBeVisible();
  },
};

/** Text with no search result, or with several, shows its error once the server has responded. */
export const NotFoundByAServer: Story = {
  decorators: [inForm],
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  render: (args) => <SearchedField {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'lag');
    await userEvent.tab();
    await answer(canvas);
    await waitFor(() => expect(field).toHaveAccessibleDescription('More than one fits. Please choose one.'));
    await userEvent.clear(field);
    await userEvent.type(field, 'Nnewi{Enter}');
    await answer(canvas);
    await waitFor(() => expect(field).toHaveAccessibleDescription('Not in the list. Please choose one.'));
    await expect(args.onChange).toHaveBeenLastCalledWith(unlisted('Nnewi'));
    await listGone();
  },
};

/** On a phone. */
export const OnAPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  parameters: { picture: 'page' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('listbox')).toBeVisible();
  },
};

/** The options are still loading. */
export const OnItsWay: Story = {
  tags: ['!autodocs'],
  decorators: [inForm],
  parameters: { pictures: ['light'], picture: 'page' },
  args: { options: 'loading' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByText('Loading…')).toBeVisible());
  },
};

const save = fn();

/** By keyboard alone: arrow keys open and navigate the list, Enter chooses and goes on, Escape reverts the typing; Enter in a closed list submits. */
export const ByKeyboard: Story = {
  decorators: [inForm],
  parameters: { pictures: [] },
  render: (args) => <FieldInForm {...args} onSave={save} />,
  play: async ({ canvas, args, userEvent }) => {
    save.mockClear();
    const field = canvas.getByRole('combobox', { name: 'Terminal/Branch' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    // The Enter of an input method completes a letter.
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Awka');
    await listGone();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('Awk');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await listGone();
    await expect(field).toHaveValue('Awka');
    await userEvent.keyboard('{ArrowUp}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await listGone();
    await expect(save).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(save).toHaveBeenCalledOnce();
    await userEvent.keyboard('{End}{Backspace}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Enter}');
    await listGone();
    await expect(field).toHaveValue('Awka');
    await expect(save).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.keyboard('{Escape}');
    await listGone();
    await expect(field).toHaveValue('');
  },
};

/** Once an option is taken, the next field has the focus: what is typed then never gets into the search. Enter there submits. */
export const GoesOn: Story = {
  decorators: [inForm],
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  args: { label: 'Select Trip', placeholder: 'Select trip', options: departures },
  render: function WithASeat(args) {
    return (
      <SentForm onSave={save}>
        <ComboboxField {...args} {...useFieldValue(args)} />
        <TextField {...useFieldValue({ ...args, value: '' })} label="Seat" name="seat" />
      </SentForm>
    );
  },
  play: async ({ canvas, userEvent }) => {
    save.mockClear();
    const trip = canvas.getByRole('combobox');
    for (const key of ['{Enter}', '{Tab}', '{ArrowDown}{Enter}']) {
      await userEvent.clear(trip);
      await userEvent.keyboard(`lag${key}12`);
      await expect(canvas.getByLabelText('Seat')).toHaveValue('12');
      await expect(trip).toHaveValue(`Awka - Lagos, ${key === '{ArrowDown}{Enter}' ? '10:30' : '07:00'} AM`);
      await listGone();
      await expect(save).not.toHaveBeenCalled();
    }
    await userEvent.keyboard('{Enter}');
    await expect(save).toHaveBeenCalledOnce();
  },
};

/** A field that only suggests goes on as well, with the suggestion that the user has moved to. */
export const SuggestionTaken: Story = {
  ...GoesOn,
  args: { ...GoesOn.args, allowsCustomValue: true },
  play: async ({ canvas, userEvent }) => {
    const trip = canvas.getByRole('combobox');
    await userEvent.type(trip, 'lag');
    await listed(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Seat')).toHaveFocus());
    await expect(trip).toHaveValue('Awka - Lagos, 07:00 AM');
    await listGone();
  },
};

/** Enter pressed twice before the server has responded chooses its first result and submits the form; typing on or leaving the field submits nothing. */
export const SentBeforeTheAnswer: Story = {
  decorators: [inForm],
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  render: (args) => (
    <SentForm onSave={save}>
      <SearchedField {...args} />
    </SentForm>
  ),
  play: async ({ canvas, args, userEvent }) => {
    save.mockClear();
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'zik{Enter}{Enter}');
    await expect(save).not.toHaveBeenCalled();
    await answer(canvas);
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    await expect(args.onChange).toHaveBeenLastCalledWith('o-2');
    await listGone();

    await userEvent.clear(field);
    await userEvent.type(field, 'ikeja{Enter}{Enter} ');
    await answer(canvas);
    await userEvent.clear(field);
    await userEvent.type(field, 'jib{Enter}{Enter}{Tab}');
    await answer(canvas);
    await waitFor(() => expect(field).toHaveValue('Lagos Jibowu'));
    await expect(save).toHaveBeenCalledOnce();
  },
};
