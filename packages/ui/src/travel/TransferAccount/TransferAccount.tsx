import { formatAccountNumber, formatNaira, formatTime, type Transfer } from '@motorpark/domain';
import { styled } from 'styled-components';
import { Button, Spinner } from '../../controls';
import { DescriptionList } from '../../data';
import { Card, Inline, Stack } from '../../layout';
import { useLocale } from '../../locale';
import { color, space, type } from '../../theme';

export interface TransferAccountProps {
  /** The account number of the sale, and what has come for it; its sale still waits. */
  transfer: Transfer;
  /** Asks for an account number for the rest, once a part has come; undefined if the user may not. */
  onAskForRest?: (() => unknown) | undefined;
  /** Pays with what came for another sale of this customer, where there is such money. */
  onTakeLate?: (() => unknown) | undefined;
  /** Whether one of the two is under way. */
  isAsking?: boolean | undefined;
}

/** The account number to which a customer transfers the price of one sale, large enough to be read across a counter, and whether the money has come. */
export function TransferAccount({
  transfer,
  onAskForRest,
  onTakeLate,
  isAsking = false,
}: TransferAccountProps) {
  const { region, say } = useLocale();
  const { bank, number, name, amount, until, free, due, late, lateFor } = transfer;
  const naira = (kobo: number) => formatNaira(kobo, region);
  const isPart = free > 0 && amount !== due;
  return (
    <Card title={say('Transfer {amount} to this account', { amount: naira(amount) })}>
      <Stack gap={3}>
        <Wide>
          <Number>{formatAccountNumber(number)}</Number>
        </Wide>
        <DescriptionList
          layout="stacked"
          items={[
            { term: say('Bank'), value: bank },
            { term: say('Account name'), value: name },
            { term: say('Until'), value: formatTime(until, region) },
          ]}
        />
        <State role="status">
          <Spinner />
          {isPart
            ? say('{part} has come. {rest} is still to come.', { part: naira(free), rest: naira(due) })
            : say(
                'Waiting for the money. This sale is confirmed by itself; you can go on with the next customer.',
              )}
        </State>
        {isPart && onAskForRest && (
          <Inline gap={2}>
            <Button isBusy={isAsking} onPress={() => void onAskForRest()}>
              {say('Ask for {rest}', { rest: naira(due) })}
            </Button>
          </Inline>
        )}
        {lateFor !== '' && onTakeLate && (
          <Stack gap={2}>
            <p>
              {say('{late} came for {lateFor} and pays for nothing there.', {
                late: naira(late),
                lateFor,
              })}
            </p>
            <Inline gap={2}>
              <Button isBusy={isAsking} onPress={() => void onTakeLate()}>
                {say('Use it for this sale')}
              </Button>
            </Inline>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

const Wide = styled.div`
  container-type: inline-size;
`;

/** As large as the width allows, in one line. */
const Number = styled.p`
  font: ${type.figure};
  font-size: clamp(1.5rem, 13cqi, 2.5rem);
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
  color: ${color.text.default};
`;

const State = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};

  > svg {
    margin-block-start: 2px;
  }
`;
