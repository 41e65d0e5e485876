import { textIn } from '@brigade/domain/kit/languages.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { BackLink } from '#ui/back-link.tsx'
import { marketingAddress } from '#features/marketing/marketing-address.ts'
import { atVenue } from '#features/venues/public/at-venue.ts'
import { promotionsOfVenue } from '#features/marketing/marketing.queries.ts'
import { saveOrderOfPromotions } from '#features/marketing/write-promotions.ts'
import { SortScreen } from '#features/sorting/public/sort-screen.tsx'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'

/** Puts promotions into order by hand: guests see them in this order. */
export function SortPromotionsPage() {
  const t = useTranslations('marketing')
  const language = useLanguage()
  const { venue, venues, error, retry } = useChosenVenue()
  const promotions = useQuery(promotionsOfVenue(venue?.id ?? null))
  const backTo = atVenue(marketingAddress, venues && venue ? venue.id : null)
  const records = useMemo(
    () => promotions.data?.map(({ id, title, isActive }) => ({ id, name: textIn(title, language), isOff: !isActive })),
    [promotions.data, language],
  )
  return (
    <SortScreen
      title={t('screens.sort')}
      trail={<BackLink to={backTo}>{t('screens.marketing')}</BackLink>}
      of={venues ? venue?.name : undefined}
      list={
        venue
          ? { data: records, error: promotions.error, refetch: promotions.refetch }
          : { data: undefined, error, refetch: retry }
      }
      save={(ids) => saveOrderOfPromotions({ restaurantId: venue?.id ?? 0, ids })}
      backTo={backTo}
    />
  )
}
