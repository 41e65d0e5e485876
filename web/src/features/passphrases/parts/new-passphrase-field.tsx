import { type Gate, passphraseLength } from '@brigade/domain/passphrases/passphrases.schema.ts'
import { useId, useState } from 'react'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/passphrases/public/passphrases-drawer.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { eyeIcon, eyeOffIcon } from '#ui/first-icon-paths.ts'

type NewPassphraseFieldProps = {
  gate: Gate
  /** Undefined until it is known. */
  isSet: boolean | undefined
  value: string
  problem: string | undefined
  onChange: (text: string) => void
}

export function NewPassphraseField({ gate, isSet, value, problem, onChange }: NewPassphraseFieldProps) {
  const t = useTranslations('passphrases')
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  return (
    <div className={`${styles.field} ${stack.column1}`}>
      <label htmlFor={id}>{t(`title.${gate}`)}</label>
      <p id={`${id}-state`} className={font.note}>
        {isSet === undefined ? ' ' : t(isSet ? 'settings.isSet' : 'settings.isNotSet')}
      </p>
      <div className={styles.typed}>
        <input
          id={id}
          type={isShown ? 'text' : 'password'}
          dir="auto"
          className={`${styles.input} ${stack.grow} ${surface.field}`}
          autoComplete="new-password"
          placeholder={t(isSet ? 'settings.unchanged' : 'settings.none')}
          maxLength={passphraseLength.most}
          value={value}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-state ${id}-problem`}
          onChange={({ target }) => onChange(target.value)}
        />
        <button
          type="button"
          className={`${styles.eye} ${surface.iconButton}`}
          aria-pressed={isShown}
          aria-label={t('settings.showOf', { name: t(`title.${gate}`) })}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon path={isShown ? eyeOffIcon : eyeIcon} />
        </button>
      </div>
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  )
}
