import { remember, remembered, useCompany, useMay, useSetUp } from '@motorpark/api';
import { Button, ButtonLink, Inline } from '@motorpark/ui';
import { useEffect, useState } from 'react';
import { href, paths } from '../../paths';
import { messages } from './messages';
import { TermsLeftOut } from './TermsLeftOut';

const KEY = 'companyTermsRead';

/** Tells a company whose receipts had other terms, once, what they leave out now; until the user hides it in this browser. */
export function TermsNotice() {
  const may = useMay()('company.edit');
  const [isRead, setRead] = useState(() => remembered(KEY) !== undefined);
  const { hadTerms } = useSetUp({ isOff: !may || isRead });
  const { loaded } = useCompany();
  useEffect(() => {
    if (hadTerms === false) remember(KEY, 'none');
  }, [hadTerms]);
  if (isRead || !hadTerms || !loaded) return null;
  const hide = () => {
    remember(KEY, 'read');
    setRead(true);
  };
  return (
    <TermsLeftOut
      company={loaded}
      action={
        <Inline>
          <ButtonLink href={href(paths.superAdmin.company)}>{messages.title}</ButtonLink>
          <Button onPress={hide}>{messages.hide}</Button>
        </Inline>
      }
    />
  );
}
