import { type KeyboardEvent, useState } from 'react'
import styles from '#features/auth/public/password-input.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { eyeIcon, eyeOffIcon } from '#ui/first-icon-paths.ts'

type PasswordInputProps = {
  id: string
  value: string
  onChange: (value: string) => void
  /** The id of the element that shows the problem, while there is one. */
  problemId: string | undefined
  /** True for a password that is being chosen. */
  isNew?: boolean
}

export function PasswordInput({ id, value, onChange, problemId, isNew = false }: PasswordInputProps) {
  const t = useTranslations('signIn')
  const [isShown, setIsShown] = useState(false)
  const [hasCapsLock, setHasCapsLock] = useState(false)

  /** Browsers report the lock with keys only: with the key that turns it off, when it is released. */
  function handleKey(event: KeyboardEvent): void {
    setHasCapsLock(event.getModifierState('CapsLock'))
  }

  return (
    <>
      <div className={styles.password}>
        <input
          id={id}
          name="password"
          type={isShown ? 'text' : 'password'}
          dir="ltr"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={handleKey}
          onKeyUp={handleKey}
          onBlur={() => setHasCapsLock(false)}
          aria-invalid={problemId ? true : undefined}
          aria-describedby={problemId}
        />
        <button
          type="button"
          aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon path={isShown ? eyeOffIcon : eyeIcon} />
        </button>
      </div>
      <p className={styles.capsLock} role="status">
        {hasCapsLock ? t('capsLock') : null}
      </p>
    </>
  )
}
