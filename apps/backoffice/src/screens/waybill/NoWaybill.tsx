import type { ApiFailure } from '@motorpark/api';
import { ButtonLink, EmptyState } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { messages } from './messages';

/** Said in a waybill's place where there is none: it was deleted, belongs to other terminals, or the link is incomplete. */
export function NoWaybill({ failure }: { failure?: ApiFailure | undefined }) {
  return (
    <EmptyState
      text={failure?.message ?? messages.notFound}
      hint={messages.notFoundAdvice}
      action={<ButtonLink href={href(paths.admin.waybills)}>{messages.list}</ButtonLink>}
    />
  );
}
