import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useAddressFilter, useAddressPage } from '#kit/address/use-address.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterChips } from '#ui/filter-chips.tsx'
import { bellIcon } from '#ui/icon-paths.ts'
import { PagedListPage } from '#ui/paged-list-page.tsx'
import {
  adminNotificationList,
  adminNotificationsCountedTo,
  adminNotificationStates,
  notificationsAPage,
} from '#features/notifications/notifications.queries.ts'
import { EditsTable } from '#features/notifications/parts/edits-table.tsx'
import { ReadAllButton } from '#features/notifications/parts/read-all-button.tsx'

/** Lists the edits of menus by people other than the admin, at all venues, page by page. (spec 1, §2.3) */
export function AdminNotificationsPage() {
  const t = useTranslations('notifications')
  const [state, setState] = useAddressFilter('state', adminNotificationStates)
  const [page, setPage] = useAddressPage()
  const notifications = useQuery(adminNotificationList({ state, page }))
  return (
    <PagedListPage
      title={t('screens.adminNotifications')}
      actions={<ReadAllButton />}
      filters={
        <FilterChips
          label={t('state')}
          every={t('every')}
          choices={adminNotificationStates}
          labelOf={(each) => t(`admin.states.${each}`)}
          chosen={state}
          onChoose={setState}
        />
      }
      list={notifications}
      page={page}
      pageSize={notificationsAPage}
      onPage={setPage}
      totalText={(total) => t(total.count < adminNotificationsCountedTo ? 'admin.total' : 'admin.totalOrMore', total)}
      empty={<EmptyState icon={bellIcon} title={t('admin.empty')} text={t('admin.emptyText')} />}
    >
      {(shown, isBusy) => <EditsTable notifications={shown} isBusy={isBusy} />}
    </PagedListPage>
  )
}
