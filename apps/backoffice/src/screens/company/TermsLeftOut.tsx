import { COMPANY_FIELDS, type TermsOf, termsLeftOut } from '@motorpark/domain';
import { Notice } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** Says which of the standard terms receipts leave out, because the company does not do what they say, and which settings would change that. */
export function TermsLeftOut({ company, action }: { company: TermsOf; action?: ReactNode }) {
  const leftOut = termsLeftOut(company);
  if (leftOut.length === 0) return null;
  return (
    <Notice tone="info" title={messages.leftOut} action={action}>
      {leftOut
        .map(({ text, of }) => `“${text}” (${of.map((name) => COMPANY_FIELDS[name].label).join(', ')})`)
        .join(' ')}
    </Notice>
  );
}
