import type { OperationType } from '@motorpark/domain';
import { css, styled } from 'styled-components';
import { color, media, motion, radius, space, type, type Tone, raised } from '../../theme';

export const Box = styled.div`
  min-width: 0;
  overflow: clip;
  ${raised}
`;

export const Strip = styled.div`
  padding: ${space[2]};
  border-block-end: 1px solid ${color.line.default};
`;

export const Items = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li + li {
    border-block-start: 1px solid ${color.line.default};
  }
`;

const line = css`
  display: grid;
  grid-template-columns: 2.25rem minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  min-height: 60px;
  padding: ${space[2]} ${space[4]};

  ${media.phone} {
    gap: ${space[1]} ${space[3]};
    padding: ${space[3]};
  }
`;

export const Link = styled.a`
  ${line}
  color: ${color.text.default};
  text-decoration: none;
  transition: background ${motion.quick};

  &:hover {
    background: ${color.surface.hovered};
  }

  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }

  ${media.phone} {
    align-items: start;
  }
`;

const tones = {
  TICKET_BOOKING: 'success',
  WAYBILL: 'info',
  EXPENSE: 'warning',
} satisfies Record<OperationType, Tone>;

export const Emblem = styled.span<{ $type: OperationType }>`
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: ${radius.medium};
  color: ${({ $type }) => color.status[tones[$type]].fg};
  background: ${({ $type }) => color.status[tones[$type]].bg};
`;

export const Texts = styled.span`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;

  ${media.phone} {
    align-self: center;
  }
`;

export const Description = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  font: ${type.strong};

  > span:first-child {
    min-width: 0;
  }
`;

export const Reversal = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  padding: 0 6px;
  border: 1px solid ${color.line.control};
  border-radius: ${radius.round};
  font: ${type.caption};
  color: ${color.text.muted};
`;

export const Place = styled.span`
  font: ${type.small};
  color: ${color.text.muted};
`;

export const Meta = styled.span`
  display: grid;
  justify-items: end;
  text-align: end;
  font-variant-numeric: tabular-nums;

  ${media.phone} {
    grid-column: 2 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${space[3]};
  }
`;

export const Amount = styled.span<{ $isIncome: boolean }>`
  font: ${type.strong};
  color: ${({ $isIncome }) => ($isIncome ? color.status.success.fg : color.text.danger)};
  overflow-wrap: anywhere;
`;

export const Time = styled.time`
  font: ${type.small};
  color: ${color.text.muted};
`;

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding: ${space[2]} ${space[4]};
  border-block-start: 1px solid ${color.line.default};
  font: ${type.small};
  font-variant-numeric: tabular-nums;
  color: ${color.text.muted};

  ${media.phone} {
    padding-inline: ${space[3]};
  }
`;

export const Bones = styled.div`
  > * + * {
    border-block-start: 1px solid ${color.line.default};
  }
`;

export const Bone = styled.div`
  ${line}
  font: ${type.body};

  > :first-child {
    height: 2.25rem;
  }

  > :last-child {
    ${media.phone} {
      grid-column: 2;
    }
  }
`;
