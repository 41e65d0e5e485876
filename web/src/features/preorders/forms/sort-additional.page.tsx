import { textIn } from '@brigade/domain/kit/languages.ts'
import { formTextIn } from '@brigade/domain/preorders/menu-forms.rules.ts'
import type { MenuForm } from '@brigade/domain/preorders/menu-forms.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { bothLoaded } from '#features/preorders/both-loaded.ts'
import { formAddress } from '#features/preorders/preorders-address.ts'
import { saveOrderOfItems } from '#features/preorders/preorders.mutations.ts'
import { formItemsOfVenue, oneForm } from '#features/preorders/preorders.queries.ts'
import { SortScreen } from '#features/sorting/public/sort-screen.tsx'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { BackLink } from '#ui/back-link.tsx'

/** Puts the additional items of a form into order by hand: guests see them in this order. */
export function SortAdditionalPage() {
  const t = useTranslations('preorders')
  const language = useLanguage()
  const id = Number(useParams().id)
  const form = useQuery(oneForm(id))
  const items = useQuery({ ...formItemsOfVenue(form.data?.restaurantId ?? 0), enabled: form.data !== undefined })
  const records = useMemo(
    () =>
      items.data &&
      form.data?.additional.map(({ itemId }) => {
        const item = items.data.find((each) => each.id === itemId)
        return {
          id: itemId,
          name: textIn(item?.name ?? { en: `#${itemId}` }, language),
          note: undefined,
          isOff: item?.isActive === false,
        }
      }),
    [form.data, items.data, language],
  )

  async function save(of: MenuForm | undefined, ids: number[]): Promise<void> {
    if (of) await saveOrderOfItems(of, ids)
  }

  return (
    <SortScreen
      title={t('screens.sortAdditional')}
      trail={<BackLink to={formAddress(id)}>{t('screens.form')}</BackLink>}
      of={form.data && formTextIn(form.data.name, language)}
      list={bothLoaded({ ...form, data: records }, items)}
      save={(ids) => save(form.data, ids)}
      backTo={formAddress(id)}
    />
  )
}
