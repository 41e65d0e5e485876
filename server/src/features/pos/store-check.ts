import type { Principal } from '@brigade/domain/access/principal.ts'
import { worksAt } from '@brigade/domain/access/principal.ts'
import type { CreatePosCheck, PatchPosCheck, PosCheck } from '@brigade/domain/pos/pos.records.schema.ts'
import { otherVenue } from '#kit/errors.ts'
import { holdRecord } from '#kit/records.ts'
import { rowsOf, type Work } from '#kit/work.ts'
import { checkColumns, type CheckRow } from './pos-columns.ts'

type Storing = { check: CreatePosCheck; now: Date }

/** Stores the check of a room in the place of the one that it had. (spec 1, §7) */
export function* storeCheck({ check, now }: Storing): Work<PosCheck> {
  const { restaurantId, tableRoomNumber, checkNumber, checkSeq = null } = check
  const at = now.toISOString()
  const [row] = yield* rowsOf<CheckRow>(
    checkColumns.insertion(
      { restaurantId, tableRoomNumber, checkNumber, checkSeq, createdAt: at, updatedAt: at },
      `ON CONFLICT ("restaurantId", "tableRoomNumber") DO UPDATE SET "checkNumber" = excluded."checkNumber",
         "checkSeq" = excluded."checkSeq", "updatedAt" = excluded."updatedAt"`,
    ),
  )
  return checkColumns.read(row!)
}

/** The same for a person. Throws Forbidden for a stranger's venue. */
export function* createCheck({ principal, ...storing }: Storing & { principal: Principal }): Work<PosCheck> {
  if (!worksAt(principal, storing.check.restaurantId)) throw otherVenue()
  return yield* storeCheck(storing)
}

/** Changes the numbers of a check. Throws NotFound for a stranger's. */
export function* patchCheck({
  id,
  change,
  principal,
  now,
}: {
  id: number
  change: PatchPosCheck
  principal: Principal
  now: Date
}): Work<PosCheck> {
  const row = yield* holdRecord(checkColumns, { id, principal, what: 'check', by: 'checkNumber' })
  const { checkNumber = row.checkNumber, checkSeq = row.checkSeq } = change
  const [changed] = yield* checkColumns.update(
    { checkNumber, checkSeq, updatedAt: now.toISOString() },
    { where: '"id" = ?', params: [id] },
  )
  return checkColumns.read(changed!)
}
