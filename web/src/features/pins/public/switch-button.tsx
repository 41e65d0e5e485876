import { useTranslations } from '#kit/i18n/i18n.ts'
import { useKeysHint, useShortcut } from '#kit/keys/shortcuts.ts'
import { useSession } from '#kit/calls/session.ts'
import { Icon } from '#ui/icon.tsx'
import { switchPersonIcon } from '#ui/icon-paths.ts'
import font from '#ui/font.module.css'
import styles from '#features/pins/public/switch-button.module.css'
import tool from '#ui/header-tool.module.css'
import { useSwitchPerson } from '#features/pins/public/use-switch-person.tsx'

const keys = 'Alt+P'

/** Shows who is signed in at a shared device, and hands it to the next person. */
export function SwitchButton({ hasSign = true }: { hasSign?: boolean }) {
  const t = useTranslations('shell')
  const { user } = useSession()
  const { switchPerson, isSwitching, question } = useSwitchPerson()
  useShortcut(keys, 'pins:switchPerson', switchPerson)
  const keysHint = useKeysHint(keys)
  const name = user ? `${user.fname} ${user.lname}` : ''
  return (
    <>
      <button
        type="button"
        className={tool.worded}
        title={t('pins:switchPerson')}
        aria-keyshortcuts={keysHint}
        aria-busy={isSwitching || undefined}
        onClick={switchPerson}
      >
        {hasSign ? <Icon path={switchPersonIcon} /> : null}
        <span className={`${styles.name} ${font.ellipsis}`} dir="auto">
          {name}
        </span>
        <span className="visually-hidden">{`, ${t('pins:switchPerson')}`}</span>
      </button>
      {question}
    </>
  )
}
