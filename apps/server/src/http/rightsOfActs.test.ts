import { CALLS } from '@motorpark/contract';
import { type PersonAction, TIMES, type TimedAction, RIGHTS, mayAct } from '@motorpark/domain';
import { beforeAll, expect, it } from 'vitest';
import { openSession } from '../store/access/session';
import type { Act, Asked } from '../testing/act';
import { ACTS, setRules } from '../testing/acts';
import { CALLERS, type Caller, idOf, may, placeOf, roleOf } from '../testing/callers';
import { make } from '../testing/calls/making';
import { NOW, inTheOffice } from '../testing/office';

const isTimed = (action: PersonAction): action is TimedAction => Object.hasOwn(TIMES, action);

function mayAsked(caller: Caller, { action, ends, moment, by }: Asked): boolean {
  const isTheirs = caller === by;
  // What nobody did themselves needs no right over what is one's own.
  if (by && !isTimed(action)) return !isTheirs || may(caller, action, ends);
  if (moment === undefined || !isTimed(action)) return may(caller, action, ends);
  const role = roleOf(caller);
  const isOwn = RIGHTS[action][role] === 'themselves' ? isTheirs : placeOf(caller, ends) === 'own terminal';
  return mayAct(action, { role, isOwn, moment });
}

/** Whether the table of rights lets a caller do it. */
function mayDo(caller: Caller, { call, ends, asks }: Act): boolean {
  const does: keyof typeof RIGHTS = CALLS[call].does;
  if (RIGHTS[does] === 'anybody') return true;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every other action is a person's
  return may(caller, does as PersonAction, ends) && (!asks || mayAsked(caller, asks));
}

inTheOffice('By the table of rights, at every place and moment,', (office) => {
  const ids = new Map<Caller, string>();
  let place = 0;

  beforeAll(async () => {
    await setRules(office());
    for (const caller of CALLERS) ids.set(caller, await idOf(office(), caller, (place += 1)));
  });

  it.each(ACTS)('$says by those who may, and by nobody else', async (act) => {
    const { db, clock } = office();
    const wrong: string[] = [];
    const ready = () => {
      clock.now = new Date(NOW);
      return act.well(office(), (place += 1));
    };
    const tried = async (caller: Caller, made: Awaited<ReturnType<typeof ready>>) => {
      clock.now = new Date(act.at ?? NOW);
      const token = await openSession(db, ids.get(caller) ?? '', clock.now);
      const { status, text } = await make(office(), act.call, made, { token });
      const isDone = status === 200;
      if (isDone !== mayDo(caller, act)) wrong.push(`${caller}: ${isDone ? 'done' : text}`);
    };
    const refused = CALLERS.filter((caller) => !mayDo(caller, act));
    // What is refused changes nothing, so that the next caller finds it as it was.
    const untouched = await ready();
    for (const caller of refused) await tried(caller, untouched);
    for (const caller of CALLERS.filter((one) => mayDo(one, act))) await tried(caller, await ready());
    expect(wrong).toEqual([]);
  });
});
