import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useAddressFilter, useAddressPage } from '#kit/address/use-address.ts'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterChips } from '#ui/filter-chips.tsx'
import { addIcon, commentIcon } from '#ui/icon-paths.ts'
import { PagedListPage } from '#ui/paged-list-page.tsx'
import {
  notificationList,
  notificationsAPage,
  notificationStates,
} from '#features/notifications/notifications.queries.ts'
import { NotificationToolHost } from '#features/notifications/parts/notification-tool-host.tsx'
import { NotificationsTable, notificationTools } from '#features/notifications/parts/notifications-table.tsx'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { VenuePicker } from '#features/venues/public/venue-picker.tsx'

/**
 * Lists the messages to the staff of a venue, page by page: they are written, changed, ended and deleted here. (spec 1,
 * §2.3)
 */
export function StaffMessagingPage() {
  const t = useTranslations('notifications')
  const [state, setState] = useAddressFilter('state', notificationStates)
  const [page, setPage] = useAddressPage()
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const { opened, open, add, close } = useOpenedTool(notificationTools)
  const notifications = useQuery(notificationList({ venueId: venue?.id ?? null, state, page }))
  return (
    <AntdRoot>
      <PagedListPage
        title={t('screens.staffMessaging')}
        actions={
          <>
            {venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
            <BigButton icon={addIcon} isOff={venue === null} onClick={add}>
              {t('add')}
            </BigButton>
          </>
        }
        filters={
          <FilterChips
            label={t('state')}
            every={t('every')}
            choices={notificationStates}
            labelOf={(each) => t(`states.${each}`)}
            chosen={state}
            onChoose={setState}
          />
        }
        list={venue ? notifications : { data: undefined, error, refetch: retry }}
        page={page}
        pageSize={notificationsAPage}
        onPage={setPage}
        totalText={(total) => t('total', total)}
        empty={<EmptyState icon={commentIcon} title={t('empty')} text={t('emptyText')} />}
        over={venue ? <NotificationToolHost key={venue.id} venue={venue} opened={opened} onClose={close} /> : null}
      >
        {(shown, isBusy) =>
          venue ? <NotificationsTable venue={venue} notifications={shown} isBusy={isBusy} onOpen={open} /> : null
        }
      </PagedListPage>
    </AntdRoot>
  )
}
