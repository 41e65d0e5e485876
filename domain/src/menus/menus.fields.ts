import type { Cell } from '../kit/sheet-cells.ts'
import { keysOf } from '../kit/table-keys.ts'
import type { EcoTag, RecommendationCategory } from './menus.tags.ts'

/**
 * A field of a menu part. Its kind says how it is validated, stored and read from spreadsheets: each has a row in
 * `draftKinds` (bodies), `recordKinds` (the wire) and `columnKinds` (the database).
 */
export type PartField = (SheetField | OtherField) & {
  /** False if an import doesn't change it. */
  inBulk?: false
  /** True if guests never receive its value. */
  isStaffOnly?: true
}

/** A field that can have a column in spreadsheets. It has none without a header. */
type SheetField = { header?: string; alsoCalled?: readonly string[]; example?: Cell } & (
  | { is: 'name' | 'lines' | 'price' | 'priceOrNone' | 'calories' | 'category' | 'posId' | 'tag' }
  | { is: 'min' | 'max'; default?: number }
  | { is: 'text'; length: number }
  | { is: 'ecoTag'; default: EcoTag }
  | { is: 'flag'; default: boolean }
  | { is: 'minutes'; default: number }
  | { is: 'days' | 'hours'; proposed?: readonly ['ALL'] }
)

type OtherField = { is: 'recommendation'; default: RecommendationCategory } | { is: 'optionIds' | 'images' | 'options' }

export type FieldKind = PartField['is']

export type SheetKind = SheetField['is']

export type PartFields = Readonly<Record<string, PartField>>

const always = {
  daysAvailable: { is: 'days', proposed: ['ALL'] },
  hoursAvailable: { is: 'hours', proposed: ['ALL'] },
} as const satisfies PartFields

/** The same, as columns. The sheet of menus is a list of names. */
const alwaysInSheet = {
  daysAvailable: { ...always.daysAvailable, header: 'days', example: 'Friday, Saturday' },
  hoursAvailable: { ...always.hoursAvailable, header: 'hours', example: '12, 13, 14' },
} as const satisfies PartFields

export const menuFields = {
  name: { is: 'name', header: 'name' },
  ...always,
  hasCategories: { is: 'flag', default: true },
  isActive: { is: 'flag', default: true },
  hasMenuForm: { is: 'flag', default: true },
  isOpenTab: { is: 'flag', default: false },
  menuPosId: { is: 'posId', header: 'pos_profile', alsoCalled: ['pos_id'], isStaffOnly: true },
} as const satisfies PartFields

export const categoryFields = {
  name: { is: 'name', header: 'name' },
  ...alwaysInSheet,
  isActive: { is: 'flag', default: true, header: 'active' },
  images: { is: 'images', inBulk: false },
  tag: { is: 'tag', inBulk: false },
} as const satisfies PartFields

export const itemFields = {
  name: { is: 'name', header: 'name' },
  description: { is: 'lines', header: 'description' },
  price: { is: 'price', header: 'price' },
  isDiscountedPrice: { is: 'flag', default: false, header: 'discounted', example: 'yes' },
  discountedPrice: { is: 'priceOrNone', header: 'discounted_price', example: 20 },
  appliedDaysForDiscountedPrice: { is: 'days', header: 'discount_days', example: 'Friday' },
  appliedHoursForDiscountedPrice: { is: 'hours', header: 'discount_hours', example: '12, 13' },
  ...alwaysInSheet,
  prepareTime: { is: 'minutes', default: 15, header: 'preparation_minutes' },
  calory: { is: 'calories', header: 'calory', alsoCalled: ['calories'] },
  categoryId: { is: 'category', header: 'category' },
  ecoTag: { is: 'ecoTag', default: 'none', header: 'eco_tag' },
  images: { is: 'images', inBulk: false },
  isActive: { is: 'flag', default: true, header: 'active' },
  hidePrice: { is: 'flag', default: false, header: 'hide_price', example: 'no' },
  isRecommendable: { is: 'flag', default: false, header: 'recommendable', example: 'no' },
  recommendationCategory: { is: 'recommendation', default: 'none', inBulk: false },
  mainOptionId: { is: 'optionIds', inBulk: false },
  subOptionId: { is: 'optionIds', inBulk: false },
  subCategory: { is: 'text', length: 100, inBulk: false },
  posItemId: { is: 'posId', header: 'POS Id', isStaffOnly: true },
  tag: { is: 'tag', header: 'tag' },
} as const satisfies PartFields

