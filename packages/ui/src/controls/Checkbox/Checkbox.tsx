import { styled } from 'styled-components';
import { color, radius, size, space } from '../../theme';
import { ring } from '../Field/Field.styles';

export interface CheckboxProps {
  /** What a tick selects: "TK-7QF3XM-K". The accessible name; it is not shown, because the row says it. */
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isDisabled?: boolean | undefined;
}

/** A checkbox that selects a row, for an action on all selected rows. */
export const Checkbox = ({ label, isChecked, onChange, isDisabled = false }: CheckboxProps) => (
  <Frame>
    <Box
      type="checkbox"
      aria-label={label}
      checked={isChecked}
      disabled={isDisabled}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  </Frame>
);

/** As wide as a finger; the area beyond the box itself takes no space in the row. */
const Frame = styled.label`
  display: inline-grid;
  place-items: center;
  width: ${size.touch};
  height: ${size.touch};
  margin: calc(-1 * ${space[3]});
  cursor: pointer;

  &:has(:disabled) {
    cursor: not-allowed;
  }
`;

const Box = styled.input`
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
