import type { Currency } from '@brigade/domain/kit/money.ts'
import type { MenuSettings } from '@brigade/domain/menus/menus.rules.ts'
import { holdRow } from '#kit/hold-row.ts'
import { readStored } from '#kit/stored-json.ts'
import { run, type Work } from '#kit/work.ts'

/** What editing a venue's menu needs to know of the venue. */
export type EditedVenue = MenuSettings & {
  id: number
  name: string
  timeZone: string
  isPassphrase: boolean
  isPriceLocked: boolean
}

type Flag = boolean | 0 | 1
type Row = {
  id: number
  name: string
  currency: Currency
  timeZone: string
  isPOSIntegrated: Flag
  isOpenTableOption: Flag
  isPassphrase: Flag
  isPriceLocked: Flag
  integratedPOSList: string
}

/**
 * The venue whose menu is edited, held until the end of the transaction: of two people who edit at once, one waits, so that what is
 * read after this stays true. Orders do not wait.
 */
export function* lockVenue(venueId: number): Work<EditedVenue> {
  const row = yield* holdRow<Row>('venues', { id: venueId, by: 'catalogueVersion' })
  if (!row) throw new Error(`Venue ${venueId} is gone while its menu is edited`)
  const { id, name, currency, timeZone } = row
  return {
    id,
    name,
    currency,
    timeZone,
    isPOSIntegrated: Boolean(row.isPOSIntegrated),
    isOpenTableOption: Boolean(row.isOpenTableOption),
    isPassphrase: Boolean(row.isPassphrase),
    isPriceLocked: Boolean(row.isPriceLocked),
    integratedPOSList: readStored(row.integratedPOSList),
  }
}

/** Makes every process read the venue's menu again. Part of each transaction that changes anything of it. */
export function* raiseCatalogueVersion(venueId: number): Work<void> {
  yield* run('UPDATE venues SET "catalogueVersion" = "catalogueVersion" + 1 WHERE "id" = ?', venueId)
}
