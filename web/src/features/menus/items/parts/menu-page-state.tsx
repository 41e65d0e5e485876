import type { ReactNode } from 'react'
import { toApiError } from '#kit/api-error.ts'
import { useWords } from '#kit/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorNote } from '#ui/error-note.tsx'
import { searchIcon } from '#ui/first-icon-paths.ts'
import { Page } from '#ui/page.tsx'
import { Waiting } from '#ui/waiting.tsx'

type Fetched = { data: unknown; error: unknown; refetch: () => unknown }

/** What stands where a page will, until the records that it is about are there, or when they are not to be had. */
export function MenuPageState({ queries, children }: { queries: readonly Fetched[]; children: ReactNode }) {
  const t = useWords('menuItems')
  const failed = queries.find(({ data, error }) => error && !data)
  if (failed && toApiError(failed.error).code === 404) {
    return (
      <Page title={t('unknown.title')}>
        <EmptyState icon={searchIcon} title={t('unknown.what')} text={t('unknown.text')} />
      </Page>
    )
  }
  if (failed) {
    return (
      <Page title={t('screens.items')}>
        <ErrorNote error={failed.error} onRetry={() => void failed.refetch()} />
      </Page>
    )
  }
  return children ?? <Waiting />
}
