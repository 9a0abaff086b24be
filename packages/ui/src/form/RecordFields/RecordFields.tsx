import type { ComponentProps, ReactNode } from 'react';
import { useForm } from 'react-final-form';
import {
  type Choice,
  ChoiceField,
  ComboboxField,
  DateField,
  DateTimeField,
  PasswordField,
  SelectField,
  TextAreaField,
  TextField,
} from '../../controls';
import { FieldGrid, Section, Stack } from '../../layout';
import { useBoundField } from '../useBoundField';
import type { Answers } from '../answersOf';
import type { FieldInputKind, RecordField } from '../fieldKinds';
import type { Draft } from '../draft';

/** What the screen adds to a field: the options of a search field, and what depends on other fields. */
interface FieldOption extends Partial<Answers> {
  hint?: string | undefined;
  /** Returns the values of other fields that follow from the value chosen in this search field. */
  fills?: ((chosen: string) => Draft) | undefined;
  /** Looks up values of other fields that follow from the one chosen here. They are filled in unless something else was typed meanwhile. */
  looksUp?: ((chosen: string) => Promise<Draft>) | undefined;
}

export type FieldOptions<Name extends string = string> = Partial<Record<Name, FieldOption>>;

export interface RecordFieldsProps {
  /** The fields in their order, with what they ask for. */
  fields: readonly RecordField[];
  options?: FieldOptions | undefined;
  isEdit?: boolean;
  /** Called when values are being looked up; the promise resolves once they are filled in. */
  onLookUp?: ((filledIn: Promise<void>) => unknown) | undefined;
  /** A notice about the first field (`FieldGrid`). */
  note?: ReactNode;
}

/** The form's fields, two in a row if there is room; long forms in sections with headings. */
export function RecordFields(props: RecordFieldsProps) {
  const { fields, options = NO_OPTIONS, isEdit = false, onLookUp, note } = props;
  const inputOf = (field: RecordField) => (
    <BoundField
      key={field.name}
      field={field}
      option={options[field.name] ?? NONE}
      isEdit={isEdit}
      onLookUp={onLookUp}
    />
  );
  const inRows = (part: readonly RecordField[]) =>
    rowsOf(part).map((row) =>
      Array.isArray(row) ? (
        <FieldGrid key={row[0]?.name} note={row[0] === fields[0] && note}>
          {row.map(inputOf)}
        </FieldGrid>
      ) : (
        inputOf(row)
      ),
    );
  return partsOf(fields).map(([first, ...others]) =>
    first.heading === undefined ? (
      inRows([first, ...others])
    ) : (
      <Section key={first.heading} title={first.heading}>
        <Stack gap={4}>{inRows([first, ...others])}</Stack>
      </Section>
    ),
  );
}

const NO_OPTIONS: FieldOptions = {};
const NONE: FieldOption = {};

type Part = [RecordField, ...RecordField[]];

function partsOf(fields: readonly RecordField[]): Part[] {
  const parts: Part[] = [];
  for (const field of fields) {
    const part = parts.at(-1);
    if (part && field.heading === undefined) part.push(field);
    else parts.push([field]);
  }
  return parts;
}

/** Groups consecutive fields that share a row; wide fields stay single. */
function rowsOf(fields: readonly RecordField[]): (RecordField | RecordField[])[] {
  const rows: (RecordField | RecordField[])[] = [];
  for (const field of fields) {
    const row = rows.at(-1);
    if (field.isWide) rows.push(field);
    else if (Array.isArray(row)) row.push(field);
    else rows.push([field]);
  }
  return rows;
}

/** Per-kind props of the single-line inputs. */
const LINES: Record<
  Exclude<
    FieldInputKind,
    'passcode' | 'search' | 'suggest' | 'choice' | 'radio' | 'note' | 'lines' | 'day' | 'moment'
  >,
  LineLook
> = {
  text: {},
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email' },
  anyEmail: { inputMode: 'email' },
  digits: { inputMode: 'numeric' },
  plate: { autoCapitalize: 'characters' },
  weight: { inputMode: 'decimal', suffix: 'kg' },
  amount: { inputMode: 'decimal', prefix: '₦' },
};
type LineLook = Pick<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'autoCapitalize' | 'prefix' | 'suffix'
>;

interface BoundFieldProps {
  field: RecordField;
  option: FieldOption;
  isEdit: boolean;
  onLookUp: RecordFieldsProps['onLookUp'];
}

function BoundField({ field, option, isEdit, onLookUp }: BoundFieldProps) {
  const { name, label, kind = 'text', placeholder, answers: choices = [] } = field;
  const isOptional = field.isOptional === true || (isEdit && field.isOptionalInEdit === true);
  const { hint = isEdit ? (field.editHint ?? field.hint) : field.hint, fills, looksUp, ...found } = option;
  const answers: Answers = { options: [], ...found };
  const form = useForm<Draft>();
  const bound = useBoundField(name);
  const fill = (values: Draft) =>
    form.batch(() => {
      for (const [other, value] of Object.entries(values)) form.change(other, value);
    });
  async function lookUp(search: Promise<Draft>) {
    const asked = form.getState().values;
    const known = await search;
    const { values } = form.getState();
    fill(Object.fromEntries(Object.entries(known).filter(([other]) => values[other] === asked[other])));
  }
  const shared = {
    label,
    isRequired: !isOptional,
    hint,
    ...bound,
    onChange(value: string) {
      fill({ ...fills?.(value), [name]: value });
      if (looksUp) {
        const filledIn = lookUp(looksUp(value));
        onLookUp?.(filledIn);
      }
    },
  };

  switch (kind) {
    case 'passcode':
      return <PasswordField autoComplete="new-password" {...shared} />;
    case 'search':
      return <ComboboxField {...answers} placeholder={placeholder} {...shared} />;
    case 'suggest':
      return <ComboboxField {...answers} placeholder={placeholder} allowsCustomValue {...shared} />;
    case 'note':
    case 'lines':
      return <TextAreaField placeholder={placeholder} isList={field.kind === 'lines'} {...shared} />;
    case 'day':
      return <DateField max={field.latest} {...shared} />;
    case 'moment':
      return <DateTimeField {...shared} />;
    case 'choice':
      return <SelectField options={choices.map(choiceOf)} placeholder={placeholder} {...shared} />;
    case 'radio':
      return <ChoiceField options={choices.map(choiceOf)} {...shared} />;
    default:
      return (
        <TextField
          autoComplete="off"
          placeholder={placeholder}
          suffix={field.unit}
          {...LINES[kind]}
          {...shared}
        />
      );
  }
}

const choiceOf = (answer: string | Choice): Choice =>
  typeof answer === 'string' ? { value: answer, label: answer } : answer;
