import { type AuditKind, isAuditKind } from '@motorpark/domain';
import type { ChosenPeriod } from '@motorpark/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readLedgerQuery, writeLedgerQuery } from '../operation/ledgerQuery';

interface AuditWishes {
  chosen: ChosenPeriod;
  personId: string | undefined;
  kind: AuditKind | undefined;
  /** Part of a name, an e-mail or an address; empty where nothing is searched. */
  search: string;
}

/** Which events are looked at. It stands in the link, so that it can be sent and gone back from. */
export function useAuditQuery() {
  const [query, setQuery] = useSearchParams();
  const asked = useMemo(() => {
    const { chosen, range } = readLedgerQuery(query);
    const kind = query.get('kind') ?? '';
    return {
      chosen,
      range,
      personId: query.get('person') || undefined,
      kind: isAuditKind(kind) ? kind : undefined,
      search: query.get('q') ?? '',
    };
  }, [query]);
  return {
    ...asked,
    /** Looks at something else; Back returns to what was looked at before, and out of a search at once. */
    change: (changes: Partial<AuditWishes>) => {
      const { chosen, personId, kind, search } = { ...asked, ...changes };
      const wanted = writeLedgerQuery({ chosen, terminalId: undefined, type: undefined });
      if (personId !== undefined) wanted.set('person', personId);
      if (kind !== undefined) wanted.set('kind', kind);
      if (search !== '') wanted.set('q', search);
      setQuery(wanted, { replace: search !== '' && asked.search !== '' });
    },
  };
}
