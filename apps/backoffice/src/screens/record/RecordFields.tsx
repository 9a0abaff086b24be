import {
  ComboboxField,
  type ComboboxOptions,
  DateTimeField,
  FieldGrid,
  PasswordField,
  SelectField,
  TextAreaField,
  TextField,
} from '@motorpark/ui';
import type { ComponentProps } from 'react';
import { useBoundField } from '../../shell/form/useBoundField';
import type { RecordField, RecordFieldKind } from './fieldKinds';

/** The answers of the fields that are searched, by field. */
export type FieldOptions<Name extends string = string> = Partial<Record<Name, ComboboxOptions>>;

interface RecordFieldsProps {
  fields: readonly RecordField[];
  options: FieldOptions;
  isEdit: boolean;
}

/** The form's fields, two in a row where there is room. */
export function RecordFields({ fields, options, isEdit }: RecordFieldsProps) {
  return (
    <FieldGrid>
      {fields.map((field) => (
        <BoundField key={field.name} field={field} options={options[field.name] ?? NONE} isEdit={isEdit} />
      ))}
    </FieldGrid>
  );
}

const NONE: ComboboxOptions = [];

/** How the kinds that are typed into one line differ. */
const LINES: Record<
  Exclude<RecordFieldKind, 'passcode' | 'search' | 'suggest' | 'choice' | 'lines' | 'moment'>,
  LineLook
> = {
  text: {},
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email' },
  digits: { inputMode: 'numeric' },
  amount: { inputMode: 'decimal', prefix: '₦' },
};
type LineLook = Pick<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'prefix'>;

interface BoundFieldProps {
  field: RecordField;
  options: ComboboxOptions;
  isEdit: boolean;
}

function BoundField({ field, options, isEdit }: BoundFieldProps) {
  const { name, label, kind = 'text', placeholder, answers = [] } = field;
  const isOptional = field.isOptional === true || (isEdit && field.isOptionalInEdit === true);
  const shared = {
    label,
    isRequired: !isOptional,
    hint: isEdit ? (field.editHint ?? field.hint) : field.hint,
    ...useBoundField(name),
  };

  switch (kind) {
    case 'passcode':
      return <PasswordField autoComplete="new-password" {...shared} />;
    case 'search':
      return <ComboboxField options={options} placeholder={placeholder} {...shared} />;
    case 'suggest':
      return <ComboboxField options={options} placeholder={placeholder} takesOtherText {...shared} />;
    case 'lines':
      return <TextAreaField placeholder={placeholder} {...shared} />;
    case 'moment':
      return <DateTimeField {...shared} />;
    case 'choice':
      return (
        <SelectField
          options={answers.map((value) => ({ value, label: value }))}
          placeholder={placeholder}
          {...shared}
        />
      );
    default:
      return <TextField autoComplete="off" placeholder={placeholder} {...LINES[kind]} {...shared} />;
  }
}
