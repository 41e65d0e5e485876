import type { LocalText } from '@brigade/domain/kit/languages.ts'
import { contentLanguages } from '@brigade/domain/menus/menus.languages.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import type { Column } from '#ui/data-table.tsx'
import { StateTag } from '#ui/state-tag.tsx'

/**
 * Returns a column for each language of the venue with the records' names; the English column also says which are
 * switched off. (spec 2, §2.2 and §2.3)
 */
export function useNameColumns<T extends { isActive: boolean }>(
  venue: Venue,
  nameOf: (record: T) => LocalText,
): Column<T>[] {
  const t = useTranslations('menuItems')
  const [first, ...others] = contentLanguages(venue).map((language) => ({
    key: language,
    language,
    label: t('menus:forms.nameIn', { language: t(`menus:languages.${language}`) }),
  }))
  return [
    {
      ...first!,
      kind: 'heading',
      render: (record) => (
        <>
          <strong>{nameOf(record).en}</strong>{' '}
          {record.isActive ? null : <StateTag tone="grey" label={t('off')} isStrong />}
        </>
      ),
    },
    ...others.map((column, index): Column<T> => ({
      ...column,
      kind: 'name',
      ...(index > 0 && ({ isExtra: true, inCard: 'hidden' } as const)),
      render: (record) => nameOf(record)[column.language],
    })),
  ]
}
