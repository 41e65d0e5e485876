import styles from '#ui/record-form/restored-note.module.css'
import { useWords } from '#kit/i18n.ts'
import { shieldPressed } from '#kit/shield-second-tap.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { infoIcon } from '#ui/icon-paths.ts'

/** Says that the form holds what was typed before the page was reloaded, and offers to begin again. */
export function RestoredNote({ onStartOver }: { onStartOver: () => void }) {
  const t = useWords('shell')

  /** The note goes, and the fields below move up to where the button was. */
  function handleStartOver(): void {
    shieldPressed()
    onStartOver()
  }

  return (
    <div role="status" className={styles.note}>
      <p className={styles.text}>
        <Icon path={infoIcon} />
        {t('form.restored')}
      </p>
      <BigButton kind="quiet" onClick={handleStartOver}>
        {t('form.startOver')}
      </BigButton>
    </div>
  )
}
