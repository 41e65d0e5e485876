import stack from '#ui/stack.module.css'
import styles from '#ui/record-form/restored-note.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { infoIcon } from '#ui/icon-paths.ts'

/** Shows that the form has the draft from before the reload, and offers to start over. */
export function RestoredNote({ onStartOver }: { onStartOver: () => void }) {
  const t = useTranslations('shell')

  return (
    <div role="status" className={`${styles.note} ${stack.cluster3}`}>
      <p className={`${styles.text} ${stack.row2}`}>
        <Icon path={infoIcon} />
        {t('form.restored')}
      </p>
      <BigButton kind="quiet" onClick={onStartOver}>
        {t('form.startOver')}
      </BigButton>
    </div>
  )
}
