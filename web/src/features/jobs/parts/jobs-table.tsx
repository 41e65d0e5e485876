import type { Job } from '@brigade/domain/jobs/jobs.schema.ts'
import { canRetry, type JobState } from '@brigade/domain/kit/job-states.ts'
import type { Page } from '@brigade/domain/kit/paging.ts'
import { Grid, Table, type TableColumnsType } from 'antd'
import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { useCan } from '#kit/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { reloadIcon } from '#ui/icon-paths.ts'
import { drawPageStep } from '#ui/page-step.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import type { Tone } from '#ui/tone.ts'
import { useRetryJob } from '#features/jobs/jobs.mutations.ts'
import { jobsAPage } from '#features/jobs/jobs.queries.ts'
import styles from '#features/jobs/parts/jobs-table.module.css'

const tones = {
  waiting: 'grey',
  running: 'blue',
  done: 'green',
  failed: 'red',
  uncertain: 'amber',
} satisfies Record<JobState, Tone>

/** Kinds that have a name; others are called what the server calls them. */
const namedKinds: Record<string, 'removeBytes' | 'forgetImports' | undefined> = {
  'files:removeBytes': 'removeBytes',
  'menus:forgetImports': 'forgetImports',
}

type JobsTableProps = {
  found: Page<Job> | undefined
  isLoading: boolean
  page: number
  onPage: (page: number) => void
}

/** One page of jobs, the newest first. */
export function JobsTable({ found, isLoading, page, onPage }: JobsTableProps) {
  const t = useWords('jobs')
  const { number } = useFormats()
  const columns = useJobColumns()
  return (
    <Table<Job>
      rowKey="id"
      size="middle"
      columns={columns}
      dataSource={found?.data ?? []}
      loading={isLoading}
      locale={{
        emptyText: isLoading ? ' ' : <EmptyState icon={reloadIcon} title={t('empty')} text={t('emptyText')} />,
      }}
      pagination={{
        current: page,
        pageSize: jobsAPage,
        total: found?.total ?? 0,
        showSizeChanger: false,
        responsive: true,
        showTotal: (total) => t('total', { count: total, shown: number(total) }),
        onChange: onPage,
        itemRender: drawPageStep,
      }}
    />
  )
}

function useJobColumns(): TableColumnsType<Job> {
  const t = useWords('jobs')
  const { dateTime, number } = useFormats()
  const mayRetry = useCan('jobs:retry')
  const retry = useRetryJob()
  // On phones the time stands below the name.
  const hasTimeColumn = Grid.useBreakpoint().sm ?? true
  return [
    {
      title: t('columns.job'),
      render: (_, { kind, runAt, lastError }) => {
        const name = namedKinds[kind]
        return (
          <>
            <bdi>{name ? t(`kinds.${name}`) : kind}</bdi>
            {hasTimeColumn ? null : <span className={styles.detail}>{dateTime(runAt)}</span>}
            {lastError ? (
              <span className={styles.detail} dir="auto">
                {lastError}
              </span>
            ) : null}
          </>
        )
      },
    },
    { title: t('columns.due'), hidden: !hasTimeColumn, render: (_, { runAt }) => dateTime(runAt) },
    { title: t('columns.tries'), responsive: ['md'], render: (_, { tries }) => number(tries) },
    {
      title: t('columns.state'),
      render: (_, { state }) => <StateTag tone={tones[state]} label={t(`states.${state}`)} />,
    },
    {
      title: t('columns.act'),
      hidden: !mayRetry,
      render: (_, { id, state }) =>
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
