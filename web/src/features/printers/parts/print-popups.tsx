import type { PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { translate, useTranslations } from '#kit/i18n/i18n.ts'
import { useUser } from '#kit/calls/session.ts'
import type { StaffCall } from '#kit/sounds/use-calls.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { TroublePopups } from '#ui/popups/trouble-popups.tsx'
import { printTitle } from '#features/printers/print-title.ts'
import { printersOf, stuckPrints } from '#features/printers/printers.queries.ts'
import { venueScopeOf } from '#features/venues/venues.queries.ts'

type PrintCall = StaffCall & { job: PrintJob }

/**
 * Shows prints that failed or are uncertain, over every screen of the people who resolve them, until one of them has.
 */
export function PrintPopups() {
  return useCan('popups:prints') ? <StuckPrints /> : null
}

function StuckPrints() {
  const scope = venueScopeOf(useUser())
  const venueId = scope === 'all' ? null : scope
  const { data: jobs } = useQuery(stuckPrints(venueId))
  return jobs ? <CallingPrints jobs={jobs} venueId={venueId} /> : null
}

function CallingPrints({ jobs, venueId }: { jobs: readonly PrintJob[]; venueId: number | null }) {
  const t = useTranslations('printers')
  const { data: printers = [] } = useQuery({ ...printersOf(venueId), enabled: jobs.length > 0 })
  const waiting = useMemo(() => jobs.map(toCall), [jobs])
  const printerOf = ({ printerId }: PrintJob) => printers.find(({ id }) => id === printerId)?.name
  return (
    <TroublePopups
      name="printers"
      waiting={waiting}
      translations={{
        label: t('popups.label'),
        newest: ({ job }) => titleOf(job),
        title: ({ job }) => titleOf(job),
        view: t('popups.view'),
      }}
      addressOf={({ job }) => `/printers/prints?state=${job.state}`}
      renderWhy={({ job }) => <Why job={job} printer={printerOf(job)} />}
    />
  )
}

function Why({ job: { reason, state }, printer }: { job: PrintJob; printer: string | undefined }) {
  const t = useTranslations('printers')
  return (
    <>
      {printer === undefined ? null : (
        <>
          <bdi>{printer}</bdi>:{' '}
        </>
      )}
      {reason === null ? null : t(`reasons.${reason}`)} {state === 'uncertain' ? t('prints.lookFirst') : null}
    </>
  )
}

function titleOf(job: PrintJob): string {
  const print = printTitle(job)
  return translate(job.state === 'uncertain' ? 'printers:popups.uncertain' : 'printers:popups.failed', { print })
}

/** Returns the call of a print. A print that is retried and fails again calls again. */
function toCall(job: PrintJob): PrintCall {
  return {
    key: `${job.id}:${job.version}`,
    sound: 'printFailed',
    at: job.updatedAt,
    isOffBoard: true,
    isToldOnce: true,
    job,
  }
}
