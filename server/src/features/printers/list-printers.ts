import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { Printer, PrinterListQuery } from '@brigade/domain/printers/printers.schema.ts'
import { withinVenues } from '#features/venues/public/within-venues.ts'
import { type ListParams, listRecords } from '#kit/lists/list-records.ts'
import { printerColumns } from './printer-columns.ts'

/** Returns the printers of the caller's venues, in the order in which they were added unless sorted otherwise. */
export function listPrinters(asked: ListParams<PrinterListQuery>): Promise<Paged<Printer> | Printer[]> {
  return listRecords(asked, {
    columns: printerColumns,
    sort: { id: 1 },
    narrow: (rows, venueIds) => withinVenues(rows, venueIds, true),
  })
}
