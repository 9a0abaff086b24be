import { type ApiFailure, isNotFound } from '@motorpark/api';
import { ButtonLink, EmptyState } from '@motorpark/ui';
import { LoadingState } from '../LoadingState';
import { overviewMessages as messages } from './overviewMessages';

interface NotHereProps {
  /** The noun inside a sentence: `ticket`. */
  one: string;
  failure?: ApiFailure | undefined;
  /** The list of all of them. */
  list: { href: string; label: string };
}

/** Shown in place of a record that does not exist: it was deleted, belongs to other terminals, or the link is incomplete. */
export const NotHere = ({ one, failure, list }: NotHereProps) => (
  <EmptyState
    text={failure?.message ?? messages.notFound(one)}
    hint={messages.notFoundAdvice}
    action={<ButtonLink href={list.href}>{list.label}</ButtonLink>}
  />
);

interface NotLoadedProps extends NotHereProps {
  isNamed?: boolean;
  isLoading: boolean;
  refresh: () => Promise<unknown>;
}

/** Shown in place of a record that is still loading, does not exist, or could not be loaded. */
export function NotLoaded({ isNamed = true, one, list, failure, ...state }: NotLoadedProps) {
  if (!isNamed || isNotFound(failure)) return <NotHere one={one} failure={failure} list={list} />;
  return (
    <LoadingState
      failure={failure}
      {...state}
      label={messages.loading(one)}
      fallback={messages.loadFailed(one)}
    />
  );
}
