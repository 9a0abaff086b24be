import { CircleAlert, Send } from 'lucide-react';
import { TextLink } from '../../controls';
import { size } from '../../theme';
import { Bar } from '../ConnectionBar/ConnectionBar.styles';

export interface SendingBarProps {
  /** How many are not saved yet: "2 entries are still sending." */
  title: string;
  /** What that means: "They are sent by themselves." */
  text: string;
  /** Where they are listed. */
  link: { href: string; label: string };
  /** `danger` where somebody has to do something about it. */
  tone: 'warning' | 'danger';
}

const ICONS = { warning: Send, danger: CircleAlert } as const;

/** Says inside the `ConnectionBar` that something which was sold here has not reached the server yet, on every screen until it has. */
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
