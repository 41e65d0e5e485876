import { plainText } from '../kit/plain-text.ts'
import { menuLimits } from './menus.drafts.ts'
import { menuProblem, type MenuProblems } from './menus.errors.ts'
import type { MenuSettings } from './menus.rules.ts'

type PosIdField = {
  field: string
  venue: Pick<MenuSettings, 'isPOSIntegrated'>
  missing: 'itemPosIdMissing' | 'posIdMissing'
}

/**
 * Returns the problems of a record's POS key: it is required if the venue has a POS, and is never cut off. (spec 2, §5)
 */
export function problemsOfPosId(posId: string | null | undefined, { field, venue, missing }: PosIdField): MenuProblems {
  const kept = plainPosId(posId)
  if (kept !== null && kept.length > menuLimits.posIdLength) return { [field]: menuProblem('posIdTooLong') }
  return venue.isPOSIntegrated && kept === null ? { [field]: menuProblem(missing) } : {}
}

/** Returns a POS key for storage: without invisible characters, which no POS knows; null if nothing is left. */
export function plainPosId(posId: string | null | undefined): string | null {
  return plainText(posId ?? '') || null
}
