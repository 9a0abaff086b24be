import { styled } from 'styled-components';
import { color, space } from '../../theme';
import { Input } from '../Field/Field.styles';

/** The browser's own field for dates and times. */
export const DateInput = styled(Input)<{ $isEmpty: boolean }>`
  font-variant-numeric: tabular-nums;
  ${({ $isEmpty }) => $isEmpty && `color: ${color.text.muted};`}

  &::-webkit-calendar-picker-indicator {
    margin-inline-start: ${space[2]};
    opacity: 0.7;
    cursor: pointer;
  }

  &::-webkit-date-and-time-value {
    text-align: start;
  }
`;
