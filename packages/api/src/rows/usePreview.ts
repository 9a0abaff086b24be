import { useState } from 'react';
import { failureMessage, isApiFailure } from '../failure/failure';
import { newRetryKey } from '../http/retryKey';
import { useAnswer } from './useAnswer';

/** What a user wishes, and what it would do as the server has last said. */
export interface Shown<Wish, Plan> {
  wish: Wish;
  plan: Plan;
  /** The same for every try of carrying out what is shown. */
  retryKey: string;
}

interface Carrying {
  /** The text of a failure that has none of its own. */
  fallback?: string;
  /** Whether another part shows the failure, which is then thrown. */
  isShownElsewhere?: (failure: unknown) => boolean;
}

export interface Preview<Wish, Plan> {
  shown: Shown<Wish, Plan> | undefined;
  /** Shows what a wish would do; throws the server's failure. */
  show: (wish: Wish) => Promise<void>;
  hide: () => void;
  carryOut: (act: (shown: Shown<Wish, Plan>) => Promise<unknown>, how?: Carrying) => Promise<void>;
  isCarryingOut: boolean;
}

/**
 * Asks what a wish would do before it is carried out. If carrying it out fails, `onFailed` tells the reason, and what it would do by now is asked again,
 * because it may have changed meanwhile. Without an answer from the server the user sends the same again, so that it is carried out once.
 */
export function usePreview<Wish, Plan>(
  preview: (wish: Wish) => Promise<Plan>,
  onFailed: (failure: unknown, message: string | undefined) => void,
): Preview<Wish, Plan> {
  const {
    answer: shown,
    ask,
    forget: hide,
  } = useAnswer(async (wish: Wish): Promise<Shown<Wish, Plan>> => ({
    wish,
    plan: await preview(wish),
    retryKey: newRetryKey(),
  }));
  const [isCarryingOut, setCarryingOut] = useState(false);
  const show = async (wish: Wish) => void (await ask(wish));

  return {
    shown,
    show,
    hide,
    async carryOut(act, { fallback, isShownElsewhere } = {}) {
      if (!shown) return;
      setCarryingOut(true);
      try {
        await act(shown);
      } catch (failure) {
        if (isShownElsewhere?.(failure)) throw failure;
        if (!isApiFailure(failure) || failure.kind !== 'disconnected') await show(shown.wish).catch(hide);
        onFailed(failure, failureMessage(failure, fallback));
      } finally {
        setCarryingOut(false);
      }
    },
    isCarryingOut,
  };
}
