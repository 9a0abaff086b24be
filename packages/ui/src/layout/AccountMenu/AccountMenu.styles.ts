import { styled } from 'styled-components';
import { color, media, motion, radius, size, space, type } from '../../theme';

export const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  min-height: ${size.control};
  padding: 0 ${space[1]};
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;
  color: ${color.text.default};
  font: ${type.control};
  cursor: pointer;
  transition: background ${motion.quick};

  > svg {
    color: ${color.text.muted};
  }

  &:hover,
  &[aria-expanded='true'] {
    background: ${color.surface.hovered};
  }

  ${media.phone} {
    min-width: ${size.touch};
    min-height: ${size.touch};
    justify-content: center;

    > svg {
      display: none;
    }
  }
`;

export const Avatar = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: ${size.avatar};
  height: ${size.avatar};
  border-radius: ${radius.round};
  background: ${color.brand.tint};
  color: ${color.brand.default};
  font: ${type.captionStrong};

  /* Generated content with empty alternative text: the name beside it is the accessible text. */
  &::before {
    content: attr(data-initials) / '';
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Name = styled.span`
  max-width: 180px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.phone} {
    display: none;
  }
`;
