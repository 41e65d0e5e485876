import { useState } from 'react'
import { errorText } from '#kit/toasts.ts'
import { toApiError } from '#kit/api-error.ts'
import { useWords } from '#kit/i18n.ts'
import { shieldPressed } from '#kit/shield-second-tap.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { reloadIcon, warningIcon } from '#ui/first-icon-paths.ts'
import styles from '#ui/error-note.module.css'

type ErrorNoteProps = {
  error: unknown
  /** What is missing, where the rest is there. */
  of?: string
  /** Nobody knows whether it was done, and it is asked for again by itself. */
  isAskedAgain?: boolean
  /** May answer when that is over. */
  onRetry?: () => unknown
}

/** Says where a list or a record should be that it could not be fetched, and offers to try again. */
export function ErrorNote({ error, of, isAskedAgain, onRetry }: ErrorNoteProps) {
  const t = useWords('ui')
  const [isTrying, setIsTrying] = useState(false)
  const { requestId } = toApiError(error).data

  /** What is fetched then stands where the button stood. */
  async function handleRetry(): Promise<void> {
    shieldPressed()
    setIsTrying(true)
    try {
      await onRetry?.()
    } finally {
      setIsTrying(false)
    }
  }

  return (
    <div className={styles.note} role="alert">
      <Icon path={warningIcon} size={24} />
      <div className={styles.words}>
        {of === undefined ? null : <p>{of}</p>}
        <p>{isAskedAgain ? t('errors.unanswered') : errorText(error)}</p>
        {requestId ? <p className={styles.detail}>{t('errors.requestId', { id: requestId })}</p> : null}
      </div>
      {onRetry ? (
        <BigButton kind="quiet" icon={reloadIcon} isBusy={isTrying} onClick={() => void handleRetry()}>
          {t('tryAgain')}
        </BigButton>
      ) : null}
    </div>
  )
}
