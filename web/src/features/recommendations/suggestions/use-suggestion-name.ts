import { textIn } from '@brigade/domain/kit/languages.ts'
import type { Suggestion } from '@brigade/domain/recommendations/suggestions.schema.ts'
import { useMemo } from 'react'
import type { TaggedItem } from '#features/recommendations/recommendations.queries.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'

/** Returns a function that names a suggestion by its items, or its item and its dialog. */
export function useSuggestionName(items: readonly TaggedItem[]): (suggestion: Suggestion) => string {
  const t = useTranslations('recommendations')
  const inMenu = useTranslations('menuItems')
  const language = useLanguage()
  const known = useMemo(() => new Map(items.map(({ id, name }) => [id, name])), [items])
  return ({ recommendedItemId, itemId, dialog }) => {
    const nameOf = (id: number) => {
      const name = known.get(id)
      return name ? textIn(name, language) : t('deletedItem')
    }
    const item = nameOf(recommendedItemId)
    if (itemId !== null) return t('pair', { item, other: nameOf(itemId) })
    return dialog === null ? item : t('tag', { item, dialog: inMenu(`dialogs.${dialog}`) })
  }
}
