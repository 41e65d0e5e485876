import type { Job } from '@brigade/domain/jobs/jobs.schema.ts'
import { canRetry, type JobState } from '@brigade/domain/kit/job-states.ts'
import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import type { KnownJobNames } from '#kit/job-names.ts'
import { useCan } from '#kit/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import type { Tone } from '#ui/tone.ts'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'
import { useRetryJob } from '#features/jobs/jobs.mutations.ts'
import styles from '#features/jobs/parts/jobs-table.module.css'

const tones = {
  waiting: 'grey',
  running: 'blue',
  done: 'green',
  failed: 'red',
  uncertain: 'amber',
} satisfies Record<JobState, Tone>

type JobsTableProps = {
  jobs: readonly Job[]
  /** A kind without a name is called what the server calls it. */
  names: KnownJobNames
  isBusy: boolean
}

/** One page of jobs, the newest first. */
export function JobsTable({ jobs, names, isBusy }: JobsTableProps) {
  const t = useWords('jobs')
  return (
    <DataTable
      label={t('screens.jobs')}
      columns={useJobColumns(names)}
      records={jobs}
      keyOf={({ id }) => id}
      isBusy={isBusy}
    />
  )
}

function useJobColumns(names: KnownJobNames): Column<Job>[] {
  const t = useWords('jobs')
  const { dateTime, number } = useFormats()
  const book = useVenueBook()
  const mayRetry = useCan('jobs:retry')
  const retry = useRetryJob()
  const columns: Column<Job>[] = [
    {
      key: 'job',
      label: t('columns.job'),
      kind: 'heading',
      render: ({ kind, lastError }) => {
        const name = names.get(kind)
        return (
          <>
            <bdi>{name ? t(name) : kind}</bdi>
            {lastError ? (
              <span className={styles.detail} dir="auto">
                {lastError}
              </span>
            ) : null}
          </>
        )
      },
    },
    {
      key: 'venue',
      label: t('columns.venue'),
      render: ({ restaurantId }) => (restaurantId === null ? null : <bdi>{book.nameOf(restaurantId)}</bdi>),
    },
    { key: 'due', label: t('columns.due'), kind: 'time', render: ({ runAt }) => dateTime(runAt) },
    { key: 'tries', label: t('columns.tries'), inCard: 'labelled', render: ({ tries }) => number(tries) },
    {
      key: 'state',
      label: t('columns.state'),
      kind: 'state',
      render: ({ state }) => <StateTag tone={tones[state]} label={t(`states.${state}`)} />,
    },
  ]
  if (!mayRetry) return columns
  return [
    ...columns,
    {
      key: 'act',
      label: t('columns.act'),
      kind: 'acts',
      render: ({ id, state }) =>
        canRetry(state) ? (
          <BigButton
            kind="quiet"
            aria-label={t('retryJob', { id })}
            isBusy={retry.isPending && retry.variables === id}
            onClick={() => retry.mutate(id)}
          >
            {t('retry')}
          </BigButton>
        ) : null,
    },
  ]
}
