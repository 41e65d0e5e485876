import { signInLimits } from '@brigade/domain/auth/auth.schema.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { PasswordInput } from '#features/auth/public/password-input.tsx'
import styles from '#features/auth/public/entry-form.module.css'
import { useSecondsUntil } from '#features/auth/parts/use-seconds-until.ts'
import { type SecondStep, secondStepOf } from '#features/auth/public/second-step.ts'
import { toApiError } from '#kit/calls/api-error.ts'
import { type Translate, useTranslations } from '#kit/i18n/i18n.ts'
import { useHoldReload } from '#kit/device/open-work.ts'
import { type Credentials, type Session, signIn } from '#kit/calls/session.ts'
import { errorText } from '#kit/calls/toasts.ts'
import { problemText, wrongFieldsOf } from '#kit/calls/problem-text.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'

/** In milliseconds. On a slow network, the screens take longer than the answer. */
const slowAfterMs = 2_000

type Problems = { email?: string; password?: string; form?: string }

type SignInFormProps = {
  /** The email at first: that of a sign-in that begins again. */
  email?: string | undefined
  /** A sentence that is shown at first: why the sign-in begins again. */
  problem?: string | undefined
  onSignedIn: (session: Session) => Promise<void>
  onSecondStep: (step: SecondStep, email: string) => Promise<void>
}

export function SignInForm({
  email: firstEmail = '',
  problem: firstProblem,
  onSignedIn,
  onSecondStep,
}: SignInFormProps) {
  const t = useTranslations('signIn')
  const form = useRef<HTMLFormElement>(null)
  const [credentials, setCredentials] = useState<Credentials>({ email: firstEmail, password: '' })
  const [problems, setProblems] = useState<Problems>({ form: firstProblem })
  const [isBusy, setIsBusy] = useState(false)
  const [lockedSeconds, lockFor] = useSecondsUntil()

  const isSlow = useIsLong(isBusy)

  useHoldReload(() => credentials.email !== '' || credentials.password !== '')
  // The form is the only purpose of this page.
  useEffect(() => focusOn(form.current, firstEmail === '' ? 'email' : 'password'), [firstEmail])

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const entered = { ...credentials, email: credentials.email.trim() }
    const found = problemsOf(entered, t)
    setProblems(found)
    if (found.email || found.password) return focusOn(form.current, found.email ? 'email' : 'password')

    setIsBusy(true)
    try {
      await onSignedIn(await signIn(entered))
    } catch (thrown) {
      const step = secondStepOf(thrown)
      if (step) return await onSecondStep(step, entered.email)
      handleFailure(thrown)
    } finally {
      setIsBusy(false)
    }
  }

  function handleFailure(thrown: unknown): void {
    const { code, data } = toApiError(thrown)
    if (code === 429) return lockFor(data.retryAfter ?? signInLimits.lockSeconds)
    const { email, password } = wrongFieldsOf(thrown)
    setProblems({
      email: email && problemText(email, []),
      password: password && problemText(password, []),
      form: email || password ? undefined : errorText(thrown),
    })
    focusOn(form.current, email ? 'email' : 'password')
  }

  const isLocked = lockedSeconds > 0
  const problem = isLocked ? t('locked', { seconds: lockedSeconds }) : problems.form

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <div className={styles.field}>
        <label htmlFor="sign-in-email">{t('email')}</label>
        <input
          id="sign-in-email"
          name="email"
          type="email"
          dir="ltr"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={credentials.email}
          onChange={({ target }) => setCredentials({ ...credentials, email: target.value })}
          aria-invalid={problems.email ? true : undefined}
          aria-describedby={problems.email ? 'sign-in-email-problem' : undefined}
        />
        <Problem id="sign-in-email-problem" text={problems.email} />
      </div>
      <div className={styles.field}>
        <label htmlFor="sign-in-password">{t('password')}</label>
        <PasswordInput
          id="sign-in-password"
          value={credentials.password}
          onChange={(password) => setCredentials({ ...credentials, password })}
          problemId={problems.password ? 'sign-in-password-problem' : undefined}
        />
        <Problem id="sign-in-password-problem" text={problems.password} />
      </div>
      <div role="alert">
        {problem ? (
          <p className={styles.formProblem}>
            <Icon path={warningIcon} />
            {problem}
          </p>
        ) : null}
      </div>
      <BigButton type="submit" isBusy={isBusy} disabled={isLocked} className={styles.submit}>
        {t('submit')}
      </BigButton>
      <p className={styles.forgotten} aria-live="polite">
        {t(isSlow ? 'slow' : 'forgotten')}
      </p>
    </form>
  )
}

/** Returns true once this has been true for two seconds. */
function useIsLong(isNow: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isNow) return
    const timer = setTimeout(() => setIsLong(true), slowAfterMs)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isNow])
  return isLong
}

function focusOn(form: HTMLFormElement | null, name: keyof Credentials): void {
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()
}

function Problem({ id, text }: { id: string; text: string | undefined }) {
  return text ? (
    <p id={id} className={styles.problem}>
      {text}
    </p>
  ) : null
}

function emailProblem(email: string, t: Translate<'signIn'>): string | undefined {
  if (email === '') return t('emailMissing')
  return /^\S+@\S+$/.test(email) ? undefined : t('emailWrong')
}

function problemsOf({ email, password }: Credentials, t: Translate<'signIn'>): Problems {
  return {
    email: emailProblem(email, t),
    password: password === '' ? t('passwordMissing') : undefined,
  }
}
