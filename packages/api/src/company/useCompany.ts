import { useState } from 'react';
import { useHas } from '../backend/useMay';
import { type ListDataOptions, useListData } from '../rows/useListData';
import { useSave } from '../rows/records';
import { getCompany, readCompany, saveCompany, saveCompanyImage } from './company.endpoints';
import { storedCompany } from './storedCompany';

/**
 * Returns the company that runs this server. Until it is loaded, the copy stored in this browser is used. `isKept` is whether the server stores a company;
 * undefined until that is known.
 */
export function useCompany(options: Pick<ListDataOptions, 'refreshInterval' | 'revalidateIfStale'> = {}) {
  const isKept = useHas()('company');
  const [last] = useState(() => storedCompany(readCompany));
  const { data, ...state } = useListData('company', getCompany, { ...options });
  return { company: isKept === false ? undefined : (data ?? last), loaded: data, isKept, ...state };
}

export const useSaveCompany = () => useSave('company', saveCompany);

/** Returns a function that saves or removes an image of the company, which is then fetched again. */
export const useSaveCompanyImage = () => useSave('company', saveCompanyImage);
