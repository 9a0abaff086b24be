import { styled } from 'styled-components';
import { color, media, radius, space } from '../../theme';

/** As high as the head and as wide as its text, which is aligned with that of the other heads. */
export const Sorter = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 28px;
  margin-inline: -${space[1]};
  padding: 0 ${space[1]};
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: inherit;
  cursor: pointer;

  &:hover,
  [aria-sort='ascending'] > &,
  [aria-sort='descending'] > & {
    color: ${color.text.default};
  }

  svg {
    flex: none;
  }

  ${media.print} {
    svg {
      display: none;
    }
  }
`;
