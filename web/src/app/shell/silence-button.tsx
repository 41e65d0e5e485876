import styles from '#app/shell/sound-button.module.css'
import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { shieldPressed } from '#kit/shield-second-tap.ts'
import { endSilence, silence, useIsRepeating, useSilentUntil } from '#kit/sound-rounds.ts'
import { useSoundLocked } from '#kit/sounds.ts'
import { Icon } from '#ui/icon.tsx'
import { soundIcon, soundOffIcon } from '#ui/icon-paths.ts'

/** Stands in the header while something sounds again and again: two quiet minutes, rather than a sound switched off for good. */
export function SilenceButton() {
  const t = useWords('shell')
  const { time } = useFormats()
  const isRepeating = useIsRepeating()
  const isLocked = useSoundLocked()
  const until = useSilentUntil()
  if (until) {
    const label = t('silentUntil', { time: time(until) })
    return (
      <button
        type="button"
        className={styles.button}
        onClick={() => pressOnce(endSilence)}
        title={t('endSilence')}
        aria-label={`${label}. ${t('endSilence')}`}
      >
        <Icon path={soundOffIcon} />
        <span className={styles.label}>{label}</span>
      </button>
    )
  }
  if (!isRepeating || isLocked) return null
  return (
    <button
      type="button"
      className={`${styles.button} ${styles.calm}`}
      onClick={() => pressOnce(silence)}
      title={t('silenceHint')}
      aria-label={t('silence')}
    >
      <Icon path={soundIcon} />
      <span className={styles.label}>{t('silence')}</span>
    </button>
  )
}

/** Silence and its end stand in one place. */
function pressOnce(act: () => void): void {
  shieldPressed()
  act()
}
