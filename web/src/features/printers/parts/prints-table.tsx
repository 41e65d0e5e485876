import type { PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import { mayMovePrint, type PrintJobState } from '@brigade/domain/printers/print-jobs.states.ts'
import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Dropdown } from 'antd'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { reloadIcon } from '#ui/first-icon-paths.ts'
import { checkIcon, closeIcon, moreIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { ToolButton, ToolRow } from '#ui/tool-button.tsx'
import type { Tone } from '#ui/tone.ts'
import { printTitle } from '#features/printers/print-title.ts'
import { useMovePrint } from '#features/printers/printers.mutations.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import font from '#ui/font.module.css'

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

/** Renders one page of prints, the newest first: why one failed, and what a person may do about it. */
export function PrintsTable({ jobs, printers, venue, isBusy }: PrintsTableProps) {
  const t = useTranslations('printers')
  const { dateTime } = useVenueFormats(venue)
  const mayMove = useCan('printJobs:move')
  const nameOf = (printerId: number) => printers.find(({ id }) => id === printerId)?.name ?? t('prints.gone')
  const columns: Column<PrintJob>[] = [
    {
      key: 'print',
      label: t('columns.print'),
      kind: 'heading',
      render: (job) => <span className={font.name}>{printTitle(job)}</span>,
    },
    {
      key: 'problem',
      label: t('columns.problem'),
      kind: 'detail',
      render: ({ reason, state }) =>
        reason && state !== 'printed'
          ? `${t(`reasons.${reason}`)}${state === 'uncertain' ? ` ${t('prints.lookFirst')}` : ''}`
          : null,
    },
    {
      key: 'by',
      label: t('columns.by'),
      inCard: 'hidden',
      render: ({ printerId, insteadOfId }) => (
        <>
          <bdi>{nameOf(printerId)}</bdi>
          {insteadOfId === null ? null : (
            <span className={font.note}> {t('prints.insteadOf', { name: nameOf(insteadOfId) })}</span>
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
      isList
      isBusy={isBusy}
    />
  )
}

function PrintActs({ job, printers }: { job: PrintJob; printers: readonly Printer[] }) {
  const t = useTranslations('printers')
  const move = useMovePrint()
  const { state } = job
  const act = (next: Omit<Parameters<typeof move.mutate>[0], 'job'>) => {
    move.mutate({ job, ...next })
  }
  const isHere = printers.some(({ id, isActive }) => id === job.printerId && isActive)
  const others = printers.filter(({ id, isActive }) => isActive && id !== job.printerId)
  const mayPrint = mayMovePrint(state, 'waiting')
  return (
    <ToolRow>
      {mayMovePrint(state, 'printed') ? (
        <ToolButton
          icon={checkIcon}
          label={t('prints.isPrinted')}
          isBusy={move.isPending}
          onClick={() => act({ state: 'printed' })}
        />
      ) : null}
      {mayPrint && isHere ? (
        <ToolButton
          icon={reloadIcon}
          label={t('prints.again')}
          isBusy={move.isPending}
          onClick={() => act({ state: 'waiting' })}
        />
      ) : null}
      {mayMovePrint(state, 'withdrawn') ? (
        <ToolButton
          icon={closeIcon}
          label={t('prints.giveUp')}
          isBusy={move.isPending}
          onClick={() => act({ state: 'withdrawn' })}
        />
      ) : null}
      {mayPrint && others.length > 0 ? (
        <Dropdown
          trigger={['click']}
          menu={{
            items: others.map(({ id, name }) => ({ key: id, label: t('prints.againAt', { name }) })),
            onClick: ({ key }) => act({ state: 'waiting', printerId: Number(key) }),
          }}
        >
          <span>
            <ToolButton icon={moreIcon} label={t('prints.elsewhere')} isBusy={move.isPending} onClick={() => {}} />
          </span>
        </Dropdown>
      ) : null}
    </ToolRow>
  )
}
