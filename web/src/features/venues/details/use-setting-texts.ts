import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { hourText } from '#kit/formats/hour-text.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import {
  lateStages,
  type PlainSetting,
  plainSettings,
  type PlainSettingRow,
} from '#features/venues/details/plain-settings.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'

/** Returns a function that says the value of a setting in words. */
export function useSettingTexts(venue: Venue): (name: PlainSetting, value?: unknown) => string {
  const t = useTranslations('venueDetails')
  const { money, minutes, number } = useVenueFormats(venue)
  const texts: Record<PlainSettingRow['is'], (value: unknown) => string> = {
    switch: (value) => t(value === true ? 'on' : 'off'),
    kind: (value) => t(value === true ? 'kinds.restaurant' : 'kinds.hotel'),
    text: String,
    currency: String,
    timeZone: String,
    hour: (value) => hourText(Number(value)),
    whole: (value) => number(Number(value)),
    percent: (value) => `${number(Number(value))}%`,
    amount: (value) => (typeof value === 'number' ? money(value) : t('usual')),
    dialogs: (value) => (Array.isArray(value) && value.length > 0 ? number(value.length) : t('none')),
    lateAfter: (value) =>
      Object.entries(value ?? {})
        .map(([stage, each]) => `${isOneOf(lateStages, stage) ? t(`stages.${stage}`) : stage} ${minutes(Number(each))}`)
        .join(' · '),
  }
  return (name, value = venue[name]) => {
    const row: PlainSettingRow = plainSettings[name]
    return row.is === 'whole' && row.unit ? texts.percent(value) : texts[row.is](value)
  }
}
