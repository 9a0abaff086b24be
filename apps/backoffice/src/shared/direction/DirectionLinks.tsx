import type { Direction } from '@motorpark/domain';
import { ButtonLink, Inline } from '@motorpark/ui';
import { href } from '../../paths';

const DIRECTIONS: readonly { direction: Direction; label: string }[] = [
  { direction: 'outgoing', label: 'Outgoing' },
  { direction: 'incoming', label: 'Incoming' },
];

interface DirectionLinksProps {
  /** The direction of the open list. */
  chosen: Direction;
  pathOf: (direction: Direction) => string;
}

/** Links to the outgoing and the incoming list of this terminal. */
export function DirectionLinks({ chosen, pathOf }: DirectionLinksProps) {
  return (
    <Inline gap={2}>
      {DIRECTIONS.map(({ direction, label }) => (
        <ButtonLink
          key={direction}
          href={href(pathOf(direction))}
          variant={direction === chosen ? 'primary' : 'secondary'}
          aria-current={direction === chosen ? 'page' : undefined}
        >
          {label}
        </ButtonLink>
      ))}
    </Inline>
  );
}
