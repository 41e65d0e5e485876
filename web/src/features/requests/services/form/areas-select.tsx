import { useQuery } from '@tanstack/react-query'
import type { SelectProps } from 'antd'
import { tablesOfVenue } from '#features/tables/tables.queries.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'

type AreasSelectProps = SelectProps<string[]> & { venueId: number }

/** Renders a choice of the areas of a venue's tables or rooms; none means all of them. */
export function AreasSelect({ venueId, ...select }: AreasSelectProps) {
  const t = useTranslations('guestServices')
  const tables = useQuery(tablesOfVenue(venueId))
  const areas = new Set(tables.data?.flatMap(({ area }) => area ?? []))
  return (
    <ChoiceSelect
      {...select}
      mode="multiple"
      loading={tables.isPending}
      placeholder={t('form.allAreas')}
      options={[...areas].map((area) => ({ value: area, label: area }))}
    />
  )
}
