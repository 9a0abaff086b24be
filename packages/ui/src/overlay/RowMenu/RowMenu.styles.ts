import { styled } from 'styled-components';
import { color, media, radius, size } from '../../theme';

export const Trigger = styled.button`
  display: inline-grid;
  place-items: center;
  width: ${size.compactRow};
  height: ${size.compactRow};
  padding: 0;
  border: 0;
  border-radius: ${radius.medium};
  color: ${color.text.muted};
  background: transparent;
  vertical-align: middle;
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    color: ${color.text.default};
    background: color-mix(in srgb, currentColor 10%, transparent);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.phone} {
    width: ${size.touch};
    height: ${size.touch};
  }
`;
