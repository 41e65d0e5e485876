import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { Printer, PrinterListQuery } from '@brigade/domain/printers/printers.schema.ts'
import { withinVenues } from '#features/venues/door/within-venues.ts'
import { type ListAsked, listRecords } from '#kit/list-records.ts'
import { printerColumns } from './printer-columns.ts'

/** Printers of the caller's venues, as they were added unless sorted otherwise. */
export function listPrinters(asked: ListAsked<PrinterListQuery>): Promise<Paged<Printer> | Printer[]> {
  return listRecords(asked, {
    columns: printerColumns,
    sort: { id: 1 },
    narrow: (rows, venueIds) => withinVenues(rows, venueIds, true),
  })
}
