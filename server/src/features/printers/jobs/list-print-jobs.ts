import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { PrintJob, PrintJobListQuery } from '@brigade/domain/printers/print-jobs.schema.ts'
import { withinVenues } from '#features/venues/door/within-venues.ts'
import { type ListAsked, listRecords } from '#kit/list-records.ts'
import { printJobColumns } from './print-job-columns.ts'

/** Prints of the caller's venues, the newest first unless sorted otherwise. */
export function listPrintJobs(asked: ListAsked<PrintJobListQuery>): Promise<Paged<PrintJob> | PrintJob[]> {
  return listRecords(asked, {
    columns: printJobColumns,
    sort: { id: -1 },
    narrow: (rows, venueIds) => withinVenues(rows, venueIds, true),
  })
}
