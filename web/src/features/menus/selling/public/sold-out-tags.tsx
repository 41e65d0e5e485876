import { textIn } from '@brigade/domain/kit/languages.ts'
import type { SoldOutPart } from '@brigade/domain/menus/menus.sold-out-parts.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { StateTag } from '#ui/state-tag.tsx'

/** Shows what is no longer available of an order's line: the dish itself, or some of its sides and options. */
export function SoldOutTags({ parts }: { parts: readonly SoldOutPart[] }) {
  const t = useTranslations('selling')
  const language = useLanguage()
  return parts.map(({ kind, id, optionId, name }) => (
    <StateTag
      key={`${kind} ${id} ${optionId ?? ''}`}
      tone="red"
      label={kind === 'item' ? t('title') : t('titleOf', { name: textIn(name, language) })}
    />
  ))
}
