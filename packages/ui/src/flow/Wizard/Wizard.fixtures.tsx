import { useState } from 'react';
import { TextField } from '../../controls';
import { DescriptionList } from '../../data';
import { FieldGrid, Stack } from '../../layout';
import { Notice } from '../Notice/Notice';
import { Wizard, type WizardProps } from './Wizard';

interface Values {
  trip: string;
  name: string;
  phone: string;
  amount: string;
}

const fields: { title: string; names: (keyof Values)[] }[] = [
  { title: 'Trip Information', names: ['trip'] },
  { title: 'Passenger Information', names: ['name', 'phone'] },
  { title: 'Payment Details', names: ['amount'] },
];

const labels: Record<keyof Values, string> = {
  trip: 'Select Trip',
  name: 'Traveler name',
  phone: 'Mobile number',
  amount: 'Amount paid',
};

export interface BookingProps extends Partial<WizardProps> {
  onBooked: (values: Values) => void;
  startStep?: number;
  hasAside?: boolean;
}

/** A small booking form around the wizard that owns the values, the step and the validation, as a screen does. */
export function Booking({ onBooked, startStep = 0, hasAside = false, ...wizard }: BookingProps) {
  const [step, setStep] = useState(startStep);
  const [values, setValues] = useState<Values>({ trip: '', name: '', phone: '', amount: '37000' });
  const [isChecked, setIsChecked] = useState(false);

  const isMissing = (name: keyof Values) => values[name].trim() === '';
  const isComplete = !fields[step]?.names.some(isMissing);
  const goTo = (next: number) => {
    setStep(next);
    setIsChecked(false);
  };

  return (
    <Wizard
      label="Book Tickets"
      current={step}
      onStepSelect={goTo}
      onPrevious={() => goTo(step - 1)}
      onNext={() => (isComplete ? goTo(step + 1) : setIsChecked(true))}
      onSubmit={() => (isComplete ? onBooked(values) : setIsChecked(true))}
      steps={fields.map(({ title, names }) => ({
        title,
        content: (
          <Stack>
            <FieldGrid>
              {names.map((name) => (
                <TextField
                  key={name}
                  name={name}
                  label={labels[name]}
                  value={values[name]}
                  onChange={(value) => setValues({ ...values, [name]: value })}
                  error={isChecked && isMissing(name) ? `${labels[name]} is required.` : undefined}
                  isRequired
                />
              ))}
            </FieldGrid>
            {names.includes('amount') && (
              <Notice tone="warning">Ensure payment is fully confirmed before issuing receipts.</Notice>
            )}
          </Stack>
        ),
      }))}
      {...(hasAside && {
        hint: 'Arrow keys walk the seats, Space takes one.',
        aside: (
          <DescriptionList
            items={[
              { term: 'Route', value: 'Umuahia Ubakala Junction - Lagos Jibowu Yaba Terminal' },
              { term: 'Travel date', value: '16 Jan 2025, 07:00 AM' },
              { term: 'Vehicle number', value: 'ANB 482 XA' },
              { term: 'Seats chosen', value: '4, 5' },
              { term: 'Amount', value: '₦37,000.00' },
            ]}
          />
        ),
      })}
      {...wizard}
    />
  );
}
