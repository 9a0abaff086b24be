import { css, styled } from 'styled-components';
import { color, radius, size, space } from '../../theme';
import { ring } from '../Field/Field.styles';
import { dataAttributes } from '../Field/fieldProps';

export interface CheckboxProps {
  /** What a tick selects: "TK-7QF3XM-K". A press on it ticks, too. */
  label: string;
  /** Whether only screen readers get the label, because the row shows it already. */
  isLabelHidden?: boolean | undefined;
  /** Whether it is ticked. */
  isChecked: boolean;
  /** Called with whether it is ticked now. */
  onChange: (isChecked: boolean) => unknown;
  isDisabled?: boolean | undefined;
}

/** A checkbox with its label. In a table it selects a row, for an action on all selected rows. */
export const Checkbox = ({
  label,
  isLabelHidden = false,
  isChecked,
  onChange,
  isDisabled = false,
  ...others
}: CheckboxProps) => (
  <Frame $isBare={isLabelHidden}>
    <Box
      {...dataAttributes(others)}
      type="checkbox"
      aria-label={isLabelHidden ? label : undefined}
      checked={isChecked}
      disabled={isDisabled}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    {!isLabelHidden && label}
  </Frame>
);

const Frame = styled.label<{ $isBare: boolean }>`
  cursor: pointer;

  ${({ $isBare }) => ($isBare ? bare : labelled)}

  &:has(:disabled) {
    cursor: not-allowed;
  }
`;

/** As wide as a finger; the area beyond the box itself takes no space in the row. */
const bare = css`
  display: inline-grid;
  place-items: center;
  width: ${size.touch};
  height: ${size.touch};
  margin: calc(-1 * ${space[3]});
`;

const labelled = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.touch};
  overflow-wrap: anywhere;
`;

const Box = styled.input`
  flex: none;
  width: ${size.icon};
  height: ${size.icon};
  margin: 0;
  border-radius: ${radius.small};
  accent-color: ${color.brand.default};
  cursor: inherit;

  &:focus-visible {
    ${ring}
  }
`;
