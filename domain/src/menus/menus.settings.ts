import { Type } from '@sinclair/typebox'
import { forEverybody, forStaff, type SettingTable, writtenWith } from '../kit/settings.ts'
import { recommendationDialogs } from './menus.tags.ts'

const dialogsSchema = Type.Array(Type.Union(recommendationDialogs.map((dialog) => Type.Literal(dialog))), {
  uniqueItems: true,
})

/** The menu settings of a venue: languages and price options. */
export const menuSettings = {
  isDiscountedPrice: writtenWith('venues:write', forEverybody(Type.Boolean(), false)),
  biLingual: writtenWith('venues:write', forEverybody(Type.Boolean(), false)),
  hasArabic: writtenWith('venues:write', forEverybody(Type.Boolean(), true)),
  hasGerman: writtenWith('venues:write', forEverybody(Type.Boolean(), false)),
  hasItalian: writtenWith('venues:write', forEverybody(Type.Boolean(), false)),
  hasRussian: writtenWith('venues:write', forEverybody(Type.Boolean(), false)),
  hasFrench: writtenWith('venues:write', forEverybody(Type.Boolean(), false)),
  hasKurdish: writtenWith('venues:write', forEverybody(Type.Boolean(), false)),
  /** Only those who may edit locked prices may lock them. */
  isPriceLocked: writtenWith('menus:editLockedPrice', forStaff(Type.Boolean(), false)),
  /** The dialogs of recommendations that guests see. */
  activeDialogs: writtenWith('venues:write', forStaff(dialogsSchema, [])),
} as const satisfies SettingTable
