import type { ReactNode } from 'react'
import { toApiError } from '#kit/calls/api-error.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorNote } from '#ui/error-note.tsx'
import { searchIcon } from '#ui/first-icon-paths.ts'
import { Page } from '#ui/page.tsx'
import { Waiting } from '#ui/waiting.tsx'

type Fetched = { data: unknown; error: unknown; refetch: () => unknown }

/** Shows a placeholder until the records of a page are loaded, or the reason why they can't be loaded. */
export function MenuPageState({ queries, children }: { queries: readonly Fetched[]; children: ReactNode }) {
  const t = useTranslations('menuItems')
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
