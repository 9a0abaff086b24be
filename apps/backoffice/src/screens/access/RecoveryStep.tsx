import { AuthLayout, BackIcon, ProgressBar, TextLink } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { href, paths } from '../../paths';
import { recoveryMessages } from './recoveryMessages';

const STEPS = 4;

interface RecoveryStepProps {
  step: number;
  title: string;
  lead: string;
  children: ReactNode;
}

/** The page of one step of the recovery. Links back to the login until the last step. */
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
