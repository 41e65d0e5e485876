import { worksAt } from '@brigade/domain/access/principal.ts'
import type { CreatePosCheck, PatchPosCheck, PosCheck } from '@brigade/domain/pos/pos.records.schema.ts'
import type { Caller } from '#kit/context/call.ts'
import { otherVenue } from '#kit/errors/errors.ts'
import { lockRecord } from '#kit/lists/records.ts'
import { rowsOf, type Transaction } from '#kit/database/transaction.ts'
import { checkColumns, type CheckRow } from './pos-columns.ts'

type Storing = { check: CreatePosCheck; now: Date }

/** Stores the check of a room, replacing its former one. (spec 1, §7) */
export function* storeCheck({ check, now }: Storing): Transaction<PosCheck> {
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

/** Stores a check for a person. Throws Forbidden for another tenant's venue. */
export function* createCheck(check: CreatePosCheck, { principal, now }: Caller): Transaction<PosCheck> {
  if (!worksAt(principal, check.restaurantId)) throw otherVenue()
  return yield* storeCheck({ check, now })
}

/** Changes the numbers of a check. Throws NotFound for another tenant's. */
export function* patchCheck(id: number, change: PatchPosCheck, { principal, now }: Caller): Transaction<PosCheck> {
  const row = yield* lockRecord(checkColumns, { id, principal, what: 'check', by: 'checkNumber' })
  const { checkNumber = row.checkNumber, checkSeq = row.checkSeq } = change
  const [changed] = yield* checkColumns.update(
    { checkNumber, checkSeq, updatedAt: now.toISOString() },
    { where: '"id" = ?', params: [id] },
  )
  return checkColumns.read(changed!)
}
