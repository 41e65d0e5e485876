import { jobStates } from '@brigade/domain/kit/job-states.ts'
import { useQuery } from '@tanstack/react-query'
import { useLoaderData } from 'react-router'
import { useTranslations } from '#kit/i18n/i18n.ts'
import type { JobName } from '#features/jobs/public/job-names-slot.ts'
import { useAddressFilter, useAddressPage } from '#kit/address/use-address.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterChips } from '#ui/filter-chips.tsx'
import { reloadIcon } from '#ui/first-icon-paths.ts'
import { PagedListPage } from '#ui/paged-list-page.tsx'
import { SettingsTrail } from '#features/auth/public/settings-trail.tsx'
import { VenueBookProvider } from '#features/venues/public/venues-context.tsx'
import { jobList, jobsAPage } from '#features/jobs/jobs.queries.ts'
import { JobsTable } from '#features/jobs/parts/jobs-table.tsx'

/** Lists the automatic jobs of the server, page by page: failed ones can be retried. */
export function JobsPage() {
  const t = useTranslations('jobs')
  const [state, setState] = useAddressFilter('state', jobStates)
  const [page, setPage] = useAddressPage()
  // The route's loader is `jobNamesSlot.load`.
  const names: readonly JobName[] = useLoaderData()
  const jobs = useQuery(jobList({ state, page }))
  return (
    <PagedListPage
      title={t('screens.jobs')}
      trail={<SettingsTrail />}
      filters={
        <FilterChips
          label={t('state')}
          every={t('every')}
          choices={jobStates}
          labelOf={(each) => t(`states.${each}`)}
          chosen={state}
          onChoose={setState}
        />
      }
      list={jobs}
      page={page}
      pageSize={jobsAPage}
      onPage={setPage}
      totalText={(total) => t('total', total)}
      empty={<EmptyState icon={reloadIcon} title={t('empty')} text={t('emptyText')} />}
    >
      {(shown, isBusy) => (
        <VenueBookProvider>
          <JobsTable jobs={shown} names={names} isBusy={isBusy} />
        </VenueBookProvider>
      )}
    </PagedListPage>
  )
}
