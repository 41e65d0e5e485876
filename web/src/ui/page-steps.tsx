import { pageLimits } from '@brigade/domain/kit/paging.ts'
import { useEffect } from 'react'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { backIcon, forwardIcon } from '#ui/icon-paths.ts'
import { shownPages } from '#ui/shown-pages.ts'
import stack from '#ui/stack.module.css'
import styles from '#ui/page-steps.module.css'

type PageStepsProps = {
  page: number
  pageSize: number
  total: number
  /** The total number in words; left out where it is elsewhere on the screen. */
  totalText?: string | undefined
  /** True if the shown records are the earlier ones, while others are loading. */
  isBusy: boolean
  onPage: (page: number) => void
}

/** Renders links to the pages of a list, below it; of one page only the total. */
export function PageSteps({ page, pageSize, total, totalText, isBusy, onPage }: PageStepsProps) {
  const t = useTranslations('ui')
  const { number } = useFormats()
  const shownAtMost = Math.min(total, pageLimits.deepest)
  const last = Math.max(1, Math.ceil(shownAtMost / pageSize))
  // The records of the page may have been removed while it was shown.
  useEffect(() => {
    if (!isBusy && page > last) onPage(last)
  }, [isBusy, last, onPage, page])
  const totalNote = totalText === undefined ? null : <p className={styles.total}>{totalText}</p>
  if (last === 1) return totalNote && <div className={`${styles.steps} ${stack.row1}`}>{totalNote}</div>
  return (
    <nav className={`${styles.steps} ${stack.row1}`} aria-label={t('pages.label')}>
      {totalNote}
      <Step label={t('pages.prev')} icon={backIcon} onPress={page > 1 ? () => onPage(page - 1) : undefined} />
      {shownPages({ page, last }).map((shown) =>
        typeof shown === 'number' ? (
          <button
            key={shown}
            type="button"
            className={styles.page}
            aria-label={t('pages.page', { page: number(shown) })}
            aria-current={shown === page ? 'page' : undefined}
            onClick={() => onPage(shown)}
          >
            {number(shown)}
          </button>
        ) : (
          <span key={shown} className={styles.gap} aria-hidden>
            …
          </span>
        ),
      )}
      <Step label={t('pages.next')} icon={forwardIcon} onPress={page < last ? () => onPage(page + 1) : undefined} />
    </nav>
  )
}

/**
 * Renders a step to another page. At the end of the list it stays enabled: a disabled one would lose the focus of the
 * person who has just pressed it.
 */
function Step({ label, icon, onPress }: { label: string; icon: string; onPress: (() => void) | undefined }) {
  return (
    <button
      type="button"
      className={styles.page}
      aria-label={label}
      aria-disabled={onPress ? undefined : true}
      onClick={onPress}
    >
      <Icon path={icon} size={16} isDirectional />
    </button>
  )
}
