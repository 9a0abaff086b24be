import { type Shift, formatNaira } from '@motorpark/domain';
import { DescriptionList, Notice, Section } from '@motorpark/ui';
import { messages } from './messages';

/** The shift's sales whose payment is not confirmed. Shows nothing if there are none. */
export function UnconfirmedSales({ shift: { unconfirmed } }: { shift: Shift }) {
  if (!unconfirmed || unconfirmed.length === 0) return null;
  return (
    <Section title={messages.unconfirmed.title}>
      <Notice tone="warning">{messages.unconfirmed.carried}</Notice>
      <DescriptionList
        items={unconfirmed.map(({ number, payer, method, amount }) => ({
          term: messages.unconfirmed.sold(number, payer, method),
          value: amount === undefined ? messages.unconfirmed.title : formatNaira(amount),
        }))}
      />
    </Section>
  );
}
