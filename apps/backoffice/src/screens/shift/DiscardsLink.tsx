import { useMay } from '@motorpark/api';
import { TextLink } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { messages } from './messages';

/** Leads to what was thrown away before the server had it, where the server is told. */
export const DiscardsLink = () =>
  useMay('sale.seeDiscarded') === true && (
    <TextLink href={href(paths.superAdmin.discards)}>{messages.discards.title}</TextLink>
  );
