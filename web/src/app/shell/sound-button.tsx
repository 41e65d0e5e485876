import { useEffect } from 'react'
import styles from '#app/shell/sound-button.module.css'
import { useWords } from '#kit/i18n.ts'
import { shieldPressed } from '#kit/shield-second-tap.ts'
import { checkSound, unlockSound, useSoundLocked } from '#kit/sounds.ts'
import { Icon } from '#ui/icon.tsx'
import { soundOffIcon } from '#ui/icon-paths.ts'

/** Stands in the header while the browser mutes Brigade, so that nobody relies on a sound that can't come. */
export function SoundButton() {
  const t = useWords('shell')
  const isLocked = useSoundLocked()
  useEffect(checkSound, [])
  if (!isLocked) return null
  return (
    <button
      type="button"
      className={styles.button}
      onClick={handlePress}
      title={t('soundIsOff')}
      aria-label={t('turnSoundOn')}
    >
      <Icon path={soundOffIcon} />
      <span className={styles.label}>{t('turnSoundOn')}</span>
    </button>
  )
}

/** What silences stands here next. */
function handlePress(): void {
  shieldPressed()
  void unlockSound()
}
