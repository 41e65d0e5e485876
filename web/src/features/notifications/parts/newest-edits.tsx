import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { ListStates } from '#ui/list-states.tsx'
import { adminNotificationsAddress } from '#features/notifications/admin-notifications-address.ts'
import { newestAdminNotifications } from '#features/notifications/notifications.queries.ts'
import { EditList } from '#features/notifications/parts/edit-list.tsx'
import { ReadAllButton } from '#features/notifications/parts/read-all-button.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/notifications/parts/newest-edits.module.css'

/** Lists the newest unread edits, unfolded below the header. (spec 1, §2.4) */
export function NewestEdits({ onClose }: { onClose: () => void }) {
  const t = useTranslations('notifications')
  const titleId = useId()
  const newest = useQuery(newestAdminNotifications())
  return (
    <section className={`${styles.panel} ${stack.column}`} aria-labelledby={titleId}>
      <div className={`${styles.head} ${stack.row2}`}>
        <p id={titleId} className={font.heavy}>
          {t('screens.adminNotifications')}
        </p>
        <ReadAllButton />
      </div>
      <div className={`${styles.content} ${stack.fill}`}>
        <ListStates list={newest} isEmpty={() => false}>
          {(notifications) => <EditList notifications={notifications} />}
        </ListStates>
      </div>
      <Link to={adminNotificationsAddress} className={`${styles.all} ${stack.row}`} onClick={onClose}>
        {t('admin.all')}
      </Link>
    </section>
  )
}
