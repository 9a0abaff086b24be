import { Button, Inline, Page, PaperChoice, PaperPreview, PrintIcon, PrintSheet, Thumb } from '@motorpark/ui';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { wasJustSaved } from './wasJustSaved';
import type { Printing } from './usePrinting';

interface PrintedPageProps extends Pick<ComponentProps<typeof Page>, 'title' | 'back' | 'facts'> {
  printing: Pick<Printing, 'paper' | 'choosePaper' | 'print'>;
  /** What the button says. */
  printLabel: string;
  /** The name of its PDF; the page's title by default. */
  fileTitle?: string | undefined;
  /** What else can be done here, before the paper's choice. */
  actions?: ReactNode;
  /** What stands above the preview. */
  children?: ReactNode;
  /** As it is looked at. */
  sheet: ReactNode;
  /** As it is printed, where that is another one. */
  printed?: ReactNode;
  /** What stands under the preview. */
  below?: ReactNode;
}

/**
 * A page for one sheet: its preview on the paper that is chosen, the button that prints it, and what then comes out. The button has the
 * focus where the screen before has just made the sheet.
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
