import type { Language } from '@brigade/domain/kit/languages.ts'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '#features/auth/public/language-switch.tsx'
import styles from '#features/auth/public/entry-frame.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'

type EntryFrameProps = {
  /** In the browser's tab. */
  title: string
  heading: string
  onLanguage: (language: Language) => void
  children: ReactNode
}

/** Renders the frame of the pages for people who are not signed in: the brand, the languages, and a card. */
export function EntryFrame({ title, heading, onLanguage, children }: EntryFrameProps) {
  const t = useTranslations('signIn')
  return (
    <div className={styles.page}>
      <title>{`${title} · Brigade`}</title>
      <aside className={styles.brand} aria-hidden="true">
        <BrandMark />
        <div className={styles.claim}>
          <p className={styles.claimTitle}>{t('claim')}</p>
          <p>{t('claimText')}</p>
        </div>
        <TicketColumns />
      </aside>
      <main className={styles.main}>
        <div className={styles.top}>
          <BrandMark />
          <LanguageSwitch onChoose={onLanguage} />
        </div>
        <div className={styles.card}>
          <h1>{heading}</h1>
          {children}
        </div>
      </main>
    </div>
  )
}

function BrandMark() {
  return (
    <div className={styles.mark}>
      <img src="/brigade.svg" alt="" width={36} height={36} />
      <span>Brigade</span>
    </div>
  )
}

/** Draws the columns of a kitchen's tickets, each in the colour of a state. */
function TicketColumns() {
  const tickets = [
    ['amber', 3],
    ['blue', 5],
    ['violet', 4],
    ['green', 2],
  ] as const
  return (
    <div className={styles.rail}>
      {tickets.map(([tone, lines]) => (
        <div key={tone} className={styles.ticket} data-tone={tone}>
          {Array.from({ length: lines }, (_, line) => (
            <span key={line} />
          ))}
        </div>
      ))}
    </div>
  )
}