export const sideFields = {
  name: { is: 'name', header: 'name' },
  price: { is: 'price', header: 'price' },
  min: { is: 'min', header: 'minimum', alsoCalled: ['min'] },
  max: { is: 'max', header: 'maximum', alsoCalled: ['max'] },
  isActive: { is: 'flag', default: true, header: 'active' },
  posItemId: { is: 'posId', header: 'POS Id', isStaffOnly: true },
} as const satisfies PartFields

export const groupFields = {
  groupName: { is: 'name', header: 'group_name' },
  min: { is: 'min', default: 1, header: 'choose_min', alsoCalled: ['minimum', 'min'], example: 1 },
  max: { is: 'max', default: 1, header: 'choose_max', alsoCalled: ['maximum', 'max'], example: 1 },
  isActive: { is: 'flag', default: true },
  modifiersList: { is: 'options' },
} as const satisfies PartFields

export const optionFields = {
  name: { is: 'name', header: 'name' },
  price: { is: 'price', header: 'price' },
  posItemId: { is: 'posId', header: 'POS Id', isStaffOnly: true },
} as const satisfies PartFields

export type BulkFields<Fields extends PartFields> = {
  [Name in keyof Fields as Fields[Name] extends { inBulk: false } ? never : Name]: Fields[Name]
}

/** Returns the fields that an import can change. */
export function bulkFieldsOf<Fields extends PartFields>(fields: Fields): BulkFields<Fields> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Entries forget which of them were left out.
  return Object.fromEntries(Object.entries(fields).filter(([, { inBulk }]) => inBulk !== false)) as BulkFields<Fields>
}

type StaffOnly<Fields extends PartFields> = {
  [Name in keyof Fields]: Fields[Name] extends { isStaffOnly: true } ? Name : never
}[keyof Fields]

/** Returns the names of the fields that guests never receive. */
export function staffOnlyFieldsOf(fields: PartFields): string[] {
  return keysOf(fields).filter((name) => fields[name]!.isStaffOnly)
}

/** Returns a table without the rows of fields that guests never receive. */
export function withoutStaffOnly<Rows extends object, Fields extends PartFields>(
  rows: Rows,
  fields: Fields,
): Omit<Rows, StaffOnly<Fields>> {
  const hidden: ReadonlySet<string> = new Set(staffOnlyFieldsOf(fields))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Entries forget which of them were left out.
  return Object.fromEntries(Object.entries(rows).filter(([name]) => !hidden.has(name))) as Omit<Rows, StaffOnly<Fields>>
}

/** Returns the names of the fields that are texts in nine languages. */
export function localFieldsOf<Fields extends PartFields>(fields: Fields): (keyof Fields & string)[] {
  return keysOf(fields).filter((name) => isLocal(fields[name]!))
}

/** Returns whether a field is a text in nine languages. */
export function isLocal({ is }: PartField): boolean {
  return is === 'name' || is === 'lines'
}

/** Builds a table with a row for each of these fields. */
export function fieldRowsOf<Rows extends object>(
  names: readonly (keyof Rows & string)[],
  rowOf: (name: keyof Rows & string) => unknown,
): Rows {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The compiler can't follow which row belongs to the kind of which field: the caller's table of kinds says so.
  return Object.fromEntries(names.map((name) => [name, rowOf(name)])) as Rows
}
