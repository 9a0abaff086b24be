import { styled } from 'styled-components';
import { color, media, radius, size, space, visuallyHidden } from '../../theme';

export const Root = styled.div`
  width: 300px;
  max-width: 100%;
  min-width: 0;

  input[type='search'] {
    appearance: none;
    padding-inline: ${space[2]} 0;
  }

  input::-webkit-search-cancel-button,
  input::-webkit-search-decoration {
    appearance: none;
  }

  ${media.phone} {
    flex: 1 1 160px;
  }
`;

export const HiddenLabel = styled.label`
  ${visuallyHidden}
`;

export const Hint = styled.span`
  ${visuallyHidden}
`;

export const Glass = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  padding-inline-start: ${space[3]};
  color: ${color.text.muted};
  pointer-events: none;
`;

export const Slot = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: ${size.control};
  color: ${color.text.muted};
`;

export const Clear = styled.button`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: inherit;
  cursor: pointer;

  &:hover {
    color: ${color.text.default};
    background: ${color.surface.hovered};
  }

  &:focus-visible {
    outline-offset: 0;
  }
`;
