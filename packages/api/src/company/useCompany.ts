import type { Company, CompanyDraft } from '@motorpark/domain';
import { useState } from 'react';
import { useServerCan } from '../access/useCapabilities';
import { useKept } from '../client/lists';
import { useSave } from '../client/records';
import { getCompany, readCompany, saveCompany } from './company.endpoints';
import { keptCompany } from './keptCompany';

/**
 * The company that runs this server. Until it is loaded the one that this browser last saw stands in; `isKept` tells whether the server
 * keeps one at all, undefined until that is known.
 */
export function useCompany() {
  const isKept = useServerCan('company');
  const [last] = useState(lastSeen);
  const { data, ...state } = useKept('company', getCompany, { needs: 'company' });
  return { company: isKept === false ? undefined : (data ?? last), loaded: data, isKept, ...state };
}

function lastSeen(): Company | undefined {
  const row = keptCompany();
  return row && readCompany(row);
}

export const useSaveCompany = () => useSave<CompanyDraft>('company', saveCompany);
