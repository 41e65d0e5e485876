import { signInLimits } from '@brigade/domain/auth/auth.schema.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CodeField, selectCode } from '#features/auth/parts/code-field.tsx'
import { useSecondsUntil } from '#features/auth/parts/use-seconds-until.ts'
import styles from '#features/auth/public/entry-form.module.css'
import { takeSecondStep } from '#features/auth/public/second-step.ts'
import type { SecondStepProps } from '#features/auth/public/second-step-form.tsx'
import { toApiError } from '#kit/calls/api-error.ts'
import { signInWith } from '#kit/calls/session.ts'
import { errorText } from '#kit/calls/toasts.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'

type Kind = 'app' | 'recovery'

/** Asks for a code of the authenticator app, or for a recovery code. */
export function CodeForm({ step: { challenge, isAdmin }, onSignedIn, onAgain }: SecondStepProps) {
  const t = useTranslations('signIn')
  const field = useRef<HTMLInputElement>(null)
  const [kind, setKind] = useState<Kind>('app')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [lockedSeconds, lockFor] = useSecondsUntil()
  const isLocked = lockedSeconds > 0
  const shownProblem = isLocked ? t('locked', { seconds: lockedSeconds }) : problem
  // The code is the only purpose of this step.
  useEffect(() => field.current?.focus(), [kind])

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy || isLocked) return
    if (code.trim() === '') return refuse(t('code.missing'))
    setIsBusy(true)
    try {
      const { accessToken } = await takeSecondStep({ challenge, code })
      await onSignedIn(await signInWith(accessToken))
    } catch (thrown) {
      handleFailure(thrown)
    } finally {
      setIsBusy(false)
    }
  }

  function handleFailure(thrown: unknown): void {
    const { code: status, data } = toApiError(thrown)
    if (status === 429) return lockFor(data.retryAfter ?? signInLimits.lockSeconds)
    if (data.reason === 'challengeEnded') return onAgain(errorText(thrown))
    refuse(errorText(thrown))
  }

  function refuse(sentence: string): void {
    setProblem(sentence)
    selectCode(field.current)
  }

  function handleKind(): void {
    setKind(kind === 'app' ? 'recovery' : 'app')
    setCode('')
    setProblem(undefined)
  }

  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <p id="sign-in-code-hint">{t(`code.${kind}Hint`)}</p>
      <div className={styles.field}>
        <CodeField
          id="sign-in-code"
          label={t(`code.${kind}`)}
          kind={kind}
          code={code}
          problem={shownProblem}
          field={field}
          onChange={setCode}
        />
      </div>
      <BigButton type="submit" isBusy={isBusy} disabled={isLocked} className={styles.submit}>
        {t('submit')}
      </BigButton>
      <BigButton kind="quiet" onClick={handleKind}>
        {t(kind === 'app' ? 'code.useRecovery' : 'code.useApp')}
      </BigButton>
      <BigButton kind="quiet" onClick={() => onAgain()}>
        {t('code.again')}
      </BigButton>
      <p className={styles.forgotten}>
        {t('code.lost')}
        {isAdmin ? ` ${t('code.onlyAdmin')}` : null}
      </p>
    </form>
  )
}
