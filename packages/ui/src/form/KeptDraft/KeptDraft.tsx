import { Button } from '../../controls';
import { Card, Inline, Page, Stack } from '../../layout';
import { type Say, useLocale } from '../../locale';

export interface KeptDraftProps {
  /** Title of the page. */
  title: string;
  /** The page that it was opened from. */
  back: { href: string; label: string };
  /** The noun inside a sentence: "ticket". */
  one: string;
  /** Whose it is: "Ada Obi"; empty if no name was typed yet. */
  name: string;
  /** What was chosen so far: the trip and the seats, or the receiver and the goods. */
  facts: readonly (string | undefined)[];
  /** Whether Enter starts over, because something else was opened than what is unfinished; else it continues, which loses nothing. */
  startsOver?: boolean;
  /** Called to go on with what is there. */
  onContinue: () => unknown;
  /** Called to throw it away. */
  onStartOver: () => unknown;
}

/** Asks whether an unfinished sale is continued, so that the details of one customer never get into the sale of the next one. */
export function KeptDraft({
  title,
  back,
  one,
  name,
  facts,
  startsOver = false,
  onContinue,
  onStartOver,
}: KeptDraftProps) {
  const { say } = useLocale();
  const known = facts.filter(Boolean).join(', ');
  return (
    <Page title={title} back={back}>
      <Card title={unfinished(one, name, say)}>
        <Stack gap={4}>
          {known !== '' && <p>{known}</p>}
          <Inline>
            {/* oxlint-disable jsx-a11y/no-autofocus -- the page asks this one question */}
            <Button
              variant={startsOver ? 'secondary' : 'primary'}
              autoFocus={!startsOver}
              onPress={onContinue}
            >
              {say('Continue')}
            </Button>
            <Button
              variant={startsOver ? 'primary' : 'secondary'}
              autoFocus={startsOver}
              onPress={onStartOver}
            >
              {say('Start over')}
            </Button>
            {/* oxlint-enable jsx-a11y/no-autofocus */}
          </Inline>
        </Stack>
      </Card>
    </Page>
  );
}

/** Names an unfinished sale by its customer: `Your unfinished ticket of Ada Obi`. */
export const unfinished = (one: string, name: string, say: Say): string =>
  name === '' ? say('Your unfinished {one}', { one }) : say('Your unfinished {one} of {name}', { one, name });
