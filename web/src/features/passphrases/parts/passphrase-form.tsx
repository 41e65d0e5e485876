import { passphraseGrantPath } from '@brigade/domain/passphrases/passphrases.api.ts'
import { passphraseLength, passphraseLimits } from '@brigade/domain/passphrases/passphrases.schema.ts'
import { Input, type InputRef } from 'antd'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/passphrases/parts/passphrase-form.module.css'
import { lockedUntil, rememberGrant } from '#features/passphrases/passphrase-memory.ts'
import type { PassphraseQuestion } from '#features/passphrases/passphrase-question.ts'
import { inWords } from '#features/passphrases/refusal-text.ts'
import { apiCreate } from '#kit/calls/api-client.ts'
import { toApiError } from '#kit/calls/api-error.ts'
import { serverNow, useNow } from '#kit/device/clock.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useStore } from '#kit/device/store.ts'
import { closeToastsWith, errorText } from '#kit/calls/toasts.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'

export function PassphraseForm({ question }: { question: PassphraseQuestion }) {
  const t = useTranslations('passphrases')
  const ui = useTranslations('ui')
  const fieldId = useId()
  const input = useRef<InputRef>(null)
  const [passphrase, setPassphrase] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const lockedSeconds = useLockedSeconds(question.userId)
  const isLocked = lockedSeconds > 0

  useEffect(() => {
    // Runs after the dialog around it has opened, because that focuses its cross.
    queueMicrotask(() => input.current?.focus())
  }, [])

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy || isLocked) return
    if (passphrase === '') return fail(t('missing'))
    setIsBusy(true)
    setProblem(undefined)
    try {
      const { userId, venueId, gate } = question
      const body = { restaurantId: venueId, gate, passphrase }
      const { grantedUntil } = await apiCreate(passphraseGrantPath, body)
      rememberGrant({ userId, venueId, gate }, grantedUntil)
      closeToastsWith(t('wrong'))
      question.answer({ isGranted: true })
    } catch (thrown) {
      handleFailure(thrown)
    } finally {
      setIsBusy(false)
    }
  }

  function handleFailure(thrown: unknown): void {
    const error = toApiError(thrown)
    const { reason, retryAfter = passphraseLimits.lockSeconds } = error.data
    if (reason === 'wrongPassphrase') return question.answer({ isGranted: false, refusal: inWords(error, t('wrong')) })
    if (error.code === 429) {
      lockedUntil.set({ userId: question.userId, until: serverNow() + retryAfter * 1_000 })
      return fail(undefined)
    }
    fail(reason === 'passphraseNotSet' ? t('notSet') : errorText(thrown))
  }

  function fail(sentence: string | undefined): void {
    setProblem(sentence)
    input.current?.focus()
  }

  const shown = isLocked ? t('locked', { seconds: lockedSeconds }) : problem

  return (
    <AntdRoot>
      <form className={stack.column4} onSubmit={(event) => void handleSubmit(event)} noValidate>
        <p className={font.soft}>{t('hint')}</p>
        <div className={`${styles.field} ${stack.column1}`}>
          <label htmlFor={fieldId}>{t('field')}</label>
          <Input.Password
            ref={input}
            id={fieldId}
            dir="auto"
            autoComplete="off"
            maxLength={passphraseLength.most}
            value={passphrase}
            onChange={({ target }) => setPassphrase(target.value)}
            aria-invalid={shown ? true : undefined}
            aria-describedby={shown ? `${fieldId}-problem` : undefined}
          />
        </div>
        <div role="alert" id={`${fieldId}-problem`}>
          {shown ? (
            <p className={`${styles.problem} ${stack.flex2} ${surface.failure}`}>
              <Icon path={warningIcon} />
              {shown}
            </p>
          ) : null}
        </div>
        <footer className={`${styles.actions} ${stack.wrap2}`} data-modal-actions="">
          <BigButton kind="quiet" onClick={() => question.answer({ isGranted: false })}>
            {ui('goBack')}
          </BigButton>
          <BigButton type="submit" isBusy={isBusy} disabled={isLocked}>
            {t('submit')}
          </BigButton>
        </footer>
      </form>
    </AntdRoot>
  )
}

/** Returns the whole seconds for which this person's dialog is locked; zero when it accepts tries. */
function useLockedSeconds(userId: number): number {
  const lock = useStore(lockedUntil)
  const now = useNow(1_000)
  return lock?.userId === userId ? Math.max(0, Math.floor((lock.until - now) / 1_000)) : 0
}
