import { createFormats } from '#kit/formats/formats.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { readName } from '#kit/i18n/read-name.ts'
import { useSession } from '#kit/calls/session.ts'
import type { ShownPause } from '#features/pausing/public/use-pauses.ts'

/**
 * Returns a function that says what is paused, and until when on the venue's clock. People who see all venues read
 * which one.
 */
export function usePauseText(): (shown: ShownPause) => string {
  const t = useTranslations('pausing')
  const language = useLanguage()
  const { venue: own } = useSession()
  return ({ venue: { name, currency, timeZone }, pause: { menuName, until } }) => {
    const time = until === null ? '' : createFormats({ language, currency, timeZone }).time(until)
    const said = { venue: name, menu: (menuName && readName(menuName)) ?? '', time }
    const subject = menuName ? 'menu' : 'venue'
    const place = own ? subject : (`${subject}At` as const)
    return t(until === null ? `line.${place}Open` : `line.${place}`, said)
  }
}
