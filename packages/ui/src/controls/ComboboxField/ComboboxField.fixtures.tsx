import { type ReactNode, useState } from 'react';
import { ListBox } from 'react-aria-components';
import { LONG_TEXT, UNBROKEN_TEXT, useFieldValue } from '../fixtures';
import {
  OptionItem,
  ComboboxField,
  type ComboboxFieldProps,
  type ComboboxOption,
  type ComboboxOptions,
} from './ComboboxField';

export const terminals: readonly ComboboxOption[] = [
  { value: 'Abuja', label: 'Abuja', hint: 'Utako, FCT' },
  { value: 'Awka', label: 'Awka', hint: 'Zik Avenue, Anambra' },
  { value: 'Enugu', label: 'Enugu', hint: 'Holy Ghost, Enugu' },
  { value: 'Lagos', label: 'Lagos', hint: 'Jibowu, Lagos' },
  { value: 'Owerri', label: 'Owerri', hint: 'Egbu Road, Imo' },
];

/** Departures, of which two go to Lagos and one comes from there. */
export const departures: readonly ComboboxOption[] = [
  {
    value: 't-1',
    label: 'Awka - Lagos, 07:00 AM',
    hint: 'Coach Bus, ANB 482 XA',
    side: '12 left',
    sideHint: '₦9,500.00',
    keywords: 'ANB 482 XA',
  },
  {
    value: 't-2',
    label: 'Awka - Lagos, 10:30 AM',
    hint: 'Bus, AWK 118 ZT',
    side: '3 left',
    sideHint: '₦8,000.00',
    keywords: 'AWK 118 ZT',
  },
  {
    value: 't-3',
    label: 'Awka - Enugu, 08:00 AM',
    hint: 'Bus, ENU 777 KL',
    side: '14 left',
    sideHint: '₦3,500.00',
    keywords: 'ENU 777 KL',
  },
];

const drivers: ComboboxOption[] = [
  { value: 'd-7', label: 'Chukwuemeka Eze' },
  { value: 'd-8', label: 'Ifeanyi Obi' },
];

/** A field whose options arrive late or not at all, at the press of two buttons. */
export function LateField(args: ComboboxFieldProps) {
  const [options, setOptions] = useState<ComboboxOptions>('loading');
  return (
    <>
      <ComboboxField {...args} {...useFieldValue(args)} options={options} />
      <button type="button" onClick={() => setOptions('failed')}>
        Lose the connection
      </button>
      <button type="button" onClick={() => setOptions(drivers)}>
        Load the drivers
      </button>
    </>
  );
}

/** A field that a server searches, which responds when the button is pressed. */
export function SearchedField(args: ComboboxFieldProps) {
  const [typed, setTyped] = useState('');
  const [answered, setAnswered] = useState('');
  const found = OFFICES.filter(({ label, keywords }) =>
    `${label} ${keywords}`.toLowerCase().includes(answered.toLowerCase()),
  );
  return (
    <>
      <ComboboxField
        {...args}
        {...useFieldValue(args)}
        options={found.slice(0, MOST_LISTED)}
        search={{ onType: setTyped, answered, hasMore: found.length > MOST_LISTED }}
      />
      <button type="button" onClick={() => setAnswered(typed.trim())}>
        Answer
      </button>
    </>
  );
}

const MOST_LISTED = 3;

/** One office is found by its street, and is listed before those with that name. */
const OFFICES: readonly ComboboxOption[] = [
  { value: 'o-1', label: 'Abuja', hint: 'Lagos Crescent', keywords: 'Lagos Crescent' },
  { value: 'o-2', label: 'Awka', hint: 'Zik Avenue', keywords: 'Zik Avenue' },
  { value: 'o-3', label: 'Lagos Ikeja', hint: 'Allen Avenue', keywords: 'Allen Avenue' },
  { value: 'o-4', label: 'Lagos Jibowu', hint: 'Ikorodu Road', keywords: 'Ikorodu Road' },
];

/** A form around a field; Enter submits it. */
export function SentForm({ onSave, children }: { onSave: () => void; children: ReactNode }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {children}
      <button type="submit">Save</button>
    </form>
  );
}

/** A field in a form. */
export const FieldInForm = ({ onSave, ...args }: ComboboxFieldProps & { onSave: () => void }) => (
  <SentForm onSave={onSave}>
    <ComboboxField {...args} {...useFieldValue(args)} />
  </SentForm>
);

/** The open list, with one option chosen. */
export function OpenList() {
  return (
    <ListBox aria-label="The list" autoFocus selectionMode="single" defaultSelectedKeys={['Awka']}>
      <OptionItem id="Abuja" label="Abuja" hint="Utako, FCT" isChosen={false} />
      <OptionItem id="Awka" label="Awka" hint="Zik Avenue, Anambra" isChosen />
      <OptionItem id="Enugu" label="Enugu" hint="Holy Ghost, Enugu" isChosen={false} />
      <OptionItem
        id="trip"
        label="Awka - Lagos"
        hint="Coach Bus, ANB 482 XA"
        side="07:00 AM"
        sideHint="12 left, ₦9,500.00"
        isChosen={false}
      />
      <OptionItem id="long" label={LONG_TEXT} hint={UNBROKEN_TEXT} side="07:00 AM" isChosen={false} />
    </ListBox>
  );
}
