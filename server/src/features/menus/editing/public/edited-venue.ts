import type { Currency } from '@brigade/domain/kit/money.ts'
import type { MenuSettings } from '@brigade/domain/menus/menus.rules.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { readStored } from '#kit/database/stored-json.ts'
import { run, type Transaction } from '#kit/database/transaction.ts'

/** The settings of a venue that editing its menu needs. */
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
 * Locks and returns the venue whose menu is edited, until the transaction ends: if two people edit at once, one waits, so that what
 * is read after this does not change. Orders do not wait.
 */
export function* lockEditedVenue(venueId: number): Transaction<EditedVenue> {
  const row = yield* lockRow<Row>('venues', { id: venueId, by: 'catalogueVersion' })
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

/** Makes every process read the venue's menu again. Every transaction that changes the menu calls it. */
export function* raiseCatalogueVersion(venueId: number): Transaction<void> {
  yield* run('UPDATE venues SET "catalogueVersion" = "catalogueVersion" + 1 WHERE "id" = ?', venueId)
}
