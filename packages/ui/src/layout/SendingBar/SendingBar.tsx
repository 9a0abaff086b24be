import { CircleAlert, Send } from 'lucide-react';
import { TextLink } from '../../controls';
import { size } from '../../theme';
import { Bar } from '../ConnectionBar/ConnectionBar.styles';

export interface SendingBarProps {
  /** How many entries are not saved yet: "2 entries are still sending." */
  title: string;
  /** What happens to them: "They are sent automatically." */
  text: string;
  /** Link to the list of these entries. */
  link: { href: string; label: string };
  /** `danger` if a user has to act. */
  tone: 'warning' | 'danger';
}

const ICONS = { warning: Send, danger: CircleAlert } as const;

/** Shows inside the `ConnectionBar`, on every screen, that sales of this counter have not reached the server yet. */
export function SendingBar({ title, text, link, tone }: SendingBarProps) {
  const Glyph = ICONS[tone];
  return (
    <Bar $tone={tone} data-sending={tone}>
      <Glyph size={size.iconLarge} aria-hidden="true" />
      <p>
        <b>{title}</b> {text}{' '}
        <TextLink href={link.href} isInline>
          {link.label}
        </TextLink>
      </p>
    </Bar>
  );
}
