import { useSession, useWaybills } from '@motorpark/api';
import { type Direction, waybillDirection } from '@motorpark/domain';
import { ButtonLink, Inline, Page } from '@motorpark/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { href, waybillsPath } from '../../paths';
import { WaybillList } from './WaybillList';
import { messages, waybillDirectionIn } from './messages';

const DIRECTIONS: readonly Direction[] = ['outgoing', 'incoming'];

/** The parcels that leave this terminal, or those that come to it (specification section 2.20). */
export function WaybillListScreen() {
  const { waybills, ...list } = useWaybills();
  const terminal = useSession()?.terminalName ?? '';
  const [query] = useSearchParams();
  const direction = waybillDirectionIn(query);

  const shown = useMemo(
    () => waybills.filter((waybill) => waybillDirection(waybill, terminal) === direction),
    [waybills, terminal, direction],
  );

  return (
    <Page
      title={messages.directions[direction]}
      actions={
        <Inline gap={2}>
          {DIRECTIONS.map((one) => (
            <ButtonLink
              key={one}
              href={href(waybillsPath(one))}
              variant={one === direction ? 'primary' : 'secondary'}
              aria-current={one === direction ? 'page' : undefined}
            >
              {messages.toggle[one]}
            </ButtonLink>
          ))}
        </Inline>
      }
    >
      <WaybillList key={direction} direction={direction} waybills={shown} {...list} />
    </Page>
  );
}
