import { textIn } from '@brigade/domain/kit/languages.ts'
import type { SoldOutPart } from '@brigade/domain/menus/menus.sold-out-parts.ts'
import { useEffect, useRef, useState } from 'react'
import { useSoldOut } from '#features/menus/selling/public/use-sold-out.ts'
import { useMarkSoldOut } from '#features/menus/menus.mutations.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/menus/selling/selling.module.css'
import { useSoldOutText } from '#features/menus/selling/use-sold-out-text.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { ErrorNote } from '#ui/error-note.tsx'

/**
 * Shows what is sold out, each with a button that makes it available. Items that are marked while the list is open join it
 * when it is opened again: above the menu, it would push the next dish under the finger.
 */
export function SoldOutList({ venueId }: { venueId: number }) {
  const t = useTranslations('selling')
  const { parts, error, retry } = useSoldOut(venueId)
  const place = useRef<HTMLDivElement>(null)
  const [listed, setListed] = useState<ReadonlySet<string>>()
  if (parts && !listed) setListed(new Set(parts.map(keyOf)))
  const shown = parts?.filter((part) => listed?.has(keyOf(part)) ?? true)
  // The pressed button is removed with its row, so the keyboard focus moves here.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus()
  }, [parts])
  if (!shown) return error ? <ErrorNote error={error} onRetry={retry} /> : <p role="status">{t('loading')}</p>
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {shown.length === 0 ? (
        <p className={font.note}>{parts?.length ? t('buttonCount', { count: parts.length }) : t('none')}</p>
      ) : (
        <Rows parts={shown} />
      )}
    </div>
  )
}

function Rows({ parts }: { parts: readonly SoldOutPart[] }) {
  const t = useTranslations('selling')
  return (
    <section aria-label={t('now')}>
      <h3 className={styles.heading}>{t('now')}</h3>
      <ul className={stack.column}>
        {parts.map((part) => (
          <SoldOutRow key={keyOf(part)} part={part} />
        ))}
      </ul>
    </section>
  )
}

function keyOf({ kind, id, optionId }: SoldOutPart): string {
  return `${kind} ${id} ${optionId ?? ''}`
}

function SoldOutRow({ part }: { part: SoldOutPart }) {
  const t = useTranslations('selling')
  const language = useLanguage()
  const untilWhen = useSoldOutText()
  const { mark, marking } = useMarkSoldOut()
  const { kind, id, optionId, soldOut } = part
  const name = textIn(part.name, language)

  return (
    <li className={`${styles.row} ${stack.cluster}`}>
      <div className={styles.what}>
        <p className={font.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={font.note}>
          {kind === 'item' ? null : `${t('of', { name: textIn(part.itemName, language) })} · `}
          {untilWhen(soldOut)}
        </p>
      </div>
      <BigButton
        kind="quiet"
        isBusy={marking !== undefined}
        aria-label={t('backOf', { name })}
        onClick={() => mark({ kind, id, ...(optionId !== null && { optionId }), for: 'back' })}
      >
        {t('back')}
      </BigButton>
    </li>
  )
}
