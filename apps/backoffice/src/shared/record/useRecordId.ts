import { useLocation, useSearchParams } from 'react-router-dom';
import { holds } from './handedOver';

/** Returns the id of the record that the link names, else of the one that the list handed over; undefined if there is none. */
export function useRecordId(): string | undefined {
  const state: unknown = useLocation().state;
  const [query] = useSearchParams();
  return query.get('id') ?? (holds(state, 'record') ? state.record.id : undefined);
}
