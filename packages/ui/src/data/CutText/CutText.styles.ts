import { css, styled } from 'styled-components';
import { color, radius, space } from '../../theme';

/**
 * One line that may break anywhere and shows only its first: unlike unbreakable text it lets its column grow to the
 * whole text and shrink to what is left.
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

/** Its text is drawn, not said: the page has the text already, for readers, for searching and for copying. */
export const Bubble = styled.span`
  &::before {
    content: attr(data-text);
  }

  position: fixed;
  inset: auto;
  width: max-content;
  max-width: min(40ch, 90vw);
  margin: 0;
  padding: 6px ${space[2]};
  border: 1px solid ${color.line.default};
  border-radius: ${radius.medium};
  white-space: normal;
  overflow-wrap: anywhere;
  color: ${color.text.default};
  background: ${color.surface.raised};
  box-shadow: ${color.shadow.overlay};
`;
