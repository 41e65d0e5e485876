import { plainText } from '../kit/plain-text.ts'
import { menuLimits } from './menus.drafts.ts'
import { menuProblem, type MenuProblems } from './menus.errors.ts'
import type { MenuSettings } from './menus.rules.ts'

type PosIdField = {
  field: string
  venue: Pick<MenuSettings, 'isPOSIntegrated'>
  missing: 'itemPosIdMissing' | 'posIdMissing'
}

/** What is wrong with what a point of sale calls a record: it is there where the venue has one, and never cut off. (spec 2, §5) */
export function problemsOfPosId(posId: string | null | undefined, { field, venue, missing }: PosIdField): MenuProblems {
  const kept = plainPosId(posId)
  if (kept !== null && kept.length > menuLimits.posIdLength) return { [field]: menuProblem('posIdTooLong') }
  return venue.isPOSIntegrated && kept === null ? { [field]: menuProblem(missing) } : {}
}

/** It as it is kept: without what nobody sees and no till knows, nothing where it says nothing. */
export function plainPosId(posId: string | null | undefined): string | null {
  return plainText(posId ?? '') || null
}
