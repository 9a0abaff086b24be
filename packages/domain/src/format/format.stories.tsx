import { Card, type DescriptionItem, DescriptionList, Columns, Stack, TextField } from '@motorpark/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import {
  formatDateTime,
  formatDay,
  formatExpenseDate,
  formatNaira,
  formatPhone,
  formatReceiptDate,
  formatSignedNaira,
  formatTime,
  isNigerianPhone,
  lagosDay,
  parseInstant,
  typedNaira,
} from '../index';

interface FormattersProps {
  /** Initial text of the amount field. */
  amount: string;
  /** Initial text of the date field. */
  moment: string;
  /** Initial text of the phone field. */
  phone: string;
}

/** Shows amounts, dates and phone numbers in all of the product's formats, from any notation. Type something to see it. */
function Formatters({ amount, moment, phone }: FormattersProps) {
  return (
    <Columns
      asideLabel="Amount and phone number"
      aside={
        <>
          <Trial
            title="Amount"
            label="As it was written"
            start={amount}
            otherwise="No amount"
            factsOf={factsOfAmount}
          />
          <Trial
            title="Phone number"
            label="As it was typed"
            start={phone}
            otherwise="No Nigerian number"
            factsOf={factsOfPhone}
          />
        </>
      }
    >
      <Trial
        title="Date and time"
        label="As the server wrote it"
        start={moment}
        otherwise="No date"
        factsOf={factsOfMoment}
      />
    </Columns>
  );
}

interface TrialProps {
  title: string;
  label: string;
  start: string;
  /** Shown for text that cannot be parsed. */
  otherwise: string;
  factsOf: (text: string) => DescriptionItem[];
}

function Trial({ title, label, start, otherwise, factsOf }: TrialProps) {
  const [text, setText] = useState(start);
  return (
    <Card title={title}>
      <Stack>
        <TextField name={title} label={label} value={text} onChange={setText} autoComplete="off" />
        <DescriptionList items={factsOf(text)} missingText={otherwise} />
      </Stack>
    </Card>
  );
}

function factsOfAmount(text: string): DescriptionItem[] {
  const kobo = typedNaira(text);
  const written = (format: (amount: number) => string) => kobo !== undefined && format(kobo);
  return [
    { term: 'On a screen', value: written(formatNaira) },
    { term: 'In the ledger', value: written(formatSignedNaira) },
    { term: 'Inside', value: written((amount) => `${amount} kobo`) },
  ];
}

function factsOfMoment(text: string): DescriptionItem[] {
  const instant = parseInstant(text);
  const written = (format: (moment: string) => string) => instant !== undefined && format(instant);
  return [
    { term: 'On a screen', value: written(formatDateTime) },
    { term: 'Day', value: written(formatDay) },
    { term: 'Time', value: written(formatTime) },
    { term: 'On a receipt', value: written(formatReceiptDate) },
    { term: 'On an expense', value: written(formatExpenseDate) },
    { term: 'Business day', value: written(lagosDay), isId: true },
    { term: 'Inside, in UTC', value: instant, isId: true },
  ];
}

const factsOfPhone = (text: string): DescriptionItem[] => [
  { term: 'Shown as', value: isNigerianPhone(text) && formatPhone(text) },
];

const meta = {
  title: 'Domain/Rules and formats/Formatters',
  component: Formatters,
  tags: ['autodocs'],
  args: { amount: '18,500', moment: '2025-01-01 09:30', phone: '+2348034127781' },
} satisfies Meta<typeof Formatters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Type an amount, a date and a phone number to see them in all of the product's formats. */
export const TryThem: Story = {};

/** All formats follow the typed text. */
export const ClerkTypes: Story = {
  parameters: { pictures: ['light'] },
  args: { amount: '', moment: '', phone: '' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'As it was written' }), '-65000.5');
    await expect(canvas.getAllByText('−₦65,000.50')).toHaveLength(2);
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'As the server wrote it' }),
      '2026-11-20T23:00:00Z',
    );
    await expect(canvas.getByText('21st Nov, 2026 • 12:00AM')).toBeVisible();
    await expect(canvas.getByText('21/11/2026')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'As it was typed' }), '0803-412-7781');
    await expect(canvas.getByText('0803 412 7781')).toBeVisible();
  },
};

/** Text that cannot be parsed is shown as missing, never as another value. */
export const NothingToRead: Story = {
  args: { amount: '65,00', moment: '2026-02-30', phone: '0603 412 7781' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No amount')).toHaveLength(3);
    await expect(canvas.getAllByText('No date')).toHaveLength(7);
    await expect(canvas.getByText('No Nigerian number')).toBeVisible();
  },
};
