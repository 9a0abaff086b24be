import { AuthLayout, BackIcon, ProgressBar, TextLink } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { href, paths } from '../../paths';
import { recoveryMessages } from './recoveryMessages';

/** How many steps recovery has. */
const STEPS = 4;

interface RecoveryStepProps {
  step: number;
  title: string;
  lead: string;
  children: ReactNode;
}

/** The page of one step of recovery; the way back to login stands under it until all is done. */
export function RecoveryStep({ step, title, lead, children }: RecoveryStepProps) {
  return (
    <AuthLayout
      title={title}
      lead={lead}
      progress={<ProgressBar label={recoveryMessages.progress} step={step} of={STEPS} />}
      footer={
        step < STEPS && (
          <TextLink href={href(paths.login)} icon={BackIcon}>
            {recoveryMessages.backToLogin}
          </TextLink>
        )
      }
    >
      {children}
    </AuthLayout>
  );
}
