import { can } from '@brigade/domain/access/permissions.ts'
import { useId } from 'react'
import { Link } from 'react-router'
import styles from '#features/auth/parts/venue-setup.module.css'
import { useWords } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import { type SetupEntry, type SetupTask, setupEntries, setupTasks } from '#kit/setup-entries.ts'
import { hasShortMenu } from '#kit/short-menu.ts'
import { Icon } from '#ui/icon.tsx'
import { Panel } from '#ui/panel.tsx'
import row from '#ui/link-row.module.css'

/** The screens that set a venue up and that the person may open, by task; nothing where there is none. (spec 1, §2.3) */
export function VenueSetup() {
  const t = useWords('auth')
  const { user, venue } = useSession()
  const isShort = hasShortMenu({ user, venue })
  const shown = setupEntries()
    .filter(({ inShortMenu }) => inShortMenu || !isShort)
    .filter(({ permission, isShown }) => can(user, permission) && (isShown?.(venue) ?? true))
  if (shown.length === 0) return null
  return (
    <Panel title={t('setup.title')}>
      <div className={styles.tasks}>
        {setupTasks.map((task) => (
          <Task key={task} task={task} entries={shown.filter((entry) => entry.task === task)} />
        ))}
      </div>
    </Panel>
  )
}

function Task({ task, entries }: { task: SetupTask; entries: readonly SetupEntry[] }) {
  const t = useWords('auth')
  const id = useId()
  if (entries.length === 0) return null
  return (
    <div>
      <h3 id={id} className={row.heading}>
        {t(`setup.tasks.${task}`)}
      </h3>
      <ul className={styles.links} aria-labelledby={id}>
        {entries.map(({ path, labelKey, icon }) => (
          <li key={path}>
            <Link to={path} className={row.link}>
              <Icon path={icon} />
              {t(labelKey)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
