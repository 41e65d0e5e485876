import { textIn } from '@brigade/domain/kit/languages.ts'
import type { SoldOutPart } from '@brigade/domain/menus/menus.sold-out-parts.ts'
import { useLanguage, useWords } from '#kit/i18n.ts'
import { StateTag } from '#ui/state-tag.tsx'

/** Says of a line of an order what of it can't be had any more: the dish itself, or some of what was chosen with it. */
export function SoldOutTags({ parts }: { parts: readonly SoldOutPart[] }) {
  const t = useWords('selling')
  const language = useLanguage()
  return parts.map(({ kind, id, optionId, name }) => (
    <StateTag
      key={`${kind} ${id} ${optionId ?? ''}`}
      tone="red"
      label={kind === 'item' ? t('mark') : t('markOf', { name: textIn(name, language) })}
    />
  ))
}
