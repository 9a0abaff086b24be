import { styled } from 'styled-components';
import { CashIcon } from '../../controls';
import { color, radius, size, space, type } from '../../theme';
import { useLocale } from '../../locale';

export interface TillBadgeProps {
  /** Link to the till. */
  href: string;
  /** The open till's counter, and since when it is open; undefined if no till is open. */
  till?: { counter: string; since: string } | undefined;
}

/**
 * Shows in the header whether the user's till is open, and links to it. Alt+O does the same; the app handles the key.
 * On a phone it shows the short form, and at large text sizes only the icon.
 */
export function TillBadge({ href, till }: TillBadgeProps) {
  const { say } = useLocale();
  const label = till ? `${say('Till open')} · ${till.counter}` : say('No till open');
  return (
    <Root
      href={href}
      $isOpen={till !== undefined}
      aria-label={label}
      aria-keyshortcuts="Alt+O"
      title={till ? say('Open since {since} (Alt+O)', { since: till.since }) : say('Open your till (Alt+O)')}
    >
      <CashIcon size={size.icon} aria-hidden="true" />
      <Words>
        {till ? say('Till open') : say('No till')}
        <Long>{till ? ` · ${till.counter}` : ` ${say('open')}`}</Long>
      </Words>
    </Root>
  );
}

const Root = styled.a<{ $isOpen: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  flex: 0 0 auto;
  max-width: 14rem;
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${color.line.default};
  border-radius: ${radius.round};
  font: ${type.captionStrong};
  text-decoration: none;
  white-space: nowrap;
  color: ${({ $isOpen }) => color.status[$isOpen ? 'success' : 'warning'].fg};
  background: ${({ $isOpen }) => color.status[$isOpen ? 'success' : 'warning'].bg};

  &:hover {
    text-decoration: underline;
  }

  > svg {
    flex: none;
  }

  @container (max-width: 40rem) {
    padding-inline: ${space[2]};

    > svg {
      display: none;
    }
  }

  @container (max-width: 17rem) {
    > svg {
      display: inline;
    }
  }
`;

const Words = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;

  @container (max-width: 17rem) {
    display: none;
  }
`;

const Long = styled.span`
  @container (max-width: 56rem) {
    display: none;
  }
`;
