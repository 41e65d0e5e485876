import type { PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import { mayMovePrint, type PrintJobState } from '@brigade/domain/printers/print-jobs.states.ts'
import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { shieldPressed } from '#kit/shield-second-tap.ts'
import { useCan } from '#kit/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { reloadIcon } from '#ui/first-icon-paths.ts'
import { checkIcon, closeIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { ToolButton } from '#ui/tool-button.tsx'
import type { Tone } from '#ui/tone.ts'
import { printTitle } from '#features/printers/print-title.ts'
import { useMovePrint } from '#features/printers/printers.mutations.ts'
import { useVenueFormats } from '#features/venues/door/use-venue-formats.ts'
import styles from '#features/printers/parts/printers-table.module.css'

const tones = {
  waiting: 'grey',
  printing: 'blue',
  printed: 'green',
  failed: 'red',
  uncertain: 'amber',
  withdrawn: 'grey',
} satisfies Record<PrintJobState, Tone>

type PrintsTableProps = {
  jobs: readonly PrintJob[]
  printers: readonly Printer[]
  venue: Venue
  isBusy: boolean
}

/** One page of prints, the newest first: why one came to nothing, and what a person may do about it. */
export function PrintsTable({ jobs, printers, venue, isBusy }: PrintsTableProps) {
  const t = useWords('printers')
  const { dateTime } = useVenueFormats(venue)
  const mayMove = useCan('printJobs:move')
  const nameOf = (printerId: number) => printers.find(({ id }) => id === printerId)?.name ?? t('prints.gone')
  const columns: Column<PrintJob>[] = [
    {
      key: 'print',
      label: t('columns.print'),
      kind: 'heading',
      render: ({ reason, state, ...job }) => (
        <>
          <span className={styles.name}>{printTitle(job)}</span>
          {reason && state !== 'printed' ? (
            <span className={styles.detail}>
              {t(`reasons.${reason}`)}
              {state === 'uncertain' ? ` ${t('prints.lookFirst')}` : ''}
            </span>
          ) : null}
        </>
      ),
    },
    {
      key: 'by',
      label: t('columns.by'),
      inCard: 'labelled',
      render: ({ printerId, insteadOfId }) => (
        <>
          <bdi>{nameOf(printerId)}</bdi>
          {insteadOfId === null ? null : (
            <span className={styles.detail}>{t('prints.insteadOf', { name: nameOf(insteadOfId) })}</span>
          )}
        </>
      ),
    },
    { key: 'at', label: t('columns.at'), kind: 'time', render: ({ createdAt }) => dateTime(createdAt) },
    {
      key: 'state',
      label: t('columns.state'),
      kind: 'state',
      render: ({ state }) => <StateTag tone={tones[state]} label={t(`states.${state}`)} />,
    },
  ]
  const acts: Column<PrintJob> = {
    key: 'acts',
    label: t('columns.acts'),
    kind: 'acts',
    render: (job) => <PrintActs job={job} printers={printers} />,
  }
  return (
    <DataTable
      label={t('screens.prints')}
      columns={mayMove ? [...columns, acts] : columns}
      records={jobs}
      keyOf={({ id }) => id}
      isBusy={isBusy}
    />
  )
}

function PrintActs({ job, printers }: { job: PrintJob; printers: readonly Printer[] }) {
  const t = useWords('printers')
  const move = useMovePrint()
  const { state } = job
  const act = (next: Omit<Parameters<typeof move.mutate>[0], 'job'>) => {
    if (move.isPending) return
    // In the next state another button stands here: beside Again, the one that gives the print up.
    shieldPressed()
    move.mutate({ job, ...next })
  }
  const isHere = printers.some(({ id, isActive }) => id === job.printerId && isActive)
  const others = printers.filter(({ id, isActive }) => isActive && id !== job.printerId)
  const mayPrint = mayMovePrint(state, 'waiting')
  return (
    <div className={styles.acts}>
      {mayMovePrint(state, 'printed') ? (
        <ToolButton icon={checkIcon} label={t('prints.isPrinted')} onClick={() => act({ state: 'printed' })} />
      ) : null}
      {mayPrint && isHere ? (
        <ToolButton icon={reloadIcon} label={t('prints.again')} onClick={() => act({ state: 'waiting' })} />
      ) : null}
      {mayMovePrint(state, 'withdrawn') ? (
        <ToolButton icon={closeIcon} label={t('prints.giveUp')} onClick={() => act({ state: 'withdrawn' })} />
      ) : null}
      {mayPrint
        ? others.map(({ id, name }) => (
            <BigButton key={id} kind="quiet" onClick={() => act({ state: 'waiting', printerId: id })}>
              {t('prints.againAt', { name })}
            </BigButton>
          ))
        : null}
    </div>
  )
}
