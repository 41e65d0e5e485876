import { Type } from '@sinclair/typebox'
import { forEverybody, forStaff, type Settings } from '../kit/settings.ts'

/** The menu settings of a venue: languages and price options. */
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
  /** The dialogs of recommendations that guests see. */
  activeDialogs: forStaff(Type.Array(Type.String()), []),
} as const satisfies Settings
