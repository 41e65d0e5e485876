import styles from '#app/shell/sound-button.module.css'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { endSilence, silence, useSilentUntil } from '#kit/sounds/silence.ts'
import { useIsRepeating } from '#kit/sounds/sound-rounds.ts'
import { useSoundLocked } from '#kit/sounds/sounds.ts'
import { Icon } from '#ui/icon.tsx'
import { soundIcon, soundOffIcon } from '#ui/icon-paths.ts'

/**
 * Renders a button in the header while a sound repeats: it silences sounds for two minutes, so that people do not
 * switch them off completely.
 */
export function SilenceButton() {
  const t = useTranslations('shell')
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
        onClick={endSilence}
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
      onClick={silence}
      title={t('silenceHint')}
      aria-label={t('silence')}
    >
      <Icon path={soundIcon} />
      <span className={styles.label}>{t('silence')}</span>
    </button>
  )
}
