import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ListBox } from 'react-aria-components';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { HOSTILE_TEXT, inForm, LONG_TEXT, Sample, Sampler, UNBROKEN_TEXT, useAnswer } from '../fixtures';
import { Answer } from './Answer';
import { ComboboxField, type ComboboxOption, type ComboboxOptions } from './ComboboxField';
import { guide } from './ComboboxField.guide';

const terminals: readonly ComboboxOption[] = [
  { value: 'Abuja', label: 'Abuja', hint: 'Utako, FCT' },
  { value: 'Awka', label: 'Awka', hint: 'Zik Avenue, Anambra' },
  { value: 'Enugu', label: 'Enugu', hint: 'Holy Ghost, Enugu' },
  { value: 'Lagos', label: 'Lagos', hint: 'Jibowu, Lagos' },
  { value: 'Owerri', label: 'Owerri', hint: 'Egbu Road, Imo' },
];

const drivers: ComboboxOption[] = [
  { value: 'd-7', label: 'Chukwuemeka Eze' },
  { value: 'd-8', label: 'Ifeanyi Obi' },
];

const meta = {
  title: 'Controls/ComboboxField',
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
    return <ComboboxField {...args} {...useAnswer(args)} />;
  },
} satisfies Meta<typeof ComboboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything it can look like, and the list that unfolds under it with an answer chosen and another marked. */
export const States: Story = {
  tags: ['states'],
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
        <ListBox aria-label="The list" autoFocus selectionMode="single" defaultSelectedKeys={['Awka']}>
          <Answer id="Abuja" label="Abuja" hint="Utako, FCT" isChosen={false} />
          <Answer id="Awka" label="Awka" hint="Zik Avenue, Anambra" isChosen />
          <Answer id="Enugu" label="Enugu" hint="Holy Ghost, Enugu" isChosen={false} />
          <Answer id="long" label={LONG_TEXT} hint={UNBROKEN_TEXT} isChosen={false} />
        </ListBox>
      </Sample>
    </Sampler>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('option', { name: /^Awka/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { name: /^Enugu/ })).toHaveAttribute('data-focused');
  },
};

/** A press unfolds all answers; a part of one, wherever it stands in it, narrows them; Enter chooses. */
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
    const list = await screen.findByRole('listbox');
    await expect(within(list).getAllByRole('option')).toHaveLength(5);
    await userEvent.type(field, 'GOS');
    await waitFor(() => expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Lagos');
    await expect(field).toHaveValue('Lagos');
    await userEvent.click(field);
    const reopened = await screen.findByRole('listbox');
    await expect(within(reopened).getByRole('option', { name: /^Lagos/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** Text that is no answer goes when the field is left, and the answer from before stays. */
export const NoSuchAnswer: Story = {
  decorators: [inForm],
  tags: ['!autodocs'],
  parameters: { picture: 'none' },
  args: { value: 'Awka' },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'xyz');
    await expect(await screen.findByText('Nothing found')).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue('Awka'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

/** Whoever empties the text has no answer. */
export const Emptied: Story = {
  decorators: [inForm],
  tags: ['!autodocs'],
  parameters: { picture: 'none' },
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
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

/** A list that only suggests: what was typed stays as it was typed, and a suggestion can be taken all the same. */
export const OnlySuggesting: Story = {
  decorators: [inForm],
  args: {
    label: 'Expense Type',
    name: 'expenseType',
    placeholder: 'Diesel, tyres…',
    takesOtherText: true,
    options: ['Diesel', 'Toll and levy', 'Tyre replacement'].map((type) => ({ value: type, label: type })),
  },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Expense Type' });
    await userEvent.type(field, 'Windscreen');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.tab();
    await expect(field).toHaveValue('Windscreen');
    await expect(args.onChange).toHaveBeenLastCalledWith('Windscreen');
    await userEvent.clear(field);
    await userEvent.type(field, 'tyr');
    await waitFor(() => expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Tyre replacement');
    await expect(field).toHaveValue('Tyre replacement');
  },
};

/** The answers may come late: until then the list says so, and a chosen value stands there bare. What is typed by then narrows them. */
export const OptionsArriveLate: Story = {
  decorators: [inForm],
  tags: ['!autodocs'],
  parameters: { picture: 'none' },
  args: { value: 'd-7' },
  render: function Late(args) {
    const [options, setOptions] = useState<ComboboxOptions>('loading');
    return (
      <>
        <ComboboxField {...args} {...useAnswer(args)} options={options} />
        <button type="button" onClick={() => setOptions('failed')}>
          Lose the connection
        </button>
        <button type="button" onClick={() => setOptions(drivers)}>
          Load the drivers
        </button>
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await waitFor(() => expect(field).toHaveValue('d-7'));
    await fireEvent.click(canvas.getByText('Load the drivers'));
    await waitFor(() => expect(field).toHaveValue('Chukwuemeka Eze'));
    await fireEvent.click(canvas.getByText('Lose the connection'));
    await userEvent.clear(field);
    await userEvent.type(field, 'Ob');
    await expect(await screen.findByText('Could not be loaded')).toBeVisible();
    await fireEvent.click(canvas.getByText('Load the drivers'));
    await userEvent.click(await screen.findByRole('option', { name: 'Ifeanyi Obi' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('d-8');
    await expect(field).toHaveValue('Ifeanyi Obi');
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

/** Nothing to choose from yet. */
export const OnItsWay: Story = {
  tags: ['!autodocs'],
  decorators: [inForm],
  parameters: { picture: 'page' },
  args: { options: 'loading' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByText('Loading…')).toBeVisible();
  },
};

const save = fn();

/** The keyboard alone: arrow keys unfold and walk the list, Enter chooses and then sends, Escape takes the typing back. */
export const ByKeyboard: Story = {
  decorators: [inForm],
  parameters: { picture: 'none' },
  render: function Saving(args) {
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <ComboboxField {...args} {...useAnswer(args)} />
        <button type="submit">Save</button>
      </form>
    );
  },
  play: async ({ canvas, args, userEvent }) => {
    save.mockClear();
    const field = canvas.getByRole('combobox', { name: 'Terminal/Branch' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Awka');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Backspace}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveValue('Awka');
    await userEvent.keyboard('{ArrowUp}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(save).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(save).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveValue('');
  },
};
