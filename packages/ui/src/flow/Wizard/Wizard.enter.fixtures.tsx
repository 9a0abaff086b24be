import { seatsOf } from '@motorpark/domain';
import { type ReactNode, useState } from 'react';
import {
  Button,
  ChoiceField,
  CodeInput,
  ComboboxField,
  DateField,
  PasswordField,
  SelectField,
  TextAreaField,
  TextField,
} from '../../controls';
import { FieldGrid } from '../../layout';
import { ChoosingSeats } from '../../travel/SeatGrid/SeatGrid.fixtures';
import { Wizard } from './Wizard';

const TERMINALS = ['Awka', 'Enugu'].map((name) => ({ value: name, label: name }));

/** A step with every kind of field. It never goes on, and shows how often the user tried to. */
export function EveryKind() {
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({ day: '1992-12-25' });
  const [count, setCount] = useState(0);
  const countUp = () => setCount(count + 1);
  const fieldProps = (name: string) => ({
    name,
    value: answers[name] ?? '',
    onChange: (value: string) => setAnswers({ ...answers, [name]: value }),
  });

  return (
    <Wizard
      label="Every kind of field"
      current={1}
      onStepSelect={noop}
      onPrevious={noop}
      onNext={countUp}
      onSubmit={noop}
      startsFocused={false}
      hint={`Went on: ${count}.`}
      aside="Enter goes on where the button says so."
      steps={[
        { title: 'Before', content: null },
        {
          title: 'Fields',
          content: (
            <FieldGrid>
              {fieldsOfEveryKind(fieldProps).map(([kind, field]) => (
                <div key={kind} data-kind={kind}>
                  {field}
                </div>
              ))}
            </FieldGrid>
          ),
        },
        { title: 'After', content: null },
      ]}
    />
  );
}

const noop = () => undefined;

type FieldPropsOf = (name: string) => { name: string; value: string; onChange: (value: string) => void };

const fieldsOfEveryKind = (fieldProps: FieldPropsOf): [kind: string, field: ReactNode][] => [
  ['text', <TextField key="text" label="Traveler name" {...fieldProps('name')} />],
  ['passcode', <PasswordField key="passcode" label="Passcode" {...fieldProps('passcode')} />],
  ['day', <DateField key="day" label="Date of birth" {...fieldProps('day')} />],
  [
    'combobox',
    <ComboboxField key="combobox" label="Terminal" options={TERMINALS} {...fieldProps('terminal')} />,
  ],
  [
    'suggestions',
    <ComboboxField
      key="suggestions"
      label="Place"
      options={TERMINALS}
      allowsCustomValue
      {...fieldProps('place')}
    />,
  ],
  ['select', <SelectField key="select" label="Route" options={TERMINALS} {...fieldProps('route')} />],
  [
    'choice',
    <ChoiceField
      key="choice"
      label="Payment"
      options={[
        { value: 'cash', label: 'Cash' },
        { value: 'card', label: 'Card' },
      ]}
      {...fieldProps('payment')}
    />,
  ],
  [
    'checkbox',
    <label key="checkbox">
      <input type="checkbox" /> Fragile
    </label>,
  ],
  ['code', <CodeInput key="code" label="Code" {...fieldProps('code')} />],
  ['longer text', <TextAreaField key="longer text" label="Description" {...fieldProps('description')} />],
  [
    'seats',
    <ChoosingSeats key="seats" seats={seatsOf({ totalSeats: 7, takenSeats: [2] }, [])} onSelect={noop} />,
  ],
  ['button', <Button key="button">Add another</Button>],
];
