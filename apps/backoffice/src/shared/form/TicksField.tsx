import { Checkbox, type Choice, Field } from '@motorpark/ui';

interface TicksFieldProps {
  label: string;
  choices: readonly Choice[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  error?: string | undefined;
}

/** Several of some choices, with one tick for each. */
export const TicksField = ({ label, choices, value: ticked, onChange, error }: TicksFieldProps) => (
  <Field label={label} kind="group" isRequired error={error}>
    {({ id, ...ties }, labelId) => (
      <div {...ties} id={id} role="group" aria-labelledby={labelId}>
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            label={choice.label}
            isChecked={ticked.includes(choice.value)}
            onChange={(isTicked) =>
              onChange(isTicked ? [...ticked, choice.value] : ticked.filter((one) => one !== choice.value))
            }
          />
        ))}
      </div>
    )}
  </Field>
);
