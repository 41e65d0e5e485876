import { isOverdue } from '@brigade/domain/requests/requests.rules.ts'
import { useTimed } from '#kit/device/clock.ts'
import { wholeName } from '#kit/formats/whole-name.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useRequestWords } from '#features/requests/request-words.ts'
import type { RequestCall } from '#features/requests/request-calls.ts'

/** Returns the title of a request's pop-up, and whether it is late. A late one begins with its room and what it wants. */
export function useRequestTitle(call: RequestCall): { title: string; isLate: boolean } {
  const t = useTranslations('requests')
  const { typeOf } = useRequestWords()
  const { requestType, table } = call.request
  const isLateNow = useTimed((now) => isOverdue(call.request, now))
  const isLate = call.isOverdue || isLateNow
  const type = typeOf(call.request)
  const title = isLate
    ? t(`popups.late.${requestType}`, { table: wholeName(table), type })
    : t(`popups.title.${requestType}`)
  return { title, isLate }
}
