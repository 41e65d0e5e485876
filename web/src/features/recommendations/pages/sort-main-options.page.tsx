import { textIn } from '@brigade/domain/kit/languages.ts'
import { recommendationDialogs } from '@brigade/domain/menus/menus.tags.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { mainOptions } from '#features/menus/menus.queries.ts'
import { dialogAddress } from '#features/recommendations/recommendations-address.ts'
import { saveOrderOfOptions } from '#features/recommendations/write-recommendations.ts'
import { SortScreen } from '#features/sorting/public/sort-screen.tsx'
import { oneVenue } from '#features/venues/venues.queries.ts'
import { useAddressFilter } from '#kit/address/use-address.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { BackLink } from '#ui/back-link.tsx'

/** Sorts the main options of a dialog: guests see them in this order. */
export function SortMainOptionsPage() {
  const t = useTranslations('recommendations')
  const inMenu = useTranslations('menuItems')
  const language = useLanguage()
  const venueId = Number(useParams().rid)
  const { data: venue } = useQuery(oneVenue(venueId))
  const { data, error, refetch } = useQuery(mainOptions(venueId))
  const [named, choose] = useAddressFilter('dialog', recommendationDialogs)
  const dialogs = recommendationDialogs.filter(
    (dialog) => venue?.activeDialogs.includes(dialog) || data?.some((option) => option.dialog === dialog),
  )
  const dialog = named ?? dialogs[0] ?? 'starter'
  const records = useMemo(
    () =>
      data?.filter((option) => option.dialog === dialog).map(({ id, name }) => ({ id, name: textIn(name, language) })),
    [data, dialog, language],
  )
  const backTo = dialogAddress(venueId, dialog)
  const lists = dialogs.map((each) => ({
    id: recommendationDialogs.indexOf(each),
    name: inMenu(`dialogs.${each}`),
    count: data?.filter((option) => option.dialog === each).length ?? 0,
  }))
  return (
    <SortScreen
      key={dialog}
      title={t('screens.sortMain')}
      trail={<BackLink to={backTo}>{t('screens.recommendations')}</BackLink>}
      of={venue?.name}
      list={{ data: records, error, refetch }}
      save={(ids) => saveOrderOfOptions({ restaurantId: venueId, dialog, ids })}
      backTo={backTo}
      among={{
        label: t('sortDialog'),
        lists,
        chosen: recommendationDialogs.indexOf(dialog),
        onChoose: (index) => choose(recommendationDialogs[index]),
      }}
    />
  )
}
