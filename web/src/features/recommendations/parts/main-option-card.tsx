import { textIn } from '@brigade/domain/kit/languages.ts'
import type { MainOption } from '@brigade/domain/menus/menus.recommendations.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { DialogParts, DialogTool } from '#features/recommendations/parts/dialog-tools.tsx'
import { SubOptionRow } from '#features/recommendations/parts/sub-option-row.tsx'
import { sortSubAddress } from '#features/recommendations/recommendations-address.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { addIcon, deleteIcon, editIcon, commentIcon, sortIcon } from '#ui/icon-paths.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import { ToolButton, ToolRow } from '#ui/tool-button.tsx'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/recommendations/parts/dialog-editor.module.css'

type MainOptionCardProps = {
  venue: Venue
  main: MainOption
  parts: DialogParts
  onOpen: (tool: DialogTool, id: number) => void
}

/** Shows a main option with its sub options. One without an item is marked. */
export function MainOptionCard({ venue, main, parts, onOpen }: MainOptionCardProps) {
  const t = useTranslations('recommendations')
  const language = useLanguage()
  const name = textIn(main.name, language)
  const subs = parts.subs.filter(({ mainOptionId }) => mainOptionId === main.id)
  const finer = parts.finer.find(({ mainOptionId }) => mainOptionId === main.id)
  const hasItems = parts.items.some(
    ({ recommendationCategory, subOptionId }) =>
      recommendationCategory === main.dialog && subs.some(({ id }) => subOptionId.includes(id)),
  )
  return (
    <section className={`${styles.card} ${stack.column2} ${surface.card}`} aria-label={name}>
      <div className={`${stack.cluster2} ${stack.spread}`}>
        <h2 className={`${stack.row2} ${font.name}`}>
          <bdi>{name}</bdi>
          {hasItems ? null : <StateTag tone="amber" label={t('noItems')} />}
        </h2>
        <ToolRow>
          <ToolButton icon={editIcon} label={t('editOf', { name })} onClick={() => onOpen('main', main.id)} />
          <ToolButton icon={commentIcon} label={t('questionOf', { name })} onClick={() => onOpen('finer', main.id)} />
          <ToolButton icon={deleteIcon} label={t('deleteOf', { name })} onClick={() => onOpen('deleteMain', main.id)} />
        </ToolRow>
      </div>
      <p className={font.soft}>
        {t('finer')}: {finer ? <bdi>{textIn(finer.name, language)}</bdi> : t('noFiner')}
      </p>
      {subs.length === 0 ? (
        <p className={font.soft}>{t('noSubs')}</p>
      ) : (
        <ul className={styles.subs}>
          {subs.map((sub) => (
            <SubOptionRow
              key={sub.id}
              main={main}
              sub={sub}
              siblings={subs.map(({ id }) => id)}
              items={parts.items}
              onOpen={onOpen}
            />
          ))}
        </ul>
      )}
      <div className={stack.cluster2}>
        <ToolButton icon={addIcon} label={`${t('addSub')}: ${name}`} onClick={() => onOpen('addSub', main.id)}>
          {t('addSub')}
        </ToolButton>
        {subs.length > 1 ? (
          <LinkButton icon={sortIcon} aria-label={t('sortSubsOf', { name })} to={sortSubAddress(venue.id, main.id)}>
            {t('sort')}
          </LinkButton>
        ) : null}
      </div>
    </section>
  )
}
