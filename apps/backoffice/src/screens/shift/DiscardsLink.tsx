import { useMay } from '@motorpark/api';
import { TextLink } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { messages } from './messages';

/** Link to the discarded sales, if the server records them. */
export const DiscardsLink = () =>
  useMay('sale.seeDiscarded') === true && (
    <TextLink href={href(paths.superAdmin.discards)}>{messages.discards.title}</TextLink>
  );
