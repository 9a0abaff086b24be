import { useLocation, useSearchParams } from 'react-router-dom';
import { holds } from './handedOver';

/** The record that the link names, else the one that the list handed over. */
export function useRecordId(): string | undefined {
  const state: unknown = useLocation().state;
  const [query] = useSearchParams();
  return query.get('id') ?? (holds(state, 'record') ? state.record.id : undefined);
}
