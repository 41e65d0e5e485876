import { jobStates } from '@brigade/domain/kit/job-states.ts'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '#kit/i18n.ts'
import { useAddressParams, writeParam } from '#kit/use-address.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { Chip, Chips } from '#ui/chips.tsx'
import { ErrorNote } from '#ui/error-note.tsx'
import { Page } from '#ui/page.tsx'
import { jobList } from '#features/jobs/jobs.queries.ts'
import { JobsTable } from '#features/jobs/parts/jobs-table.tsx'

/** What the server does by itself, page by page: what failed can be tried again. */
export function JobsPage() {
  const t = useWords('jobs')
  const [params, change] = useAddressParams()
  const state = jobStates.find((known) => known === params.get('state'))
  const page = Math.max(1, Math.min(100_000, Math.floor(Number(params.get('page'))) || 1))
  const jobs = useQuery(jobList({ state, page }))

  function choose(chosen: string): void {
    change((next) => {
      next.delete('page')
      writeParam(next, 'state', chosen)
    })
  }

  return (
    <AntdRoot>
      <Page title={t('screens.jobs')}>
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
        {jobs.error ? <ErrorNote error={jobs.error} onRetry={() => void jobs.refetch()} /> : null}
        <JobsTable
          found={jobs.data}
          isLoading={jobs.isPending}
          page={page}
          onPage={(next) => change((edited) => writeParam(edited, 'page', next > 1 ? String(next) : ''))}
        />
      </Page>
    </AntdRoot>
  )
}
