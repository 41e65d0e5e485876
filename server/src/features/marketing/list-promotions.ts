import { can } from '@brigade/domain/access/permissions.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { Promotion, PromotionListQuery } from '@brigade/domain/marketing/marketing.schema.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { recordUnknown } from '#kit/errors/errors.ts'
import { type ListParams, listRecords } from '#kit/lists/list-records.ts'
import { findRecord } from '#kit/lists/records.ts'
import { listRunning, type Running, runningAmong } from './list-running.ts'
import { promotionColumns, promotionOf, type PromotionRow } from './promotion-columns.ts'

type Listing = ListParams<PromotionListQuery> & Running

/** Returns the promotions of the caller's venues in their order: all of them to those who write them, and to guests those that run now. */
export function listPromotions({ now, catalogues, ...asked }: Listing): Promise<Paged<Promotion> | Promotion[]> {
  if (!can(asked.principal, 'promotions:write')) return listRunning({ now, catalogues, ...asked })
  return listRecords<PromotionRow, Promotion, PromotionListQuery>(asked, {
    columns: { table: promotionColumns.table, read: promotionOf },
    sort: { index: 1 },
  })
}

/** Returns one promotion. Throws NotFound for another tenant's, and to guests for one that does not run now. */
export function* getPromotion(id: number, principal: Principal, running: Running): Transaction<Promotion> {
  const row = yield* findRecord<PromotionRow>(promotionColumns, { id, principal, what: 'promotion' })
  if (can(principal, 'promotions:write')) return promotionOf(row)
  const [promotion] = yield* runningAmong([row], running)
  if (!promotion) throw recordUnknown()
  return promotion
}
