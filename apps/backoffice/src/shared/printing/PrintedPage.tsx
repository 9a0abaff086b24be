import { Button, Inline, Page, PaperChoice, PaperPreview, PrintIcon, PrintSheet, Thumb } from '@motorpark/ui';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { wasJustSaved } from './wasJustSaved';
import type { Printing } from './usePrinting';

interface PrintedPageProps extends Pick<ComponentProps<typeof Page>, 'title' | 'back' | 'facts'> {
  printing: Pick<Printing, 'paper' | 'choosePaper' | 'print'>;
  /** The label of the print button. */
  printLabel: string;
  /** The name of the PDF; default the page's title. */
  fileTitle?: string | undefined;
  /** Further actions, before the choice of paper. */
  actions?: ReactNode;
  /** Shown above the preview. */
  children?: ReactNode;
  /** The preview. */
  sheet: ReactNode;
  /** The printed sheet, if it differs from the preview. */
  printed?: ReactNode;
  /** Shown below the preview. */
  below?: ReactNode;
}

/**
 * A page with the preview of one sheet on the chosen paper, and the button that prints it. The button gets the focus if the previous screen has just made the
 * sheet.
 */
export function PrintedPage({
  title,
  printing: { paper, choosePaper, print },
  printLabel,
  fileTitle = title,
  actions,
  children,
  sheet,
  printed = sheet,
  below,
  ...page
}: PrintedPageProps) {
  const isJustSaved = wasJustSaved(useLocation().state);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isJustSaved) button.current?.focus();
  }, [isJustSaved]);
  return (
    <Page
      {...page}
      title={title}
      actions={
        <Inline gap={3}>
          {actions}
          <PaperChoice value={paper} onChange={choosePaper} />
          <Thumb>
            <Button ref={button} variant="primary" icon={PrintIcon} onClick={() => print(fileTitle)}>
              {printLabel}
            </Button>
          </Thumb>
        </Inline>
      }
    >
      {children}
      <PaperPreview size={paper} label={title}>
        {sheet}
      </PaperPreview>
      {below}
      <PrintSheet paper={paper}>{printed}</PrintSheet>
    </Page>
  );
}
