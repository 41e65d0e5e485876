import { textIn } from '@brigade/domain/kit/languages.ts'
import type { RecommendationDialog } from '@brigade/domain/menus/menus.tags.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { DialogParts, DialogTool } from '#features/recommendations/parts/dialog-tools.tsx'
import { MainOptionCard } from '#features/recommendations/parts/main-option-card.tsx'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { editIcon, ideaIcon } from '#ui/icon-paths.ts'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/recommendations/parts/dialog-editor.module.css'

type DialogEditorProps = {
  venue: Venue
  dialog: RecommendationDialog
  parts: DialogParts
  onOpen: (tool: DialogTool, id: number) => void
}

/** Shows a dialog: its question, its answers, the finer ones below each, and the items of these. */
export function DialogEditor({ venue, dialog, parts, onOpen }: DialogEditorProps) {
  const t = useTranslations('recommendations')
  const language = useLanguage()
  const heading = parts.headings.find((each) => each.dialog === dialog)
  const mains = parts.mains.filter((main) => main.dialog === dialog)
  return (
    <div className={stack.column3}>
      <section className={`${styles.card} ${stack.cluster3} ${stack.spread} ${surface.card}`} aria-label={t('heading')}>
        <div className={stack.grow}>
          <h2 className={font.note}>{t('heading')}</h2>
          {heading ? (
            <bdi className={font.name}>{textIn(heading.name, language)}</bdi>
          ) : (
            <p className={font.soft}>{t('noHeading')}</p>
          )}
        </div>
        <BigButton kind="quiet" icon={editIcon} onClick={() => onOpen('heading', 1)}>
          {t(heading ? 'editHeading' : 'addHeading')}
        </BigButton>
      </section>
      {mains.length === 0 ? <EmptyState icon={ideaIcon} title={t('empty')} text={t('emptyText')} /> : null}
      {mains.map((main) => (
        <MainOptionCard key={main.id} venue={venue} main={main} parts={parts} onOpen={onOpen} />
      ))}
    </div>
  )
}
