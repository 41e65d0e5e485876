import { errorText } from '#kit/toasts.ts'
import { toApiError } from '#kit/api-error.ts'
import { useWords } from '#kit/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { reloadIcon, warningIcon } from '#ui/icon-paths.ts'
import styles from '#ui/error-note.module.css'

/** Says where a list or a record should be that it could not be fetched, and offers to try again. */
export function ErrorNote({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useWords('ui')
  const { requestId } = toApiError(error).data
  return (
    <div className={styles.note} role="alert">
      <Icon path={warningIcon} size={24} />
      <div className={styles.words}>
        <p>{errorText(error)}</p>
        {requestId ? <p className={styles.detail}>{t('errors.requestId', { id: requestId })}</p> : null}
      </div>
      {onRetry ? (
        <BigButton kind="quiet" icon={reloadIcon} onClick={onRetry}>
          {t('tryAgain')}
        </BigButton>
      ) : null}
    </div>
  )
}
