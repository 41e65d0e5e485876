import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { useReadAllAdminNotifications } from '#features/notifications/notifications.mutations.ts'
import { newestAdminNotifications } from '#features/notifications/notifications.queries.ts'

/** Marks all new edits as read, but none that arrives while it is pressed. (spec 1, §7) */
export function ReadAllButton() {
  const t = useTranslations('notifications')
  const { data = [] } = useQuery(newestAdminNotifications())
  const readAll = useReadAllAdminNotifications()
  return (
    <BigButton
      kind="quiet"
      isOff={data.length === 0}
      isBusy={readAll.isPending}
      onClick={() => readAll.mutate(Math.max(...data.map(({ id }) => id)))}
    >
      {t('admin.readAll')}
    </BigButton>
  )
}
