import { textIn } from '@brigade/domain/kit/languages.ts'
import type { SoldOutPart } from '@brigade/domain/menus/menus.sold-out-parts.ts'
import { useEffect, useRef } from 'react'
import { useSoldOut } from '#features/menus/selling/door/use-sold-out.ts'
import { dishIcon } from '#features/menus/menu-icons.ts'
import { useMarkSoldOut } from '#features/menus/menus.mutations.ts'
import styles from '#features/menus/selling/selling.module.css'
import { useSoldOutWords } from '#features/menus/selling/use-sold-out-words.ts'
import { useLanguage, useWords } from '#kit/i18n.ts'
import { useShieldMoved } from '#kit/shield-moved.ts'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorNote } from '#ui/error-note.tsx'

/** What is sold out now, each with the way back. */
export function SoldOutList({ venueId }: { venueId: number }) {
  const t = useWords('selling')
  const { parts, error, retry } = useSoldOut(venueId)
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed leaves with its row: the keyboard goes on from here.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus()
  }, [parts])
  if (!parts) return error ? <ErrorNote error={error} onRetry={retry} /> : <p role="status">{t('loading')}</p>
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {parts.length === 0 ? (
        <EmptyState icon={dishIcon} title={t('none')} text={t('noneText')} />
      ) : (
        <Rows parts={parts} />
      )}
    </div>
  )
}

function Rows({ parts }: { parts: readonly SoldOutPart[] }) {
  const t = useWords('selling')
  const list = useRef<HTMLUListElement>(null)
  useShieldMoved(list)
  return (
    <section aria-label={t('now')}>
      <h3 className={styles.heading}>{t('now')}</h3>
      <ul ref={list} className={styles.list}>
        {parts.map((part) => (
          <SoldOutRow key={`${part.kind} ${part.id} ${part.optionId ?? ''}`} part={part} />
        ))}
      </ul>
    </section>
  )
}

function SoldOutRow({ part }: { part: SoldOutPart }) {
  const t = useWords('selling')
  const language = useLanguage()
  const untilWhen = useSoldOutWords()
  const { mutate, isPending } = useMarkSoldOut()
  const { kind, id, optionId, soldOut } = part
  const name = textIn(part.name, language)

  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.fact}>
          {kind === 'item' ? null : `${t('of', { name: textIn(part.itemName, language) })} · `}
          {untilWhen(soldOut)}
        </p>
      </div>
      <BigButton
        kind="quiet"
        isBusy={isPending}
        aria-label={t('backOf', { name })}
        onClick={() => mutate({ kind, id, ...(optionId !== null && { optionId }), for: 'back' })}
      >
        {t('back')}
      </BigButton>
    </li>
  )
}
