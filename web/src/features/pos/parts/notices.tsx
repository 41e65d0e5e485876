import { type PosNotification, posNotificationTypes } from '@brigade/domain/pos/pos.records.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useAddressFilter, useAddressPage } from '#kit/address/use-address.ts'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterChips } from '#ui/filter-chips.tsx'
import { posIcon } from '#ui/icon-paths.ts'
import { PagedListPage } from '#ui/paged-list-page.tsx'
import { NoticeToolHost, noticeTools } from '#features/pos/parts/notice-tool-host.tsx'
import { NoticesTable } from '#features/pos/parts/notices-table.tsx'
import type { PosPartProps } from '#features/pos/parts/pos-frame.tsx'
import { countAway } from '#features/pos/pos.mutations.ts'
import { noticeList, posAPage } from '#features/pos/pos.queries.ts'

/** Lists the results of postings, page by page. Viewing them marks them as seen, for the whole venue. (spec 1, §7) */
export function Notices({ venue, actions, parts }: PosPartProps) {
  const t = useTranslations('pos')
  const [type, setType] = useAddressFilter('type', posNotificationTypes)
  const [page, setPage] = useAddressPage()
  const { opened, open, close } = useOpenedTool(noticeTools)
  const notices = useQuery(noticeList({ venueId: venue.id, type, page }))
  const shown = notices.isPlaceholderData ? undefined : notices.data?.data
  useCountAwayShown(venue.id, shown)
  const newest = shown?.[0]
  return (
    <PagedListPage
      title={t('screens.pos')}
      actions={
        <>
          {actions}
          {newest ? (
            <BigButton kind="quiet" onClick={() => open('deleteRead', newest.id)}>
              {t('notices.deleteRead')}
            </BigButton>
          ) : null}
        </>
      }
      intro={parts}
      filters={
        <FilterChips
          label={t('notices.type')}
          every={t('every')}
          choices={posNotificationTypes}
          labelOf={(each) => t(`notices.types.${each}`)}
          chosen={type}
          onChoose={setType}
        />
      }
      list={notices}
      page={page}
      pageSize={posAPage}
      onPage={setPage}
      totalText={(total) => t('notices.total', total)}
      empty={<EmptyState icon={posIcon} title={t('notices.empty')} text={t('notices.emptyText')} />}
      over={<NoticeToolHost venueId={venue.id} notices={shown ?? []} opened={opened} onClose={close} />}
    >
      {(records, isBusy) => (
        <NoticesTable venue={venue} notices={records} isBusy={isBusy} onDelete={(id) => open('delete', id)} />
      )}
    </PagedListPage>
  )
}

/** Marks the shown notifications and all older ones as seen, once a person can see them: not in a hidden window. */
function useCountAwayShown(venueId: number, shown: readonly PosNotification[] | undefined): void {
  const newest = shown?.some(({ isCountActive }) => isCountActive) ? shown[0]?.id : undefined
  useEffect(() => {
    if (newest === undefined) return undefined
    const look = () => void (document.visibilityState === 'visible' && countAway(venueId, newest))
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [venueId, newest])
}
