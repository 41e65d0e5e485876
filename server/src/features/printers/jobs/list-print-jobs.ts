import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { PrintJob, PrintJobListQuery } from '@brigade/domain/printers/print-jobs.schema.ts'
import { withinVenues } from '#features/venues/public/within-venues.ts'
import { type ListParams, listRecords } from '#kit/lists/list-records.ts'
import { printJobColumns } from './print-job-columns.ts'

/** Returns the prints of the caller's venues, the newest first unless sorted otherwise. */
export function listPrintJobs(asked: ListParams<PrintJobListQuery>): Promise<Paged<PrintJob> | PrintJob[]> {
  return listRecords(asked, {
    columns: printJobColumns,
    sort: { id: -1 },
    narrow: (rows, venueIds) => withinVenues(rows, venueIds, true),
  })
}
