import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { useWords } from '#kit/i18n.ts'
import { ListStates } from '#ui/list-states.tsx'
import { adminNotificationsAddress } from '#features/notifications/admin-notifications-address.ts'
import { newestAdminNotifications } from '#features/notifications/notifications.queries.ts'
import { EditList } from '#features/notifications/parts/edit-list.tsx'
import { ReadAllButton } from '#features/notifications/parts/read-all-button.tsx'
import styles from '#features/notifications/parts/newest-edits.module.css'

/** The newest of what nobody has read, unfolded below the header. (spec 1, §2.4) */
export function NewestEdits({ onClose }: { onClose: () => void }) {
  const t = useWords('notifications')
  const titleId = useId()
  const newest = useQuery(newestAdminNotifications())
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <p id={titleId} className={styles.title}>
          {t('screens.adminNotifications')}
        </p>
        <ReadAllButton />
      </div>
      <div className={styles.content}>
        <ListStates list={newest} isEmpty={() => false}>
          {(notifications) => <EditList notifications={notifications} />}
        </ListStates>
      </div>
      <Link to={adminNotificationsAddress} className={styles.all} onClick={onClose}>
        {t('admin.all')}
      </Link>
    </section>
  )
}
