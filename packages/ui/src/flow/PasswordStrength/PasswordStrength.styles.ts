import type { PasswordStrength } from '@motorpark/domain';
import { styled } from 'styled-components';
import { color, motion, radius, space, type } from '../../theme';

const fills = {
  0: 'transparent',
  1: color.status.danger.fg,
  2: color.status.warning.fg,
  3: color.status.info.fg,
  4: color.status.success.fg,
} satisfies Record<PasswordStrength, string>;

export const Root = styled.div`
  display: grid;
  gap: ${space[2]};
`;

export const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[1]};
`;

/** An empty segment keeps its outline, so that the filled ones can be counted without colour. */
export const Segment = styled.span<{ $strength: PasswordStrength }>`
  height: ${space[2]};
  border: 1px solid ${({ $strength }) => ($strength === 0 ? color.line.control : fills[$strength])};
  border-radius: ${radius.round};
  background: ${({ $strength }) => fills[$strength]};
  transition: background ${motion.quick};

  @media (forced-colors: active) {
    border-color: CanvasText;
    background: ${({ $strength }) => ($strength === 0 ? 'Canvas' : 'Highlight')};
  }
`;

export const Label = styled.p`
  display: grid;
  font: ${type.small};
  color: ${color.text.muted};

  [role='status'] {
    font: ${type.smallStrong};
    color: ${color.text.default};
  }
`;
