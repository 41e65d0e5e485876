import { postingStates } from '@brigade/domain/pos/pos.states.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useAddressFilter, useAddressPage } from '#kit/address/use-address.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterChips } from '#ui/filter-chips.tsx'
import { posIcon } from '#ui/icon-paths.ts'
import { PagedListPage } from '#ui/paged-list-page.tsx'
import type { PosPartProps } from '#features/pos/parts/pos-frame.tsx'
import { PostingsTable } from '#features/pos/parts/postings-table.tsx'
import { posAPage, postingList } from '#features/pos/pos.queries.ts'

/** Lists the postings to the point of sale, done or planned, page by page. */
export function Postings({ venue, actions, parts }: PosPartProps) {
  const t = useTranslations('pos')
  const [state, setState] = useAddressFilter('state', postingStates)
  const [page, setPage] = useAddressPage()
  const postings = useQuery(postingList({ venueId: venue.id, state, page }))
  return (
    <PagedListPage
      title={t('screens.pos')}
      actions={actions}
      note={parts}
      filters={
        <>
          <FilterChips
            label={t('state')}
            every={t('every')}
            choices={postingStates}
            labelOf={(each) => t(`states.${each}`)}
            chosen={state}
            onChoose={setState}
          />
        </>
      }
      list={postings}
      page={page}
      pageSize={posAPage}
      onPage={setPage}
      totalText={(total) => t('postings.total', total)}
      empty={
        venue.isPOSIntegrated ? (
          <EmptyState icon={posIcon} title={t('postings.empty')} text={t('postings.emptyText')} />
        ) : (
          <EmptyState icon={posIcon} title={t('notIntegrated')} text={t('notIntegratedText')} />
        )
      }
    >
      {(shown, isBusy) => <PostingsTable venue={venue} postings={shown} isBusy={isBusy} />}
    </PagedListPage>
  )
}
