import { textIn } from '@brigade/domain/kit/languages.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { mainOptions } from '#features/menus/menus.queries.ts'
import { dialogAddress, recommendationsAddress } from '#features/recommendations/recommendations-address.ts'
import { subOptionsOfVenue } from '#features/recommendations/recommendations.queries.ts'
import { saveOrderOfOptions } from '#features/recommendations/write-recommendations.ts'
import { SortScreen } from '#features/sorting/public/sort-screen.tsx'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { BackLink } from '#ui/back-link.tsx'

/** Sorts the sub options of a main option: guests see them in this order. */
export function SortSubOptionsPage() {
  const t = useTranslations('recommendations')
  const language = useLanguage()
  const params = useParams()
  const venueId = Number(params.rid)
  const mainOptionId = Number(params.id)
  const mains = useQuery(mainOptions(venueId))
  const subs = useQuery(subOptionsOfVenue(venueId))
  const main = mains.data?.find(({ id }) => id === mainOptionId)
  const records = useMemo(
    () =>
      subs.data
        ?.filter((sub) => sub.mainOptionId === mainOptionId)
        .map(({ id, name }) => ({ id, name: textIn(name, language) })),
    [subs.data, mainOptionId, language],
  )
  const backTo = main ? dialogAddress(venueId, main.dialog) : recommendationsAddress
  return (
    <SortScreen
      title={t('screens.sortSub')}
      trail={<BackLink to={backTo}>{t('screens.recommendations')}</BackLink>}
      of={main && textIn(main.name, language)}
      list={{ data: records, error: subs.error, refetch: subs.refetch }}
      save={(ids) => saveOrderOfOptions({ restaurantId: venueId, mainOptionId, ids })}
      backTo={backTo}
    />
  )
}
