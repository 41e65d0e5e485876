import { textIn } from '@brigade/domain/kit/languages.ts'
import type { SoldOut } from '@brigade/domain/menus/menus.sold-out.ts'
import type { MarkSoldOut } from '@brigade/domain/menus/menus.writes.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { groupsOfItem, sidesOfItem } from '#features/menus/menus.queries.ts'
import { MarkChoices } from '#features/menus/selling/mark-choices.tsx'
import { SoldOutTag } from '#features/menus/selling/sold-out-tag.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/menus/selling/selling.module.css'
import type { SellingItem } from '#features/menus/selling/sold-out.queries.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { ErrorNote } from '#ui/error-note.tsx'

/** Shows the sides and options of a dish, each to be marked separately. */
export function FoundParts({ item }: { item: SellingItem }) {
  const t = useTranslations('selling')
  const language = useLanguage()
  const sides = useQuery(sidesOfItem(item.id))
  const groups = useQuery(groupsOfItem(item.id))
  const error = sides.error ?? groups.error
  if (error) {
    const retry = () => void Promise.all([sides.refetch(), groups.refetch()])
    return <ErrorNote error={error} onRetry={retry} />
  }
  if (!sides.data || !groups.data) return <p role="status">{t('loading')}</p>
  if (sides.data.length === 0 && groups.data.length === 0) return <p className={font.note}>{t('noParts')}</p>
  return (
    <>
      {sides.data.length > 0 ? (
        <Parts title={t('sides')}>
          {sides.data.map(({ id, name, soldOut }) => (
            <Part key={id} kind="side" id={id} name={textIn(name, language)} soldOut={soldOut} />
          ))}
        </Parts>
      ) : null}
      {groups.data.map(({ id, groupName, modifiersList }) => (
        <Parts key={id} title={textIn(groupName, language)}>
          {modifiersList.map(({ _id, name, soldOut }) => (
            <Part key={_id} kind="option" id={id} optionId={_id} name={textIn(name, language)} soldOut={soldOut} />
          ))}
        </Parts>
      ))}
    </>
  )
}

function Parts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={`${styles.parts} ${stack.column}`}>{children}</ul>
    </section>
  )
}

type PartProps = Omit<MarkSoldOut, 'for'> & { name: string; soldOut: SoldOut }

function Part(part: PartProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li>
      <button
        type="button"
        className={`${styles.opener} ${stack.cluster}`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <bdi>{part.name}</bdi>
        <SoldOutTag soldOut={part.soldOut} />
      </button>
      {isOpen ? <MarkChoices {...part} /> : null}
    </li>
  )
}
