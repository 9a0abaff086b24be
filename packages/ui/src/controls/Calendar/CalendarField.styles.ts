import { styled } from 'styled-components';
import { color, space } from '../../theme';
import { box, ring, type BoxStyleProps } from '../Field/Field.styles';

export const Trigger = styled.div<BoxStyleProps & { $isEmpty: boolean }>`
  display: grid;

  > button {
    ${box}
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    width: 100%;
    margin: 0;
    padding: 0 ${space[3]};
    font-variant-numeric: tabular-nums;
    text-align: start;
    cursor: pointer;
    ${({ $isEmpty }) => $isEmpty && `color: ${color.text.muted};`}

    &:focus-visible {
      ${ring}
    }

    &:disabled {
      cursor: not-allowed;
    }

    > svg {
      flex: none;
      color: ${color.text.muted};
    }
  }
`;
