import { css, styled } from 'styled-components';
import { color, radius, space } from '../../theme';

const cut = css`
  display: block;
  overflow: hidden;
  max-width: 100%;
  text-overflow: ellipsis;
  white-space: nowrap;
  border-radius: ${radius.small};

  &:focus-visible {
    outline-offset: -1px;
  }
`;

export const CutSpan = styled.span`
  ${cut}
`;

export const CutButton = styled.button`
  ${cut}
  padding: 0;
  border: 0;
  font: inherit;
  text-align: start;
  color: inherit;
  background: none;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export const Whole = styled.span`
  position: fixed;
  inset: auto;
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
