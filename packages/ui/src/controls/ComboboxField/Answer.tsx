import { Check } from 'lucide-react';
import { size } from '../../theme';
import type { ComboboxOption } from './ComboboxField';
import { Option, OptionHint, OptionTexts } from './ComboboxField.styles';

interface AnswerProps extends Omit<ComboboxOption, 'value'> {
  /** Its value. The list keeps answers apart by it. */
  id: string;
  isChosen: boolean;
}

/** One answer of the list that unfolds. */
export function Answer({ id, label, hint, isChosen }: AnswerProps) {
  return (
    <Option id={id} textValue={label}>
      <OptionTexts>
        <span>{label}</span>
        {hint !== undefined && <OptionHint>{hint}</OptionHint>}
      </OptionTexts>
      {isChosen && <Check size={size.icon} aria-hidden="true" />}
    </Option>
  );
}
