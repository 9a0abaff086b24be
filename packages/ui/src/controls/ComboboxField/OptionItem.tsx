import { Check } from 'lucide-react';
import { size } from '../../theme';
import type { ComboboxOption } from './ComboboxField';
import { Option } from './ComboboxField.styles';
import { OptionHint, OptionParts, OptionSide, OptionTexts } from './option.styles';

interface OptionItemProps extends Omit<ComboboxOption, 'value' | 'keywords'> {
  /** The option's value, which is its key in the list. */
  id: string;
  isChosen: boolean;
}

/** One option of the open list. */
export function OptionItem({ id, label, hint, side, sideHint, isChosen }: OptionItemProps) {
  const hasSide = side !== undefined || sideHint !== undefined;
  return (
    <Option id={id} textValue={label}>
      <OptionParts>
        <OptionTexts>
          <span>{label}</span>
          {hint !== undefined && <OptionHint>{hint}</OptionHint>}
        </OptionTexts>
        {hasSide && (
          <OptionSide>
            <span>{side}</span>
            {sideHint !== undefined && <OptionHint>{sideHint}</OptionHint>}
          </OptionSide>
        )}
      </OptionParts>
      {isChosen && <Check size={size.icon} aria-hidden="true" />}
    </Option>
  );
}
