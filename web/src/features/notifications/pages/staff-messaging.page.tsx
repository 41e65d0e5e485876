import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { useAddressPage, useAddressParams, writeParam } from '#kit/use-address.ts'
import { useOpenedTool } from '#kit/use-opened-tool.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { Chip, Chips } from '#ui/chips.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { addIcon, commentIcon } from '#ui/icon-paths.ts'
import { ListPage } from '#ui/list-page.tsx'
import { PageSteps } from '#ui/page-steps.tsx'
import {
  notificationList,
  notificationsAPage,
  notificationStates,
} from '#features/notifications/notifications.queries.ts'
import { NotificationToolHost } from '#features/notifications/parts/notification-tool-host.tsx'
import { NotificationsTable, notificationTools } from '#features/notifications/parts/notifications-table.tsx'
import { useChosenVenue } from '#features/venues/door/use-chosen-venue.ts'
import { VenuePicker } from '#features/venues/door/venue-picker.tsx'

/** What was written to the staff of a venue, page by page: written, changed, ended and deleted here. (spec 1, §2.3) */
export function StaffMessagingPage() {
  const t = useWords('notifications')
  const { number } = useFormats()
  const [params, change] = useAddressParams()
  const [page, setPage] = useAddressPage()
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const { opened, open, add, close } = useOpenedTool(notificationTools)
  const state = notificationStates.find((known) => known === params.get('state'))
  const notifications = useQuery(notificationList({ venueId: venue?.id ?? null, state, page }))

  function chooseState(chosen: string): void {
    change((next) => {
      next.delete('page')
      writeParam(next, 'state', chosen)
    })
  }

  return (
    <AntdRoot>
      <ListPage
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
          <Chips label={t('state')}>
            <Chip isChosen={state === undefined} onChoose={() => chooseState('')}>
              {t('every')}
            </Chip>
            {notificationStates.map((each) => (
              <Chip key={each} isChosen={each === state} onChoose={() => chooseState(each)}>
                {t(`states.${each}`)}
              </Chip>
            ))}
          </Chips>
        }
        list={venue ? notifications : { data: undefined, error, refetch: retry }}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState icon={commentIcon} title={t('empty')} text={t('emptyText')} />}
        over={venue ? <NotificationToolHost key={venue.id} venue={venue} opened={opened} onClose={close} /> : null}
      >
        {({ data, total }) => (
          <>
            {venue ? (
              <NotificationsTable
                venue={venue}
                notifications={data}
                isBusy={notifications.isPlaceholderData}
                onOpen={open}
              />
            ) : null}
            <PageSteps
              page={page}
              pageSize={notificationsAPage}
              total={total}
              totalText={t('total', { count: total, shown: number(total) })}
              isBusy={notifications.isPlaceholderData}
              onPage={setPage}
            />
          </>
        )}
      </ListPage>
    </AntdRoot>
  )
}
