import { jobStates } from '@brigade/domain/kit/job-states.ts'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { useAddressPage, useAddressParams, writeParam } from '#kit/use-address.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { Chip, Chips } from '#ui/chips.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { reloadIcon } from '#ui/icon-paths.ts'
import { ListPage } from '#ui/list-page.tsx'
import { PageSteps } from '#ui/page-steps.tsx'
import { VenueBookProvider } from '#features/venues/door/venues-context.tsx'
import { jobList, jobsAPage } from '#features/jobs/jobs.queries.ts'
import { JobsTable } from '#features/jobs/parts/jobs-table.tsx'

/** What the server does by itself, page by page: what failed can be tried again. */
export function JobsPage() {
  const t = useWords('jobs')
  const { number } = useFormats()
  const [params, change] = useAddressParams()
  const [page, setPage] = useAddressPage()
  const state = jobStates.find((known) => known === params.get('state'))
  const jobs = useQuery(jobList({ state, page }))

  function choose(chosen: string): void {
    change((next) => {
      next.delete('page')
      writeParam(next, 'state', chosen)
    })
  }

  return (
    <AntdRoot>
      <ListPage
        title={t('screens.jobs')}
        filters={
          <Chips label={t('state')}>
            <Chip isChosen={state === undefined} onChoose={() => choose('')}>
              {t('every')}
            </Chip>
            {jobStates.map((each) => (
              <Chip key={each} isChosen={each === state} onChoose={() => choose(each)}>
                {t(`states.${each}`)}
              </Chip>
            ))}
          </Chips>
        }
        list={jobs}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState icon={reloadIcon} title={t('empty')} text={t('emptyText')} />}
      >
        {({ data, total }) => (
          <>
            <VenueBookProvider>
              <JobsTable jobs={data} isBusy={jobs.isPlaceholderData} />
            </VenueBookProvider>
            <PageSteps
              page={page}
              pageSize={jobsAPage}
              total={total}
              totalText={t('total', { count: total, shown: number(total) })}
              isBusy={jobs.isPlaceholderData}
              onPage={setPage}
            />
          </>
        )}
      </ListPage>
    </AntdRoot>
  )
}
