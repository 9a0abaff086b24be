import { styled } from 'styled-components';
import { color, media, radius, space, type } from '../../theme';

export const Zone = styled.div<{ $isOver: boolean; $isWrong: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  min-width: 0;
  padding: ${space[5]};
  border: 1px dashed
    ${({ $isOver, $isWrong }) => ($isWrong ? color.text.danger : $isOver ? color.focus : color.line.control)};
  border-radius: ${radius.large};
  background: ${({ $isOver }) => ($isOver ? color.surface.hovered : color.surface.raised)};
`;

export const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  font: ${type.strong};
`;

/** Hidden on phones, which have no drag and drop. */
export const DropHint = styled.span`
  font: ${type.small};
  color: ${color.text.muted};

  ${media.phone} {
    display: none;
  }
`;
