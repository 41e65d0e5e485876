import { createFormats } from '#kit/formats/formats.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { readName } from '#kit/i18n/read-name.ts'
import type { ShownPause } from '#features/pausing/public/use-pauses.ts'

/** Returns a function that says what is paused, and until when on the venue's clock. */
export function usePauseText(): (shown: ShownPause) => string {
  const t = useTranslations('pausing')
  const language = useLanguage()
  return ({ venue: { currency, timeZone }, pause: { menuName, until } }) => {
    const menu = menuName && readName(menuName)
    if (until === null) return menu ? t('line.menuOpen', { menu }) : t('line.venueOpen')
    const time = createFormats({ language, currency, timeZone }).time(until)
    return menu ? t('line.menu', { menu, time }) : t('line.venue', { time })
  }
}
