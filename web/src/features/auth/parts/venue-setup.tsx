import { can } from '@brigade/domain/access/permissions.ts'
import { useId } from 'react'
import { Link } from 'react-router'
import stack from '#ui/stack.module.css'
import styles from '#features/auth/parts/venue-setup.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useSession } from '#kit/calls/session.ts'
import { type SetupEntry, type SetupTask, setupSlot, setupTasks } from '#features/auth/public/setup-slot.ts'
import { hasShortMenu } from '#kit/features/short-menu.ts'
import { Icon } from '#ui/icon.tsx'
import { Panel } from '#ui/panel.tsx'
import row from '#ui/link-row.module.css'

/**
 * Lists the screens that set a venue up and that the person may open, by task; nothing if there are none. (spec 1,
 * §2.3)
 */
export function VenueSetup() {
  const t = useTranslations('auth')
  const { user, venue } = useSession()
  const isShort = hasShortMenu({ user, venue })
  const shown = setupSlot
    .parts()
    .filter(({ inShortMenu }) => inShortMenu || !isShort)
    .filter(({ permission }) => can(user, permission))
  if (shown.length === 0) return null
  return (
    <Panel title={t('setup.title')}>
      <div className={`${styles.tasks} ${stack.grid4}`}>
        {setupTasks.map((task) => (
          <Task key={task} task={task} entries={shown.filter((entry) => entry.task === task)} />
        ))}
      </div>
    </Panel>
  )
}

function Task({ task, entries }: { task: SetupTask; entries: readonly SetupEntry[] }) {
  const t = useTranslations('auth')
  const id = useId()
  if (entries.length === 0) return null
  return (
    <div>
      <h3 id={id} className={row.heading}>
        {t(`setup.tasks.${task}`)}
      </h3>
      <ul aria-labelledby={id}>
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
