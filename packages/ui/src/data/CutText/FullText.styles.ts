import { styled } from 'styled-components';
import { color, radius, space } from '../../theme';

/** Its text is generated content, because the page has the text already, for screen readers, for searching and for copying. */
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
