import type { SignedIn } from '@brigade/domain/auth/auth.api.ts'
import { beginRequiredFactorPath } from '@brigade/domain/auth/second-factor.api.ts'
import type { FactorSetUp } from '@brigade/domain/auth/second-factor.schema.ts'
import { useEffect, useState } from 'react'
import { FactorSetUpForm } from '#features/auth/parts/factor-set-up-form.tsx'
import { RecoveryCodes } from '#features/auth/parts/recovery-codes.tsx'
import styles from '#features/auth/public/entry-form.module.css'
import { takeSecondStep } from '#features/auth/public/second-step.ts'
import type { SecondStepProps } from '#features/auth/public/second-step-form.tsx'
import { toApiError } from '#kit/calls/api-error.ts'
import { callRest } from '#kit/calls/rest-client.ts'
import { signInWith } from '#kit/calls/session.ts'
import { errorText } from '#kit/calls/toasts.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'

/** Sets up the second factor that a sign-in requires, shows the recovery codes, and then signs in. */
export function RequiredSetUp({ step: { challenge }, email, onSignedIn, onAgain }: SecondStepProps) {
  const t = useTranslations('signIn')
  const [setUp, setSetUp] = useState<FactorSetUp>()
  const [signedIn, setSignedIn] = useState<SignedIn>()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    let isLeft = false
    callRest('create', beginRequiredFactorPath, { data: { challenge } }).then(
      (begun) => (isLeft ? undefined : setSetUp(begun)),
      (thrown) => (isLeft ? undefined : onAgain(errorText(thrown))),
    )
    return () => {
      isLeft = true
    }
    // A new function of the page does not begin the set-up again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [challenge])

  async function handleConfirm(code: string): Promise<void> {
    if (!setUp) return
    try {
      setSignedIn(await takeSecondStep({ challenge: setUp.challenge, code }))
    } catch (thrown) {
      const { reason = '' } = toApiError(thrown).data
      if (reason === 'challengeEnded' || reason === 'setUpEnded') return onAgain(errorText(thrown))
      throw thrown
    }
  }

  async function handleSaved(): Promise<void> {
    if (!signedIn) return
    setIsBusy(true)
    try {
      await onSignedIn(await signInWith(signedIn.accessToken))
    } catch (thrown) {
      setProblem(errorText(thrown))
      setIsBusy(false)
    }
  }

  return (
    <AntdRoot>
      <div className={styles.form}>
        {signedIn ? (
          <>
            <RecoveryCodes
              codes={signedIn.recoveryCodes ?? []}
              email={email}
              isBusy={isBusy}
              onDone={() => void handleSaved()}
            />
            <div role="alert">{problem ? <p className={styles.formProblem}>{problem}</p> : null}</div>
          </>
        ) : null}
        {setUp && !signedIn ? <FactorSetUpForm setUp={setUp} onConfirm={handleConfirm} /> : null}
        {signedIn ? null : (
          <BigButton kind="quiet" onClick={() => onAgain()}>
            {t('code.again')}
          </BigButton>
        )}
      </div>
    </AntdRoot>
  )
}
