import { textIn } from '@brigade/domain/kit/languages.ts'
import type { MainOption, SubOption } from '@brigade/domain/menus/menus.recommendations.ts'
import type { DialogParts } from '#features/recommendations/parts/dialog-tools.tsx'
import { useRemoveOption } from '#features/recommendations/write-recommendations.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { RemovalQuestion } from '#ui/record-form/removal-question.tsx'

type OptionRemovalProps = {
  kind: 'main' | 'sub'
  option: MainOption | SubOption
  parts: DialogParts
  onClose: () => void
}

/** Asks before an option is deleted, and says how many items lose it. */
export function OptionRemoval({ kind, option, parts, onClose }: OptionRemovalProps) {
  const t = useTranslations('recommendations')
  const language = useLanguage()
  const remove = useRemoveOption()
  const { id } = option
  const gone = kind === 'sub' ? [id] : parts.subs.filter(({ mainOptionId }) => mainOptionId === id).map((sub) => sub.id)
  const tagged = parts.items.filter(
    ({ mainOptionId, subOptionId }) =>
      subOptionId.some((each) => gone.includes(each)) || (kind === 'main' && mainOptionId.includes(id)),
  )
  const lines = [
    ...(kind === 'main' && gone.length > 0 ? [t('removeSubs')] : []),
    ...(tagged.length > 0 ? [t('removeItems', { count: tagged.length })] : []),
  ]
  return (
    <RemovalQuestion
      title={t('removeQuestion')}
      confirmLabel={t('removeAct')}
      name={textIn(option.name, language)}
      text={lines.length > 0 ? lines.join(' ') : undefined}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ kind, id }, { onSettled: onClose })}
      onCancel={onClose}
    />
  )
}
