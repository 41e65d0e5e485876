import { useEffect } from 'react'
import { Link } from 'react-router'
import tool from '#ui/header-tool.module.css'
import styles from '#app/shell/sound-button.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useSilentUntil } from '#kit/sounds/silence.ts'
import { useIsRepeating } from '#kit/sounds/sound-rounds.ts'
import { checkSound, unlockSound, useSoundLocked, useSoundSettings } from '#kit/sounds/sounds.ts'
import { Icon } from '#ui/icon.tsx'
import { soundIcon, soundOffIcon } from '#ui/icon-paths.ts'

/**
 * Shows in the header whether this device sounds. While the browser mutes Brigade it is a button, so that people do not
 * rely on a sound that can't come; else it leads to the settings.
 */
export function SoundButton() {
  const t = useTranslations('shell')
  const isLocked = useSoundLocked()
  const isRepeating = useIsRepeating()
  const isSilent = useSilentUntil() !== null
  useEffect(checkSound, [])
  // `SilenceButton` takes its place.
  if (!isLocked) return isRepeating || isSilent ? null : <SoundSign />
  return (
    <button
      type="button"
      className={styles.button}
      onClick={() => void unlockSound()}
      title={t('soundIsOff')}
      aria-label={t('turnSoundOn')}
    >
      <Icon path={soundOffIcon} />
      <span className={styles.label}>{t('turnSoundOn')}</span>
    </button>
  )
}

function SoundSign() {
  const t = useTranslations('shell')
  const [{ volume }] = useSoundSettings()
  const label = t(volume > 0 ? 'soundOn' : 'soundOff')
  return (
    <Link to="/settings" className={`${tool.tool} ${styles.sign}`} title={label} aria-label={label}>
      <Icon path={volume > 0 ? soundIcon : soundOffIcon} />
    </Link>
  )
}
