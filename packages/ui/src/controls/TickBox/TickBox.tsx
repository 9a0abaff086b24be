import { Box, Frame } from './TickBox.styles';

export interface TickBoxProps {
  /** What ticking it chooses: "TK-7QF3XM-K". It stands in no words beside it: the row does. */
  label: string;
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
  isDisabled?: boolean | undefined;
}

/** Chooses one row among several, for what is done with all that are ticked. */
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
