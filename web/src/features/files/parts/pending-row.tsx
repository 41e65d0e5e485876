import { Button, Progress } from 'antd'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/files/parts/pending-row.module.css'
import type { PendingImage } from '#features/files/pending-images.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { closeIcon } from '#ui/icon-paths.ts'

type PendingRowProps = {
  image: PendingImage
  onCrop: () => void
  onRetry: () => void
  onDismiss: () => void
}

/** Renders a picture that is being uploaded: its progress, or why it was refused and what can be done. */
export function PendingRow({ image: { name, state }, onCrop, onRetry, onDismiss }: PendingRowProps) {
  const t = useTranslations('files')
  if (state.is === 'uploading') {
    const label = t('upload.uploading', { name })
    return (
      <li className={`${styles.row} ${stack.cluster2}`}>
        <div className={styles.words}>
          <p>{label}</p>
          <Progress percent={Math.round(state.share * 100)} size="small" aria-label={label} />
        </div>
      </li>
    )
  }
  const sentences = state.is === 'misfit' ? state.problems.map((problem) => t(`problems.${problem}`)) : [state.sentence]
  return (
    <li className={`${styles.row} ${stack.cluster2}`}>
      <Icon path={warningIcon} />
      <div className={styles.words} role="alert">
        <p className={font.strong}>{t('upload.failed', { name })}</p>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {state.is === 'misfit' ? (
        <Button type="primary" onClick={onCrop} aria-label={t('upload.cropOf', { name })}>
          {t('upload.crop')}
        </Button>
      ) : null}
      {state.is === 'failed' && state.canRetry ? <Button onClick={onRetry}>{t('upload.tryAgain')}</Button> : null}
      <Button
        type="text"
        aria-label={t('upload.dismiss', { name })}
        icon={<Icon path={closeIcon} />}
        onClick={onDismiss}
      />
    </li>
  )
}
