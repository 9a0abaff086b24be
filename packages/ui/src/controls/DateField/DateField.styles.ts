import { styled } from 'styled-components';
import { color, size, space } from '../../theme';
import { Affix, Box, Input } from '../Field/Field.styles';

/** The date and what was understood beside it; below it where large text leaves no room. */
export const DateBox = styled(Box)`
  flex-wrap: wrap;

  > input {
    flex: 1 0 auto;
    width: auto;
    max-width: 100%;
    min-height: calc(${size.control} - 2px);
  }
`;

export const Understood = styled(Affix)`
  margin-inline-start: auto;
  padding-inline-start: ${space[3]};
`;

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
