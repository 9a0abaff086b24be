import { css, styled } from 'styled-components';
import { media, radius } from '../../theme';

/**
 * One line that may break anywhere and shows only its first part: unlike text that cannot break, it lets its column
 * grow to the full text and shrink to the space that is left.
 */
export const Line = styled.span`
  display: -webkit-box;
  overflow: hidden;
  white-space: normal;
  word-break: break-all;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;

  &[data-two] {
    line-height: 18px;
    word-break: normal;
    overflow-wrap: anywhere;
    -webkit-line-clamp: 2;
  }

  /* Paper cannot show the full text on hover. */
  ${media.print} {
    &,
    &[data-two] {
      display: block;
      word-break: normal;
      overflow-wrap: anywhere;
    }
  }
`;

const frame = css`
  display: block;
  max-width: 100%;
  border-radius: ${radius.small};
`;

export const CutSpan = styled.span`
  ${frame}
`;

export const CutButton = styled.button`
  ${frame}
  padding: 0;
  border: 0;
  font: inherit;
  text-align: start;
  color: inherit;
  text-decoration: none;
  background: none;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
