import { styled } from 'styled-components';
import { color, size, space } from '../../theme';
import { Affix, Box, Input } from '../Field/Field.styles';

/** The date, and how it was understood beside it, or below it where large text leaves no room. */
export const DateBox = styled(Box)`
  flex-wrap: wrap;

  > input {
    flex: 1 0 7.5em;
    width: 7.5em;
    max-width: 100%;
    min-height: calc(${size.control} - 2px);
  }

  > button {
    width: calc(${size.control} - 2px);
    height: auto;
    min-height: calc(${size.control} - 2px);
    color: ${color.text.muted};
  }
`;

export const LongDay = styled(Affix)`
  margin-inline-start: auto;
  padding-inline: ${space[3]};
`;

export const DateInput = styled(Input)`
  font-variant-numeric: tabular-nums;
`;
