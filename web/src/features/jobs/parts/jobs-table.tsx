import type { Job } from '@brigade/domain/jobs/jobs.schema.ts'
import { canRetry, type JobState } from '@brigade/domain/kit/job-states.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import type { JobName } from '#features/jobs/public/job-names-slot.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import type { Tone } from '#ui/tone.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import { useRetryJob } from '#features/jobs/jobs.mutations.ts'
import font from '#ui/font.module.css'

const tones = {
  waiting: 'grey',
  running: 'blue',
  done: 'green',
  failed: 'red',
  uncertain: 'amber',
} satisfies Record<JobState, Tone>

type JobsTableProps = {
  jobs: readonly Job[]
  /** Labels of the kinds; a kind without one is shown by its name on the server. */
  names: readonly JobName[]
  isBusy: boolean
}

/** Renders one page of jobs, the newest first. */
export function JobsTable({ jobs, names, isBusy }: JobsTableProps) {
  const t = useTranslations('jobs')
  return (
    <DataTable
      label={t('screens.jobs')}
      columns={useJobColumns(names)}
      records={jobs}
      keyOf={({ id }) => id}
      isList
      isBusy={isBusy}
    />
  )
}

function useJobColumns(names: readonly JobName[]): Column<Job>[] {
  const t = useTranslations('jobs')
  const { dateTime, number } = useFormats()
  const book = useVenueBook()
  const mayRetry = useCan('jobs:retry')
  const retry = useRetryJob()
  const columns: Column<Job>[] = [
    {
      key: 'job',
      label: t('columns.job'),
      kind: 'heading',
      render: ({ kind }) => {
        const name = names.find((each) => each.kind === kind)
        return <bdi className={font.name}>{name ? t(name.labelKey) : kind}</bdi>
      },
    },
    {
      key: 'problem',
      label: t('columns.problem'),
      kind: 'detail',
      render: ({ lastError }) => (lastError ? <bdi>{lastError}</bdi> : null),
    },
    {
      key: 'venue',
      label: t('columns.venue'),
      isExtra: true,
      inCard: 'hidden',
      render: ({ restaurantId }) => (restaurantId === null ? null : <bdi>{book.nameOf(restaurantId)}</bdi>),
    },
    { key: 'due', label: t('columns.due'), kind: 'time', render: ({ runAt }) => dateTime(runAt) },
    { key: 'tries', label: t('columns.tries'), kind: 'amount', inCard: 'hidden', render: ({ tries }) => number(tries) },
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
