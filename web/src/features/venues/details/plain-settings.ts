import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import { venueSchema } from '@brigade/domain/venues/venues.schema.ts'
import type { WritableSetting } from '@brigade/domain/venues/venues.writes.ts'
import type { SetupTask } from '#features/venues/public/setup-slot.ts'

export type NumberLimits = { least: number; most: number }

/** The kind of a setting's value, which determines its control. Amounts are in the venue's currency. */
type SettingKind =
  | { is: 'switch' | 'kind' | 'text' | 'currency' | 'timeZone' | 'hour' | 'dialogs' | 'lateAfter' }
  | { is: 'whole'; unit?: 'percent' }
  | { is: 'percent' }
  | { is: 'amount'; isOptional?: true }

export type PlainSettingRow = { task: SetupTask } & SettingKind

/**
 * The settings of a venue that are changed in its settings themselves, in the order in which they are shown. All others
 * have a screen or form of their feature, which names them (`setupSlot`).
 */
export const plainSettings = {
  name: { task: 'venue', is: 'text' },
  isRestaurant: { task: 'venue', is: 'kind' },
  currency: { task: 'venue', is: 'currency' },
  timeZone: { task: 'venue', is: 'timeZone' },
  nightHour: { task: 'venue', is: 'hour' },
  isReloadPopup: { task: 'venue', is: 'switch' },
  canReceiveOrder: { task: 'ordering', is: 'switch' },
  lateAfterMinutes: { task: 'ordering', is: 'lateAfter' },
  isOpenTableOption: { task: 'ordering', is: 'switch' },
  serviceFee: { task: 'ordering', is: 'percent' },
  coversAmount: { task: 'ordering', is: 'amount' },
  ordersAMinute: { task: 'ordering', is: 'whole' },
  piecesALine: { task: 'ordering', is: 'whole' },
  confirmAbove: { task: 'ordering', is: 'amount', isOptional: true },
  largestTipPercent: { task: 'ordering', is: 'whole', unit: 'percent' },
  biLingual: { task: 'menu', is: 'switch' },
  hasArabic: { task: 'menu', is: 'switch' },
  hasGerman: { task: 'menu', is: 'switch' },
  hasItalian: { task: 'menu', is: 'switch' },
  hasRussian: { task: 'menu', is: 'switch' },
  hasFrench: { task: 'menu', is: 'switch' },
  hasKurdish: { task: 'menu', is: 'switch' },
  isDiscountedPrice: { task: 'menu', is: 'switch' },
  isPriceLocked: { task: 'menu', is: 'switch' },
  activeDialogs: { task: 'menu', is: 'dialogs' },
  confirmsMailConsent: { task: 'service', is: 'switch' },
  isOnlinePayment: { task: 'payments', is: 'switch' },
  isReciptPrintingOnly: { task: 'printing', is: 'switch' },
  isPassphrase: { task: 'access', is: 'switch' },
} as const satisfies Partial<Record<WritableSetting, PlainSettingRow>>

export type PlainSetting = keyof typeof plainSettings

/** The stages of an order that have a limit of their own. */
export const lateStages = ['queue', 'change', 'pass', 'delivered'] as const

/** Returns the limits of a number, which are those of the contract; null for other kinds. */
export function limitsOf(name: PlainSetting): NumberLimits | null {
  const schema = numberIn(venueSchema.properties[name])
  return schema && { least: schema.minimum, most: schema.maximum }
}

/** Returns the number among the shapes of a value, which may also be null. */
function numberIn(schema: object): { minimum: number; maximum: number } | null {
  if (hasFields(schema) && typeof schema.minimum === 'number' && typeof schema.maximum === 'number') {
    return { minimum: schema.minimum, maximum: schema.maximum }
  }
  const shapes = hasFields(schema) && Array.isArray(schema.anyOf) ? schema.anyOf : []
  return shapes.map(numberIn).find((found) => found !== null) ?? null
}
