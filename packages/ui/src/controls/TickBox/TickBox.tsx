import { Box, Frame } from './TickBox.styles';

export interface TickBoxProps {
  /** What a tick selects: "TK-7QF3XM-K". The accessible name; it is not shown, because the row says it. */
  label: string;
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
  isDisabled?: boolean | undefined;
}

/** A checkbox that selects a row, for an action on all selected rows. */
export const TickBox = ({ label, isTicked, onChange, isDisabled = false }: TickBoxProps) => (
  <Frame>
    <Box
      type="checkbox"
      aria-label={label}
      checked={isTicked}
      disabled={isDisabled}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  </Frame>
);
