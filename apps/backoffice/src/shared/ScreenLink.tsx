import { ButtonLink, type ButtonLinkProps } from '@motorpark/ui';
import { href } from '../paths';
import { useOpens } from './opens';

interface ScreenLinkProps extends Pick<ButtonLinkProps, 'variant' | 'children'> {
  path: string;
}

/** A button that leads to another screen; nothing for those who do not have it. */
export const ScreenLink = ({ path, ...link }: ScreenLinkProps) =>
  useOpens()(path) ? <ButtonLink {...link} href={href(path)} /> : null;
