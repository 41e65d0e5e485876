import { textIn } from '@brigade/domain/kit/languages.ts'
import type { MainOption, SubOption } from '@brigade/domain/menus/menus.recommendations.ts'
import { withoutOptions } from '@brigade/domain/menus/menus.without-options.ts'
import type { DialogTool } from '#features/recommendations/parts/dialog-tools.tsx'
import type { TaggedItem } from '#features/recommendations/recommendations.queries.ts'
import { taggedWith, useTagItem } from '#features/recommendations/write-recommendations.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { closeIcon, deleteIcon, editIcon } from '#ui/icon-paths.ts'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import { ToolButton, ToolRow } from '#ui/tool-button.tsx'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'
import styles from '#features/recommendations/parts/dialog-editor.module.css'

type SubOptionRowProps = {
  main: MainOption
  sub: SubOption
  /** The ids of all sub options of the main option. */
  siblings: readonly number[]
  /** All items of the venue. */
  items: readonly TaggedItem[]
  onOpen: (tool: DialogTool, id: number) => void
}

/** Shows a sub option with its items, and a search that adds more. */
export function SubOptionRow({ main, sub, siblings, items, onOpen }: SubOptionRowProps) {
  const t = useTranslations('recommendations')
  const language = useLanguage()
  const { mutate: tag, isPending } = useTagItem()
  const name = textIn(sub.name, language)
  const { dialog } = main
  const place = { dialog, mainOptionId: main.id, subOptionId: sub.id }
  const shownName = ({ name: item, isActive }: TaggedItem) =>
    isActive ? textIn(item, language) : t('itemOff', { name: textIn(item, language) })
  const isHere = ({ recommendationCategory, subOptionId }: TaggedItem) =>
    recommendationCategory === dialog && subOptionId.includes(sub.id)
  const here = items.filter(isHere)
  const addable = items.filter(
    (item) => !isHere(item) && (item.recommendationCategory === 'none' || item.recommendationCategory === dialog),
  )

  function handleRemove(item: TaggedItem): void {
    const left = siblings.filter((id) => id !== sub.id)
    tag({ item, change: withoutOptions(item, { mainOptionId: main.id, deleted: [sub.id], left }) })
  }

  return (
    <li className={`${styles.sub} ${stack.column2}`}>
      <div className={`${stack.cluster2} ${stack.spread}`}>
        <h3 className={`${stack.row2} ${font.strong}`}>
          <bdi>{name}</bdi>
          {here.length === 0 ? <StateTag tone="amber" label={t('noItems')} /> : null}
        </h3>
        <ToolRow>
          <ToolButton icon={editIcon} label={t('editOf', { name })} onClick={() => onOpen('sub', sub.id)} />
          <ToolButton icon={deleteIcon} label={t('deleteOf', { name })} onClick={() => onOpen('deleteSub', sub.id)} />
        </ToolRow>
      </div>
      {here.length > 0 ? (
        <ul className={`${styles.items} ${stack.cluster2}`} aria-label={t('items', { name })}>
          {here.map((item) => (
            <li key={item.id} className={`${styles.item} ${stack.row1}`}>
              <bdi>{shownName(item)}</bdi>
              <ToolButton
                icon={closeIcon}
                label={t('untagItem', { item: textIn(item.name, language), name })}
                isBusy={isPending}
                onClick={() => handleRemove(item)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <ChoiceSelect<number | null>
        className={styles.search}
        aria-label={t('addItemTo', { name })}
        value={null}
        showSearch
        disabled={isPending}
        optionFilterProp="label"
        placeholder={t('addItemTo', { name })}
        options={addable.map((item) => ({ value: item.id, label: shownName(item) }))}
        onChange={(id) => {
          const item = addable.find((each) => each.id === id)
          if (item) tag({ item, change: taggedWith({ item, ...place }) })
        }}
      />
    </li>
  )
}
