import { useCompany, useMay, useSaveCompany } from '@motorpark/api';
import { companySchema } from '@motorpark/domain';
import { ButtonLink, Columns, Page } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { href, paths } from '../../paths';
import { LoadingState } from '../../shared/LoadingState';
import { RecordForm } from '../../shared/record/RecordForm';
import type { Draft } from '../../shared/record/recordKind';
import { CompanyImages } from './CompanyImages';
import { CompanyPreview } from './CompanyPreview';
import { companyForm } from './companyForm';
import { messages } from './messages';

const RULES = { schema: companySchema };

const besideReceipts = (form: ReactNode, draft: Draft): ReactNode => (
  <Columns asideWidth="half" asideLabel={messages.preview} aside={<CompanyPreview company={draft} />}>
    {form}
    <CompanyImages />
  </Columns>
);

/** The company's names, terms and rules, with its receipts beside the form as they print (docs/company.md). */
export function CompanyScreen() {
  const mayErase = useMay('personal.erase') === true;
  return (
    <Page
      title={messages.title}
      lead={messages.lead}
      actions={mayErase && <ButtonLink href={href(paths.superAdmin.erase)}>{messages.erase}</ButtonLink>}
    >
      <CompanyContent />
    </Page>
  );
}

function CompanyContent() {
  const { loaded, ...state } = useCompany();
  const { save } = useSaveCompany();

  if (!loaded) return <LoadingState {...state} label={messages.loading} fallback={messages.loadFailed} />;
  return <RecordForm kind={companyForm} rules={RULES} row={loaded} save={save} frame={besideReceipts} />;
}
