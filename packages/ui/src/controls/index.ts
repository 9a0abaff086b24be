export { Button, type ButtonProps } from './Button/Button';
export type { ButtonVariant } from './Button/Button.styles';
export { ButtonLink, type ButtonLinkProps } from './ButtonLink/ButtonLink';
export { ChoiceField, type Choice, type ChoiceFieldProps } from './ChoiceField/ChoiceField';
export { CodeInput, type CodeInputProps } from './CodeInput/CodeInput';
export {
  ComboboxField,
  type ComboboxFieldProps,
  type ComboboxOption,
  type ComboboxOptions,
  type ComboboxSearch,
} from './ComboboxField/ComboboxField';
export { DateField, type DateFieldProps } from './DateField/DateField';
export { DateTimeField, type DateTimeFieldProps } from './DateTimeField/DateTimeField';
export { DatePicker, type DatePickerProps } from './DatePicker/DatePicker';
export { DateRangePicker, type DateRangePickerProps } from './DateRangePicker/DateRangePicker';
export { Field, type ControlTies, type FieldFrameProps } from './Field/Field';
export { CountFilter, type CountFilterProps, type CountOption } from './CountFilter/CountFilter';
export { FileField, type FileFieldProps } from './FileField/FileField';
export { FilterButtons, type FilterButtonsProps, type FilterOption } from './FilterButtons/FilterButtons';
export {
  PeriodPicker,
  type ChosenPeriod,
  type PeriodPickerProps,
  type Span,
} from './PeriodPicker/PeriodPicker';
export { RECENT, readPeriod, writePeriod } from './PeriodPicker/linkedPeriod';
export type { DayLimits } from './Calendar/days';
export { box as fieldBox, ring as focusRing, type BoxStyleProps } from './Field/Field.styles';
export type { FieldProps } from './Field/fieldProps';
export * from './Icon/icons';
export { IconButton, type IconButtonProps } from './IconButton/IconButton';
export { KeyHint, type KeyHintProps } from './KeyHint/KeyHint';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField';
export { useHeldSlash } from './SearchBox/slashKey';
export { SearchBox, type SearchBoxProps } from './SearchBox/SearchBox';
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from './SegmentedControl/SegmentedControl';
export { SelectField, type SelectFieldProps, type SelectOption } from './SelectField/SelectField';
export { Spinner, type SpinnerProps } from './Spinner/Spinner';
export { ImageField, type ImageFieldProps } from './ImageField/ImageField';
export { TextAreaField, type TextAreaFieldProps } from './TextAreaField/TextAreaField';
export { TextField, type TextFieldProps } from './TextField/TextField';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox';
export { TextLink, type TextLinkProps } from './TextLink/TextLink';
export { goTo } from './goTo';
export { type Scanned, listenForScans } from './listenForScans';
export { scanHandler, useScanHandler } from './scanHandler';
