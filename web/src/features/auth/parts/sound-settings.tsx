import { Button, Slider, Switch } from 'antd'
import { Panel } from '#ui/panel.tsx'
import stack from '#ui/stack.module.css'
import styles from '#features/auth/parts/sound-settings.module.css'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { play, type SoundKind, soundKinds, soundLabelOf, unlockSound, useSoundSettings } from '#kit/sounds/sounds.ts'

export function SoundSettings() {
  const t = useTranslations('auth')
  const { number } = useFormats()
  const [{ volume, off }, change] = useSoundSettings()

  function handleSwitch(kind: SoundKind, isOn: boolean): void {
    change({ volume, off: isOn ? off.filter((candidate) => candidate !== kind) : [...off, kind] })
  }

  async function handlePlay(kind: SoundKind): Promise<void> {
    await unlockSound()
    play(kind)
  }

  return (
    <Panel title={t('settings.sounds')} hint={t('settings.soundsHint')}>
      <div className={stack.row4}>
        <span id="settings-volume">{t('settings.volume')}</span>
        <Slider
          className={styles.slider}
          min={0}
          max={100}
          step={5}
          value={Math.round(volume * 100)}
          ariaLabelledByForHandle="settings-volume"
          tooltip={{ formatter: (value) => `${number(value ?? 0)} %` }}
          onChange={(percent) => change({ volume: percent / 100, off })}
        />
      </div>
      <ul>
        {soundKinds().map((kind) => (
          <li key={kind} className={`${styles.kind} ${stack.row3}`}>
            <Switch
              id={`sound-${kind}`}
              checked={!off.includes(kind)}
              onChange={(isOn) => handleSwitch(kind, isOn)}
              aria-labelledby={`sound-${kind}-label`}
            />
            <label id={`sound-${kind}-label`} htmlFor={`sound-${kind}`}>
              {t(soundLabelOf(kind))}
            </label>
            <Button
              disabled={off.includes(kind)}
              onClick={() => void handlePlay(kind)}
              aria-label={t('settings.testOf', { kind: t(soundLabelOf(kind)) })}
            >
              {t('settings.test')}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
