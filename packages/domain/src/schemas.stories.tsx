import {
  Button,
  Card,
  type Column,
  DataTable,
  FieldGrid,
  Inline,
  SelectField,
  Stack,
  TextField,
} from '@motorpark/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { formatNaira, koboTyped } from './index';
import { type Complaint, FORM_CASES, type FormCase } from './fixtures';

interface ValidationProps {
  /** The initially selected form. */
  form: string;
  /** Whether it is initially filled with valid values, or empty. */
  isFilled: boolean;
}

/** The rules of every form. Each field shows its first error while typing; the server validates with the same rules and messages. */
function Validation({ form, isFilled }: ValidationProps) {
  const [name, setName] = useState(form);
  const chosen = FORM_CASES.find((one) => one.name === name);
  return (
    <Stack>
      <SelectField name="form" label="Form" value={name} onChange={setName} options={FORM_OPTIONS} />
      {chosen && (
        <>
          <Trial key={name} form={chosen} isFilled={isFilled} />
          <Rules form={chosen} />
        </>
      )}
    </Stack>
  );
}

function Trial({ form, isFilled }: { form: FormCase; isFilled: boolean }) {
  const [answers, setAnswers] = useState(() => (isFilled ? textsOf(form) : {}));
  const errors = form.errorsOf(valuesOf(form, answers));
  const complaints = Object.keys(errors).length;
  return (
    <Card
      title={`${form.name} form`}
      actions={
        <Inline>
          <Button onPress={() => setAnswers({})}>Clear</Button>
          <Button onPress={() => setAnswers(textsOf(form))}>Fill in well</Button>
        </Inline>
      }
    >
      <Stack>
        <FieldGrid columns={3}>
          {Object.keys(textsOf(form)).map((field) => (
            <TextField
              key={field}
              name={field}
              label={form.labels[field] ?? ''}
              value={answers[field] ?? ''}
              error={errors[field]}
              onChange={(text) => setAnswers({ ...answers, [field]: text })}
              autoComplete="off"
            />
          ))}
        </FieldGrid>
        <output>{complaints === 0 ? 'No complaints.' : `Fields that complain: ${complaints}`}</output>
      </Stack>
    </Card>
  );
}

const ruleColumns = (form: FormCase): Column<Complaint & { label: string }>[] => [
  { header: form.name, cell: ({ label }) => label, isRowHeader: true },
  {
    header: 'When it holds',
    cell: ({ value, isOwn }) => described(value) + (isOwn ? ', on our own server' : ''),
    isMuted: true,
  },
  { header: 'It says', cell: ({ message }) => message },
];

function Rules({ form }: { form: FormCase }) {
  const rows = form.complaints.map((complaint) => ({
    ...complaint,
    label: form.labels[complaint.field] ?? '',
  }));
  return (
    <DataTable
      label={`Rules of the ${form.name} form`}
      columns={ruleColumns(form)}
      rows={rows}
      rowKey={({ field, value }) => `${field} ${JSON.stringify(value)}`}
      emptyText="No rules"
    />
  );
}

const FORM_OPTIONS = FORM_CASES.map(({ name }) => ({ value: name, label: name }));

/** A value of a filled form, as a clerk would type it. */
function typed(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'number' ? formatNaira(value) : String(value);
}

/** Whether the value fits into one text field; a list of passengers has a form of its own. */
const canBeTyped = (value: unknown): boolean =>
  !(Array.isArray(value) && value.some((one) => typeof one === 'object'));

const textsOf = ({ filled }: FormCase): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filled)
      .filter(([, value]) => canBeTyped(value))
      .map(([field, value]) => [field, typed(value)]),
  );

/** Parses the typed text as the form would: a list of seats, an amount in kobo, or the text itself. */
function read(example: unknown, text: string): unknown {
  if (Array.isArray(example)) return text.split(/[\s,]+/).filter(Boolean);
  return typeof example === 'number' ? (koboTyped(text) ?? '') : text;
}

const valuesOf = ({ filled }: FormCase, answers: Record<string, string>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filled).map(([field, example]) => [field, read(example, answers[field] ?? '')]),
  );

/** A passenger as text, with all given details. */
const passenger = (fields: object): string =>
  Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([field, value]) => `${field} ${typeof value === 'number' ? value : described(value)}`)
    .join(', ');

const listed = (value: unknown): string =>
  typeof value === 'object' && value !== null ? `(${passenger(value)})` : String(value);

function described(value: unknown): string {
  if (value === '') return 'nothing';
  if (typeof value === 'string') return value.length > 30 ? `${value.length} characters` : `“${value}”`;
  if (Array.isArray(value))
    return value.length === 0 ? 'an empty list' : `the list ${value.map(listed).join(', ') || 'of nothing'}`;
  return `${String(value)} kobo`;
}

const meta = {
  title: 'Domain/Rules and formats/Validation',
  component: Validation,
  tags: ['autodocs'],
  argTypes: { form: { control: 'select', options: FORM_CASES.map(({ name }) => name) } },
  args: { form: 'Ticket', isFilled: true },
} satisfies Meta<typeof Validation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Choose a form and type into it to see its errors. */
export const TryThem: Story = {};

/** All missing values are reported at their fields; an error disappears as soon as its field is valid. */
export const ClerkFillsInATicket: Story = {
  parameters: { pictures: ['light'] },
  args: { isFilled: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fields that complain: 8')).toBeVisible();
    const name = canvas.getByRole('textbox', { name: 'Traveler name' });
    await expect(name).toHaveAccessibleDescription('Traveler name is required.');
    await userEvent.type(name, 'Ada Obi');
    await expect(name).toBeValid();
    const seats = canvas.getByRole('textbox', { name: 'Seats' });
    await userEvent.type(seats, '4, 4');
    await expect(seats).toHaveAccessibleDescription('A seat can be chosen only once.');
    await userEvent.type(seats, '{Backspace}5');
    await expect(canvas.getByText('Fields that complain: 6')).toBeVisible();
  },
};

/** Another form has its own rules. */
export const ClerkChoosesAnotherForm: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Form' }), 'Driver');
    const phone = canvas.getByRole('textbox', { name: 'Phone number' });
    await userEvent.clear(phone);
    await expect(phone).toHaveAccessibleDescription('Phone number is required');
    await userEvent.type(phone, '0603 412 7781');
    await expect(phone).toHaveAccessibleDescription('Invalid Nigerian phone number');
    await userEvent.click(canvas.getByRole('button', { name: 'Fill in well' }));
    await expect(canvas.getByText('No complaints.')).toBeVisible();
  },
};

/** The longest form, empty: the four steps of the waybill wizard in one. */
export const EmptyWaybill: Story = {
  args: { form: 'Waybill', isFilled: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fields that complain: 15')).toBeVisible();
  },
};

/** All rules of all forms. */
export const AllRules: Story = {
  parameters: { pictures: [] },
  render: () => (
    <Stack gap={6}>
      {FORM_CASES.map((form) => (
        <Rules key={form.name} form={form} />
      ))}
    </Stack>
  ),
};
