import { formatAccountNumber, formatNaira, formatTime, type Transfer } from '@motorpark/domain';
import { styled } from 'styled-components';
import { Button, Spinner } from '../../controls';
import { DescriptionList } from '../../data';
import { Card, Inline, Stack } from '../../layout';
import { useLocale } from '../../locale';
import { color, space, type } from '../../theme';

export interface TransferAccountProps {
  /** The account number of the sale, or the POS terminal that it was sent to, and what has come for it; its sale still waits. */
  transfer: Transfer;
  /** Asks for an account number for the rest, once a part has come, or sends the amount to the POS terminal again; undefined if the user may not. */
  onAsk?: (() => unknown) | undefined;
  /** Pays with what came for another sale of this customer, where there is such money. */
  onTakeLate?: (() => unknown) | undefined;
  /** Whether one of the two is under way. */
  isAsking?: boolean | undefined;
}

/** The account number to which a customer transfers the price of one sale, large enough to be read across a counter, or the POS terminal that takes it, and whether the money has come. */
export function TransferAccount({ transfer, onAsk, onTakeLate, isAsking = false }: TransferAccountProps) {
  const { region, say } = useLocale();
  const { method, bank, number, name, amount, until, free, due, late, lateFor } = transfer;
  const naira = (kobo: number) => formatNaira(kobo, region);
  const isCard = method === 'POS';
  const isPart = free > 0 && amount !== due;
  return (
    <Card
      title={
        isCard
          ? say('Ask the customer to pay {amount} on the POS terminal of {counter}', {
              amount: naira(amount),
              counter: name,
            })
          : say('Transfer {amount} to this account', { amount: naira(amount) })
      }
    >
      <Stack gap={3}>
        {!isCard && (
          <>
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
          </>
        )}
        <State role="status">
          <Spinner />
          {isPart
            ? say('{part} has come. {rest} is still to come.', { part: naira(free), rest: naira(due) })
            : say(
                'Waiting for the money. This sale is confirmed by itself; you can go on with the next customer.',
              )}
        </State>
        {isCard && (
          <p>
            {say(
              'If the POS terminal does not show the amount, send it again. If the customer has paid and nothing happens here, a super admin confirms it by hand.',
            )}
          </p>
        )}
        {(isPart || isCard) && onAsk && (
          <Inline gap={2}>
            <Button isBusy={isAsking} onPress={() => void onAsk()}>
              {isPart ? say('Ask for {rest}', { rest: naira(due) }) : say('Send again')}
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
