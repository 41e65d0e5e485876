import { venueStates } from '@brigade/domain/venues/venues.rows.ts'
import { useQuery } from '@tanstack/react-query'
import { useAddressFilter, useAddressPage, useAddressParams, writeParam } from '#kit/address/use-address.ts'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { lazyPart } from '#kit/loading/lazy-parts.ts'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { addIcon, venueIcon } from '#ui/icon-paths.ts'
import { PagedListPage } from '#ui/paged-list-page.tsx'
import { VenueFilters } from '#features/venues/list/parts/venue-filters.tsx'
import { VenuesTable } from '#features/venues/list/parts/venues-table.tsx'
import { venueRows, venueRowsOfAddress, venuesAPage, venueTypes } from '#features/venues/list/venue-list.queries.ts'

/** Fetched when it is opened: the list does without Ant Design, whose reading takes longer than that of all else. */
const NewVenue = lazyPart(async () => ({
  default: (await import('#features/venues/list/parts/venue-forms.tsx')).NewVenue,
}))

/** Only the form of a new venue opens over the list. */
const noTools = [] as const

/** Lists all venues for the head office, page by page; the form of a new one opens over it. (spec 1, §2.1) */
export function VenueListPage() {
  const t = useTranslations('venueList')
  const [params, change] = useAddressParams()
  const asked = venueRowsOfAddress(params)
  const { search, state, type, page } = asked
  const [, setState] = useAddressFilter('state', venueStates)
  const [, setType] = useAddressFilter('type', venueTypes)
  const [, setPage] = useAddressPage()
  const { opened, add, close } = useOpenedTool(noTools)
  const rows = useQuery(venueRows(asked))
  const isNarrowed = search !== '' || state !== undefined || type !== undefined

  function handleSearch(text: string): void {
    change((next) => {
      next.delete('page')
      writeParam(next, 'search', text)
    })
  }

  return (
    <PagedListPage
      title={t('screens.list')}
      actions={
        <BigButton icon={addIcon} onClick={add}>
          {t('add')}
        </BigButton>
      }
      filters={
        <VenueFilters
          search={search}
          onSearch={handleSearch}
          state={state}
          onState={setState}
          type={type}
          onType={setType}
        />
      }
      list={rows}
      page={page}
      pageSize={venuesAPage}
      onPage={setPage}
      totalText={(total) => t('total', total)}
      empty={
        isNarrowed ? (
          <EmptyState icon={venueIcon} title={t('found')} text={t('foundText')} />
        ) : (
          <EmptyState icon={venueIcon} title={t('empty')} text={t('emptyText')} />
        )
      }
      over={opened ? <NewVenue onClose={close} /> : null}
    >
      {(shown, isBusy) => <VenuesTable venues={shown} isBusy={isBusy} />}
    </PagedListPage>
  )
}
