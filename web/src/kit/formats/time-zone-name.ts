import type { Language } from '@brigade/domain/kit/languages.ts'
import { partsOf } from '#kit/i18n/i18n.ts'

/** Returns the name of a clock: `Gulf Standard Time`. Languages unknown to browsers get its distance: `GMT+4`. */
export function timeZoneName(timeZone: string, language: Language): string {
  const isUnknown = partsOf(language)?.ownFormats !== undefined
  const format = new Intl.DateTimeFormat(isUnknown ? 'en' : language, {
    timeZone,
    timeZoneName: isUnknown ? 'shortOffset' : 'longGeneric',
  })
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
