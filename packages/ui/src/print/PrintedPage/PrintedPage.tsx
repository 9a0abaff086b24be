import type { Instant } from '@motorpark/domain';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, PrintIcon } from '../../controls';
import { Inline, Page, type PageProps, Thumb } from '../../layout';
import type { Letterhead } from '../letterhead';
import { PaperChoice } from '../PaperChoice/PaperChoice';
import { PaperPreview } from '../PaperPreview/PaperPreview';
import { PrintSheet } from '../PrintSheet/PrintSheet';
import type { Reprint } from '../receipt/ReceiptParts';
import type { Printing } from '../usePrintedSheet';

export interface PrintedPageProps extends Pick<PageProps, 'title' | 'back' | 'facts' | 'lead'> {
  /** The paper, and what prints: the result of `usePrint`. */
  printing: Printing;
  /** Label of the button that prints. */
  printLabel: string;
  /** The name of the PDF; default the page's title. */
  fileTitle?: string | undefined;
  /** Further actions, before the choice of paper. */
  actions?: ReactNode;
  children?: ReactNode;
  /** Renders the sheet; only the printed one has a copy mark. */
  renderSheet: (head: { letterhead: Letterhead; printedAt: Instant; reprint?: Reprint }) => ReactNode;
  below?: ReactNode;
}

/**
 * A page with the preview of one sheet on the chosen paper, and the button that prints it. The button gets the focus if the previous screen has just made the
 * sheet. Until the company is known, there is nothing to print.
 */
export function PrintedPage({
  title,
  back,
  printing: {
    paper,
    choosePaper,
    letterhead,
    whileUnknown,
    isJustSaved,
    printedAt,
    reprint,
    print,
    isWaiting,
  },
  printLabel,
  fileTitle = title,
  actions,
  children,
  renderSheet,
  below,
  ...page
}: PrintedPageProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isPrintable = letterhead !== undefined;
  useEffect(() => {
    if (isJustSaved && isPrintable) button.current?.focus();
  }, [isJustSaved, isPrintable]);

  if (!letterhead) {
    return (
      <Page title={title} back={back}>
        {whileUnknown}
      </Page>
    );
  }
  return (
    <Page
      {...page}
      title={title}
      back={back}
      actions={
        <Inline gap={3}>
          {actions}
          <PaperChoice value={paper} onChange={choosePaper} />
          <Thumb>
            <Button
              ref={button}
              variant="primary"
              icon={PrintIcon}
              isBusy={isWaiting}
              onPress={() => print(fileTitle)}
            >
              {printLabel}
            </Button>
          </Thumb>
        </Inline>
      }
    >
      {children}
      <PaperPreview paper={paper} label={title}>
        {renderSheet({ letterhead, printedAt })}
      </PaperPreview>
      {below}
      <PrintSheet paper={paper}>{renderSheet({ letterhead, printedAt, reprint })}</PrintSheet>
    </Page>
  );
}
