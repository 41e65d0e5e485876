import type { BulkKind } from './bulk.kinds.ts'
import type { BulkRecords } from './bulk.schema.ts'

const always = { daysAvailable: ['ALL'], hoursAvailable: ['ALL'] } satisfies Partial<BulkRecords['menus']>

/** What a new record is where its row says nothing. (spec 2, §9) */
export const bulkDefaults: { [Kind in BulkKind]: Partial<BulkRecords[Kind]> } = {
  menus: { ...always, hasCategories: true, isActive: true, hasMenuForm: true, isOpenTab: false },
  categories: { ...always, isActive: true },
  items: { ...always, isActive: true, isRecommendable: false, hidePrice: false, ecoTag: 'none' },
  sides: { isActive: true, min: 0 },
  modifiers: { isActive: true, modifiersList: [] },
}
