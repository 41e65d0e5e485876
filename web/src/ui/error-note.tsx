import { useState } from 'react'
import { errorText } from '#kit/calls/toasts.ts'
import { toApiError } from '#kit/calls/api-error.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useIsCutOff } from '#kit/live/connection.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { reloadIcon, signalOffIcon, warningIcon } from '#ui/first-icon-paths.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#ui/error-note.module.css'

type ErrorNoteProps = {
  error: unknown
  /** The missing part, if the rest is shown. */
  of?: string
  /** Retries; may return a promise of the end. */
  onRetry?: () => unknown
}

/** Shows, in the place of a list or a record, that it could not be fetched, and offers to try again. */
export function ErrorNote({ error, of, onRetry }: ErrorNoteProps) {
  const t = useTranslations('ui')
  const [isTrying, setIsTrying] = useState(false)
  const { code, data } = toApiError(error)
  // Trying again finds nothing either, and there is nothing to report.
  const isUnknown = code === 404
  const { requestId, reason } = data
  const text = reason === 'unknownId' ? t('errors.unknown') : errorText(error)
  // The header says it in red already, and the data is fetched as soon as the server answers.
  const isCutOff = useIsCutOff() && code === 0

  async function handleRetry(): Promise<void> {
    setIsTrying(true)
    try {
      await onRetry?.()
    } finally {
      setIsTrying(false)
    }
  }

  return (
    <div
      className={`${styles.note} ${isCutOff ? styles.calm : ''} ${stack.cluster3}`}
      role={isCutOff ? 'status' : 'alert'}
    >
      <Icon path={isCutOff ? signalOffIcon : warningIcon} size={24} />
      <div className={styles.words}>
        {of === undefined ? null : <p>{of}</p>}
        <p>{isCutOff ? t('waitsForLine') : text}</p>
        {requestId && !isUnknown ? (
          <p className={`${font.small} ${font.regular}`}>{t('errors.requestId', { id: requestId })}</p>
        ) : null}
      </div>
      {onRetry && !isCutOff && !isUnknown ? (
        <BigButton kind="quiet" icon={reloadIcon} isBusy={isTrying} onClick={() => void handleRetry()}>
          {t('tryAgain')}
        </BigButton>
      ) : null}
    </div>
  )
}
