import type { Language } from '@brigade/domain/kit/languages.ts'
import { answersText } from '@brigade/domain/requests/service-answers.rules.ts'
import { ownTextIn } from '@brigade/domain/requests/service-forms.rules.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { useMemo } from 'react'
import { wholeName } from '#kit/formats/whole-name.ts'
import { type Translate, useLanguage, useTranslations } from '#kit/i18n/i18n.ts'

type Named = Pick<GuestRequest, 'requestType' | 'serviceLabel'>

/** Returns what a request wants in words: of one of the venue's own, the name that it had when it was made. */
function typeTextOf({ requestType, serviceLabel }: Named, t: Translate<'requests'>, language: Language): string {
  return (serviceLabel && ownTextIn(serviceLabel, language)) || t(`types.${requestType}`)
}

/** Returns the answers to the questions of a request in one line; empty without any. */
function answersTextOf(
  { answers }: Pick<GuestRequest, 'answers'>,
  t: Translate<'requests'>,
  language: Language,
): string {
  return answersText(answers ?? [], language, { yes: t('answers.yes'), no: t('answers.no') })
}

/** Returns functions that put a request into words, in the language of the interface. */
export function useRequestWords() {
  const t = useTranslations('requests')
  const language = useLanguage()
  return useMemo(() => {
    const typeOf = (request: Named) => typeTextOf(request, t, language)
    const answersOf = (request: Pick<GuestRequest, 'answers'>) => answersTextOf(request, t, language)

    /** Returns a request as a sentence, with the answers. Names of tables are kept in one piece where they are shown. */
    function sentenceOf(request: GuestRequest, { isShown = true } = {}): string {
      const table = isShown ? wholeName(request.table) : request.table
      const sentence = t(`popups.text.${request.requestType}`, {
        orderId: request.orderId ?? 0,
        table,
        type: typeOf(request),
      })
      const answers = answersOf(request)
      return answers === '' ? sentence : `${sentence} ${answers}`
    }

    /** Returns what a request wants, for places that have its room already. */
    function shortOf(request: GuestRequest): string {
      const short = t(`popups.short.${request.requestType}`, { type: typeOf(request) })
      return request.orderId === null ? short : `${short} · \u2066#${request.orderId}\u2069`
    }

    return { typeOf, answersOf, sentenceOf, shortOf }
  }, [t, language])
}

/** Returns a function with the words of a request of the venue's own that a search finds: its name and its answers. */
export function useSearchedWords(): (request: GuestRequest) => string {
  const { typeOf, answersOf } = useRequestWords()
  return (request) => `${typeOf(request)} ${answersOf(request)}`
}
