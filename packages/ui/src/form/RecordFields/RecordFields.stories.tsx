import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { HOSTILE_TEXT, LONG_TEXT } from '../../controls/fixtures';
import type { FieldInputKind, RecordField } from '../fieldKinds';
import { driverForm, emptyDriver, inFormWith } from '../form.fixtures';
import { RecordFields } from './RecordFields';
import { guide } from './RecordFields.guide';

const TERMINALS = ['Awka', 'Enugu'].map((name) => ({ value: name, label: name }));

const one = (kind: FieldInputKind, more: Partial<RecordField> = {}): RecordField => ({
  kind,
  name: kind,
  label: kind,
  isOptional: true,
  ...more,
});

const OF_EVERY_KIND: readonly RecordField[] = [
  one('text', { heading: 'On one line' }),
  one('phone'),
  one('email', { placeholder: 'ada@motorpark.ng' }),
  one('anyEmail'),
  one('digits'),
  one('plate'),
  one('weight'),
  one('amount', { isOptional: false }),
  one('passcode'),
  one('search', { heading: 'From a list', label: 'search', placeholder: 'Choose a terminal' }),
  one('suggest'),
  one('choice', { answers: ['Coach Bus', 'Mini Bus'], placeholder: 'Choose one' }),
  one('radio', { answers: ['Cash', 'Transfer'], isWide: true }),
  one('day', { heading: 'Longer' }),
  one('moment', { isWide: true }),
  one('note', { hint: 'What the loader must know.', isWide: true }),
];

const meta = {
  title: 'Components/Form/RecordFields',
  component: RecordFields,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    fields: OF_EVERY_KIND,
    options: { search: { options: TERMINALS }, suggest: { options: TERMINALS } },
  },
} satisfies Meta<typeof RecordFields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind of field, in sections. */
export const States: Story = { tags: ['states'], decorators: [inFormWith({})] };

/** After a failed attempt each error is at its field, and the first of them is focused. */
export const WithErrors: Story = {
  parameters: { pictures: ['light'] },
  args: { fields: driverForm.fields },
  decorators: [inFormWith(emptyDriver, { name: LONG_TEXT, phone: HOSTILE_TEXT, kind: 'Choose one.' })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByLabelText(/Name/)).toHaveFocus());
    await expect(canvas.getByLabelText(/Name/)).toHaveAccessibleDescription(LONG_TEXT);
    await userEvent.tab();
    await expect(canvas.getByLabelText(/Phone/)).toHaveFocus();
  },
};

const searched = [one('search', { label: 'Terminal' }), one('text', { label: 'Address' })];

/** The choice in a search field fills in what follows from it; what has been typed meanwhile stays. */
export const FillsIn: Story = {
  parameters: { pictures: [] },
  decorators: [inFormWith({})],
  args: {
    fields: searched,
    options: { search: { options: TERMINALS, fills: (name) => ({ text: `Motor park, ${name}` }) } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Terminal'), 'enu');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveValue('Motor park, Enugu'));
  },
};

/** The options of a search field that are still loading, or could not be loaded. */
export const WithoutOptions: Story = {
  parameters: { pictures: [] },
  decorators: [inFormWith({})],
  args: {
    fields: [one('search', { label: 'Terminal' }), one('suggest', { label: 'Place' })],
    options: { search: { options: 'loading' }, suggest: { options: 'failed' } },
  },
};
