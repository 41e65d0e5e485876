import { Type } from '@sinclair/typebox'
import { forEverybody, forStaff, type Settings } from '../kit/settings.ts'

/** What a venue says of its menus: in which languages, and what may be done with prices. */
export const menuSettings = {
  isDiscountedPrice: forEverybody(Type.Boolean(), false),
  biLingual: forEverybody(Type.Boolean(), false),
  hasArabic: forEverybody(Type.Boolean(), true),
  hasGerman: forEverybody(Type.Boolean(), false),
  hasItalian: forEverybody(Type.Boolean(), false),
  hasRussian: forEverybody(Type.Boolean(), false),
  hasFrench: forEverybody(Type.Boolean(), false),
  hasKurdish: forEverybody(Type.Boolean(), false),
  isPriceLocked: forStaff(Type.Boolean(), false),
  /** Which dialogs of recommendations guests are asked. */
  activeDialogs: forStaff(Type.Array(Type.String()), []),
} as const satisfies Settings
